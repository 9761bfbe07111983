package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"runtime"
	"strconv"
	"strings"
	"time"

	"ketword/engine"
	"ketword/internal/cli"
	"ketword/proofs/machines"
)

// proofFlags are the flags of the commands that prove something about every first guess of a list:
// the file, the part, and what is proved anew.
type proofFlags struct {
	out    string
	check  string
	all    bool
	sample int
	seed   *uint64 // nil for that of the certificate
	drawn  uint64
	cores  int
	part   machines.Part
	merge  bool
	parts  []string // files to merge
}

// Limits of the flags.
const (
	mostCores  = 1024
	mostSample = 10_000_000
	mostParts  = 100_000
)

// proofSynopsis is how the flags stand in a command's synopsis.
const proofSynopsis = "[-cores N] [-out FILE [-part I/N | -merge PART …]] [-check FILE [-sample N] [-seed N] | -check FILE -all]"

// addProofFlags adds the flags to a set. They have their values once [proofFlags.complete] is
// called. sample is the usual size of a sample, and things name what it is of.
func addProofFlags(set *cli.Flags, sample int, things string) *proofFlags {
	f := &proofFlags{sample: sample, cores: runtime.NumCPU()}
	cli.AddNumber(set.FlagSet, &f.cores, "cores", "work on `N` first guesses at once (default as many as there are cores)", 1, mostCores)
	set.StringVar(&f.out, "out", "", "write the certificate to `FILE`; with -check and -all what is proved anew")
	set.StringVar(&f.check, "check", "", "check the certificate in `FILE`, and prove a sample of it anew")
	set.BoolVar(&f.all, "all", false, "with -check: prove all of it anew")
	cli.AddNumber(set.FlagSet, &f.sample, "sample", fmt.Sprintf("with -check: prove `N` %s and half drawn at random (default %d)", things, sample), 0, mostSample)
	cli.AddNumber(set.FlagSet, &f.drawn, "seed", "with -check: `NUMBER` from 0 to 2^64-1 that decides which are drawn (default from the certificate's hash)", 0, math.MaxUint64)
	set.Func("part", "bound part `I/N` of the first guesses, as in 2/8, which -out keeps", func(text string) (err error) {
		f.part, err = parsePart(text)
		return err
	})
	set.BoolVar(&f.merge, "merge", false, "write the proof that the files of all parts make, which follow the flags")
	return f
}

// parsePart reads a part as I/N: its number, and how many there are.
func parsePart(text string) (machines.Part, error) {
	part, of, _ := strings.Cut(text, "/")
	i, bad := strconv.Atoi(part)
	n, worse := strconv.Atoi(of)
	if errors.Join(bad, worse) != nil || i < 1 || i > n || n > mostParts {
		return machines.Part{}, fmt.Errorf("%q: want I/N, as in 2/8, with N up to %d", text, mostParts)
	}
	return machines.Part{Number: i, Of: n}, nil
}

// complete takes what follows the flags, and returns an error if some can't go together.
func (f *proofFlags) complete(set *cli.Flags) error {
	if set.Given()["seed"] {
		f.seed = &f.drawn
	}
	f.parts = set.Rest
	return cmp.Or(set.Apart("check", "part", "merge"), set.Apart("all", "sample", "seed"), set.Apart("merge", "part"),
		set.Needs("out", "part", "merge"), set.Needs("check", "all", "sample", "seed"), f.checkOut(), f.checkParts())
}

// checkOut returns an error if there is nothing to keep in the file of -out.
func (f *proofFlags) checkOut() error {
	if f.check != "" && f.out != "" && !f.all {
		return errors.New("-out with -check needs -all, of which it keeps what is proved anew")
	}
	return nil
}

// checkParts returns an error unless files are given where they are to be merged, and only there.
func (f *proofFlags) checkParts() error {
	switch {
	case f.merge && len(f.parts) == 0:
		return errors.New("-merge needs the files of the parts, behind the flags")
	case !f.merge && len(f.parts) > 0:
		return fmt.Errorf("unexpected argument %q", f.parts[0])
	}
	return nil
}

// checkWhole returns an error if some of a list's guesses are in none of the files that were merged.
func checkWhole(guesses []engine.Word, has func(engine.Word) bool) error {
	missing, first := 0, engine.Word{}
	for _, guess := range guesses {
		if has(guess) {
			continue
		}
		if missing++; missing == 1 {
			first = guess
		}
	}
	if missing == 0 {
		return nil
	}
	return fmt.Errorf("%s in none of the files, such as %s", cli.Count(missing, "first guess is", "first guesses are"), first)
}

// tellPart says that a part is done, and how many of the first guesses it has.
func (f *proofFlags) tellPart(w io.Writer, command string, guesses, of int, same string) {
	fmt.Fprintf(w, "Part %d of %d is done: %s of %d, in %s. ketword-proofs %s -merge makes one proof of all parts, with the same %s.\n",
		f.part.Number, f.part.Of, cli.Count(guesses, "first guess", "first guesses"), of, cli.QuotedLine(f.out), command, same)
}

// tellKept says how to go on with the file of a run that was interrupted.
func (f *proofFlags) tellKept(w io.Writer, guesses int) {
	them := "them"
	if guesses == 1 {
		them = "it"
	}
	fmt.Fprintf(w, "%s kept in %s: the same command goes on with %s.\n", cli.Count(guesses, "first guess is", "first guesses are"), cli.QuotedLine(f.out), them)
}

// due reports whether a file that keeps what is found should be written again.
func due(e cli.Env, written time.Time) bool {
	const pause = 10 * time.Second
	return e.Now().Sub(written) > pause
}
