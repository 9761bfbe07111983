package main

import (
	"errors"
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
)

const (
	checkSynopsis = "[-length N] FILE…"
	checkAbout    = `Checks word lists: one word a line, all of one length, in lower-case letters, none
twice. Of a bad list the first problems are told.`
)

// runCheck checks the lists that the arguments name.
func runCheck(args []string, e env) error {
	set := newFlags("check", checkSynopsis, checkAbout)
	length := 0
	set.Func("length", "`LETTERS` that words must have (default: as most do)", func(s string) (err error) {
		length, err = engine.ParseLength(s)
		return err
	})
	if err := set.parse(args, e.stdout); err != nil {
		return err
	}
	if set.NArg() == 0 {
		return set.wrong(errors.New("no file is named"))
	}
	var result error
	for _, file := range set.Args() {
		if file == "" {
			return set.wrong(errors.New("a file has no name"))
		}
		l, err := listFlags{file: file, length: length}.load(e)
		if err != nil {
			reportProblems(e, err)
			result = errReported
			continue
		}
		fmt.Fprintf(e.stdout, "%s: %s of %d letters, fingerprint %s\n", file, countWords(l.Count()), l.Length(), l.Fingerprint())
	}
	return result
}

// reportProblems tells all that is known to be wrong with a list.
func reportProblems(e env, err error) {
	bad, is := errors.AsType[*badListError](err)
	list, known := errors.AsType[*lexicon.ListError](err)
	if !is || !known {
		fmt.Fprintln(e.stderr, complaint(err))
		return
	}
	for _, p := range list.Problems {
		fmt.Fprintln(e.stderr, &badListError{file: bad.file, err: p})
	}
}
