package main

import (
	"errors"
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
)

const (
	checkSynopsis = "[-length N] FILE…"
	checkAbout    = `Checks word lists: one word a line, all of the same length, in lower-case letters, no
word twice, at most 100,000 words. Of a bad list it shows the first problems.`
)

// runCheck checks the lists that the arguments name.
func runCheck(args []string, e env) error {
	set := newFlags("check", checkSynopsis, checkAbout)
	length := 0
	set.Func("length", "`LETTERS` of a word (default as most words of the file have)", func(s string) (err error) {
		length, err = engine.ParseLength(s)
		return err
	})
	if err := set.parse(args, e.stdout); err != nil {
		return err
	}
	if len(set.rest) == 0 {
		return set.wrong(errors.New("expected at least one file"))
	}
	var result error
	for _, file := range set.rest {
		if file == "" {
			return set.wrong(errors.New("a file name is empty"))
		}
		l, err := listFlags{file: file, length: length}.load(e)
		if err != nil {
			reportProblems(e, err)
			result = errReported
			continue
		}
		fmt.Fprintf(e.stdout, "%s: %s of %d letters, fingerprint %s\n", quotedLine(file), countWords(l.AnswerCount()), l.Length(), l.Fingerprint())
	}
	return result
}

// reportProblems prints all that is known to be wrong with a list.
func reportProblems(e env, err error) {
	bad, is := errors.AsType[*badListError](err)
	list, known := errors.AsType[*lexicon.ListError](err)
	if !is || !known {
		fmt.Fprintln(e.stderr, complaint(err))
		return
	}
	for _, p := range list.Problems {
		fmt.Fprintln(e.stderr, complaint(&badListError{file: bad.file, err: p}))
	}
}
