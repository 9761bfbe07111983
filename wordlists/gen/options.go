package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"ketword/wordlists/gen/internal/selection"
)

// options are what the command line asks for.
type options struct {
	packages     string // folder of the unpacked packages
	out          string // folder of the lists
	lists        string // folder of the hand-made lists
	lang         string // the only language, or ""
	length       int    // the only length in the report, or 0
	listPackages bool   // print the packages, and nothing else
	report       bool   // print a report instead of writing the lists
	sample       int    // answers to print for each length
	seed         uint64 // of the sample
	compare      string // file to compare the answers with, or ""
	first        int    // how many examples of each kind the report prints
}

func parseOptions(args []string) (options, error) {
	var o options
	flags := flag.NewFlagSet("gen", flag.ContinueOnError)
	flags.StringVar(&o.packages, "packages", "", "`folder` of the unpacked packages, made by wordlists/gen/fetch")
	flags.StringVar(&o.out, "out", "wordlists", "`folder` to write the lists into")
	flags.StringVar(&o.lists, "lists", "wordlists/gen/lists", "`folder` of the hand-made lists")
	flags.StringVar(&o.lang, "lang", "", "make the lists of this `language` only, as in en")
	flags.BoolVar(&o.listPackages, "list-packages", false, "print the packages: kind, name, version, SHA-256")
	flags.BoolVar(&o.report, "report", false, "report on the lists instead of writing them")
	flags.IntVar(&o.length, "length", 0, "report only on words of this many `letters`")
	flags.IntVar(&o.sample, "sample", 0, "report this many answers of each length, drawn at random")
	flags.Uint64Var(&o.seed, "seed", 1, "`seed` of the sample")
	flags.StringVar(&o.compare, "compare", "", "compare the answers with the words of this `file`; needs -lang and -length")
	flags.IntVar(&o.first, "first", 40, "how many examples of each kind the report prints")
	flags.SetOutput(io.Discard) // an error is printed without the usage
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		flags.SetOutput(os.Stdout)
		flags.PrintDefaults()
		os.Exit(0)
	} else if err != nil {
		return o, fmt.Errorf("%w: see -help", err)
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("unknown argument %q: see -help", flags.Arg(0))
	}
	return o, o.check()
}

func (o options) check() error {
	switch {
	case o.packages == "" && !o.listPackages:
		return errors.New("-packages is missing: wordlists/gen/fetch DIR fetches the packages")
	case o.length != 0 && (o.length < selection.Shortest || o.length > selection.Longest):
		return fmt.Errorf("-length %d: want %d to %d", o.length, selection.Shortest, selection.Longest)
	case o.compare != "" && (o.lang == "" || o.length == 0 || !o.report):
		return errors.New("-compare needs -report, -lang and -length")
	case o.sample < 0 || o.first < 0:
		return errors.New("-sample and -first must not be negative")
	}
	return nil
}
