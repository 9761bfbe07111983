// Package check is the command that checks word lists.
package check

import (
	"errors"
	"fmt"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/wording"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/lexicon"
)

const (
	synopsis = "[-length N] FILE…"
	about    = `Checks word lists: one word a line, all of one length, in lower-case letters, none
twice. Of a bad list the first problems are told.`
)

// ErrBad tells that a list is bad, which was told already.
var ErrBad = errors.New("a bad list")

// Run checks the lists that the arguments name.
func Run(args []string, w world.World) error {
	set := flags.New("check", synopsis, about)
	length := 0
	set.Func("length", "`LETTERS` that words must have (default: as most do)", func(s string) (err error) {
		length, err = engine.ParseLength(s)
		return err
	})
	if err := set.Parse(args, w.Out); err != nil {
		return err
	}
	if set.NArg() == 0 {
		return set.Wrong(errors.New("no file is named"))
	}
	var result error
	for _, file := range set.Args() {
		if file == "" {
			return set.Wrong(errors.New("a file has no name"))
		}
		l, err := listflags.Flags{List: file, Length: length}.Load(w.ReadFile)
		if err != nil {
			complain(w, err)
			result = ErrBad
			continue
		}
		fmt.Fprintf(w.Out, "%s: %s of %d letters, fingerprint %s\n", file, wording.Words(l.Count()), l.Length(), l.Fingerprint())
	}
	return result
}

// complain tells all that is known to be wrong with a list.
func complain(w world.World, err error) {
	bad, is := errors.AsType[*listflags.BadError](err)
	list, known := errors.AsType[*lexicon.ListError](err)
	if !is || !known {
		fmt.Fprintln(w.Errors, listflags.Sentence(err))
		return
	}
	for _, p := range list.Problems {
		fmt.Fprintln(w.Errors, listflags.Sentence(&listflags.BadError{File: bad.File, Err: p}))
	}
}
