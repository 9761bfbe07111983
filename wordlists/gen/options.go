package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"ketword/wordlists/gen/internal/crop"
)

// options are what the command line asks for.
type options struct {
	packages string // folder of the unpacked packages
	out      string // folder of the lists
	lists    string // folder of the hand-made lists
	lang     string // the only language, or ""
	length   int    // the only length of the report, or 0
	how      bool
	report   bool
	sample   int    // answers to print for each length
	seed     uint64 // of the sample
	compare  string // file to compare the answers with, or ""
	first    int    // how many words of a kind the report prints
}

func parseOptions(args []string) (options, error) {
	var o options
	flags := flag.NewFlagSet("gen", flag.ContinueOnError)
	flags.StringVar(&o.packages, "packages", "", "`folder` of the unpacked packages, made by wordlists/gen/fetch")
	flags.StringVar(&o.out, "out", "wordlists", "`folder` to write the lists into")
	flags.StringVar(&o.lists, "lists", "wordlists/gen/lists", "`folder` of the hand-made lists")
	flags.StringVar(&o.lang, "lang", "", "make this `language` alone, as in en")
	flags.BoolVar(&o.how, "how", false, "print the packages: kind, name, version, SHA-256")
	flags.BoolVar(&o.report, "report", false, "report on the lists instead of writing them")
	flags.IntVar(&o.length, "length", 0, "report on words of this many `letters` alone")
	flags.IntVar(&o.sample, "sample", 0, "report so many answers of each length, drawn at random")
	flags.Uint64Var(&o.seed, "seed", 1, "`seed` of the sample")
	flags.StringVar(&o.compare, "compare", "", "compare the answers with the words of this `file`; needs -lang and -length")
	flags.IntVar(&o.first, "first", 40, "how many examples of a kind the report prints")
	flags.SetOutput(io.Discard) // the complaint is enough, without the usage
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		flags.SetOutput(os.Stdout)
		flags.PrintDefaults()
		os.Exit(0)
	} else if err != nil {
		return o, fmt.Errorf("%w: see -help", err)
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("%q is not an option: see -help", flags.Arg(0))
	}
	return o, o.check()
}

func (o options) check() error {
	switch {
	case o.packages == "" && !o.how:
		return errors.New("-packages is missing: wordlists/gen/fetch DIR gets them")
	case o.length != 0 && (o.length < crop.Shortest || o.length > crop.Longest):
		return fmt.Errorf("-length %d: not %d to %d", o.length, crop.Shortest, crop.Longest)
	case o.compare != "" && (o.lang == "" || o.length == 0 || !o.report):
		return errors.New("-compare needs -report, -lang and -length")
	case o.sample < 0 || o.first < 0:
		return errors.New("-sample and -first are counts")
	}
	return nil
}
