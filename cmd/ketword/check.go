package main

import (
	"errors"
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

const (
	checkSynopsis = "[-length N] FILE…"
	checkAbout    = `Checks word lists: one word a line, all of the same length, in lower-case letters, no
word twice, at most 100,000 words. Of a bad list it shows the first problems.`
)

// runCheck checks the lists that the arguments name.
func runCheck(args []string, e cli.Env) error {
	set := cli.NewFlags(e, "check", checkSynopsis, checkAbout)
	length := 0
	set.Func("length", "`LETTERS` of a word (default as most words of the file have)", func(s string) (err error) {
		length, err = engine.ParseLength(s)
		return err
	})
	if err := set.Parse(args); err != nil {
		return err
	}
	if len(set.Rest) == 0 {
		return set.Wrong(errors.New("expected at least one file"))
	}
	var result error
	for _, file := range set.Rest {
		if file == "" {
			return set.Wrong(errors.New("a file name is empty"))
		}
		l, err := cli.ListFlags{File: file, Length: length}.Load(e)
		if err != nil {
			reportProblems(e, err)
			result = cli.ErrReported
			continue
		}
		fmt.Fprintf(e.Stdout, "%s: %s of %d letters, fingerprint %s\n", cli.QuotedLine(file), countWords(l.AnswerCount()), l.Length(), l.Fingerprint())
	}
	return result
}

// reportProblems prints all that is known to be wrong with a list.
func reportProblems(e cli.Env, err error) {
	bad, is := errors.AsType[*cli.BadListError](err)
	list, known := errors.AsType[*lexicon.ListError](err)
	if !is || !known {
		fmt.Fprintln(e.Stderr, e.Complaint(err))
		return
	}
	for _, p := range list.Problems {
		fmt.Fprintln(e.Stderr, e.Complaint(&cli.BadListError{File: bad.File, Err: p}))
	}
}
