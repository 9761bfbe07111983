package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"time"

	"ketword/engine"
	"ketword/internal/cli"
)

// proveAnew proves a certificate anew, all of it or a sample. If all, it keeps what is proved in
// the file of -out.
func (f *proofFlags) proveAnew(ctx context.Context, e cli.Env, prove func(certificate []byte, file *checkFile, line *cli.Line) error) error {
	certificate, err := proofFiles().Read(ctx, f.check)
	if err != nil {
		return err
	}
	file := &checkFile{name: f.out, title: checkTitle(certificate), env: e}
	if err := file.read(); err != nil {
		return err
	}
	line := e.ProgressLine()
	err = prove(certificate, file, line)
	line.End()
	if err != nil && ctx.Err() == nil {
		return fmt.Errorf("%s: %w", f.check, err)
	}
	if f.all {
		err = errors.Join(err, file.end(ctx.Err() != nil))
	}
	return err
}

// checkFile keeps of which first guesses of a certificate everything is proved anew.
//
//	ketword check 1 of SHA-256 of the certificate
//	salet
//	…
type checkFile struct {
	name    string // or "" if nothing is kept
	title   string // first line
	env     cli.Env
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
	f.known, f.written = map[engine.Word]bool{}, f.env.Now()
	f.text.WriteString(f.title)
	if f.name == "" {
		return nil
	}
	return proofFiles().Change(f.name, func(text string, found bool) (string, error) {
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
	f.fresh++
	f.text.WriteString(guess.String() + "\n")
	if due(f.env, f.written) {
		f.write() // an error comes again at the end
	}
}

func (f *checkFile) write() error {
	f.written = f.env.Now()
	if f.name == "" {
		return nil
	}
	return proofFiles().Change(f.name, func(string, bool) (string, error) { return f.text.String(), nil })
}

// end writes the file and, if the check was interrupted, says how to go on.
func (f *checkFile) end(interrupted bool) error {
	if err := f.write(); err != nil || !interrupted {
		return err
	}
	of := cli.Count(len(f.known)+f.fresh, "first guess", "first guesses")
	if f.name == "" {
		fmt.Fprintf(f.env.Stdout, "Proved anew: %s, which -out FILE would have kept.\n", of)
		return nil
	}
	fmt.Fprintf(f.env.Stdout, "Proved anew: %s, kept in %s: the same command goes on.\n", of, cli.QuotedLine(f.name))
	return nil
}
