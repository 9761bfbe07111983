package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver/perfect/check"
)

// verify checks a certificate, and proves it anew or a sample of it.
func (o *proveOptions) verify(ctx context.Context, l *lexicon.Lexicon, e env) error {
	data, err := e.readProof(o.check)
	if err != nil {
		return err
	}
	file := &checkFile{name: o.out, title: checkTitle(data), env: e}
	options := check.Options{Sample: o.sample, Seed: o.seed, Work: searchWork, Workers: o.cores}
	if o.all {
		options.Sample, options.Work, options.Proved = check.All, 0, file.add
		if err := file.read(); err != nil {
			return err
		}
		options.Known = file.known
	}
	line, start := progressLine{out: e.progress, now: e.now}, e.now()
	options.Tell = func(done, of int) {
		if done == 0 {
			start = e.now()
		}
		line.show(func() string { return toldParts(done, of, e.now().Sub(start)) })
	}
	report, err := check.Certificate(ctx, data, slices.Collect(l.Answers()), slices.Collect(l.Guesses()), options)
	line.end()
	if err != nil && ctx.Err() == nil {
		return fmt.Errorf("%s: %w", o.check, err)
	}
	if o.all {
		err = errors.Join(err, file.end(ctx.Err() != nil))
	}
	if err == nil {
		tellVerified(e.stdout, o.check, report)
	}
	return err
}

// searchWork is how many guesses times secrets the search of a part of a sample may score: some seconds.
const searchWork = 2_000_000_000

// toldParts says how many parts are proved anew.
func toldParts(done, of int, taken time.Duration) string {
	left := ""
	if done > 0 {
		left = timeLeft(taken, done, of)
	}
	return fmt.Sprintf("proving anew: %d of %d parts%s", done, of, left)
}

// tellVerified writes what was verified, and how much of it was proved anew.
func tellVerified(w io.Writer, file string, r check.Report) {
	how := "Verified"
	if !r.Whole() {
		how = "Sampled"
	}
	level := fmt.Sprintf("rules %s", r.Rules.Level)
	if r.Rules.Tries != engine.Unlimited {
		level += fmt.Sprintf(", at most %s a game", countGuesses(r.Rules.Tries))
	}
	fmt.Fprintf(w, "%s: %s in %s, %s. Played against every secret, the longest game takes %d.\n",
		how, countSecrets(r.Secrets), countGuesses(r.Least), level, r.Worst)
	if r.Guesses == 1 {
		fmt.Fprintln(w, "There is no other first guess.")
		return
	}
	fmt.Fprintf(w, "None of %d first guesses takes fewer%s", r.Guesses, under(r.Rules))
	parts := count(r.Parts, "part", "parts")
	switch {
	case r.Parts == 0:
		fmt.Fprintln(w, ", by the sizes of its parts alone.")
	case r.Whole():
		fmt.Fprintf(w, ": the bounds of %s were proved anew.\n", parts)
	default:
		fmt.Fprintf(w, ", if the bounds of %s hold. Proved anew: %d of the first guesses that are likely to be the best, %d drawn at random", parts, r.Near, r.Drawn)
		if r.TooLong > 0 {
			fmt.Fprintf(w, "; too long to search: %d", r.TooLong)
		}
		fmt.Fprintf(w, ".\nketword prove -check %s -all proves all, with the same list.\n", quotedLine(file))
	}
}

// checkFile keeps of which first guesses of a certificate everything is proved anew.
//
//	ketword check 1 of SHA-256 of the certificate
//	salet
//	…
type checkFile struct {
	name    string // or "" if nothing is kept
	title   string // first line
	env     env
	known   map[engine.Word]bool // from an earlier run
	text    strings.Builder      // all of the file
	fresh   int                  // of this run
	written time.Time
}

func checkTitle(certificate []byte) string {
	return fmt.Sprintf("ketword check 1 of %x\n", sha256.Sum256(bytes.TrimSpace(certificate)))
}

// errOtherCheck means that a file is not of the certificate that is checked.
var errOtherCheck = errors.New("not what was proved anew of this certificate")

// read reads what an earlier run kept.
func (f *checkFile) read() error {
	f.known, f.written = map[engine.Word]bool{}, f.env.now()
	f.text.WriteString(f.title)
	if f.name == "" {
		return nil
	}
	return f.env.changeFile(f.name, func(text string, found bool) (string, error) {
		if !found {
			return f.title, nil
		}
		words, is := strings.CutPrefix(text, f.title)
		if !is {
			return "", fmt.Errorf("%s: %w", f.name, errOtherCheck)
		}
		for line := range strings.Lines(words) {
			word, err := engine.ParseWord(strings.TrimSuffix(line, "\n"))
			if err != nil {
				return "", fmt.Errorf("%s: %q: %w", f.name, line, err)
			}
			f.known[word] = true
			f.text.WriteString(word.String() + "\n")
		}
		return f.text.String(), nil
	})
}

// add notes a first guess, and writes the file now and then.
func (f *checkFile) add(guess engine.Word) {
	const pause = 10 * time.Second
	f.fresh++
	f.text.WriteString(guess.String() + "\n")
	if f.env.now().Sub(f.written) > pause {
		f.write() // an error comes again at the end
	}
}

func (f *checkFile) write() error {
	f.written = f.env.now()
	if f.name == "" {
		return nil
	}
	return f.env.changeFile(f.name, func(string, bool) (string, error) { return f.text.String(), nil })
}

// end writes the file and, if the check was interrupted, says how to go on.
func (f *checkFile) end(interrupted bool) error {
	if err := f.write(); err != nil || !interrupted {
		return err
	}
	of := count(len(f.known)+f.fresh, "first guess", "first guesses")
	if f.name == "" {
		fmt.Fprintf(f.env.stdout, "Proved anew: %s, which -out FILE would have kept.\n", of)
		return nil
	}
	fmt.Fprintf(f.env.stdout, "Proved anew: %s, kept in %s: the same command goes on.\n", of, quotedLine(f.name))
	return nil
}
