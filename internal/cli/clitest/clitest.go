// Package clitest is what the tests of the programs for a terminal have in common.
package clitest

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"
	"unicode/utf8"

	"ketword/internal/cli"
)

// MainIn runs a program in a changed environment, and ends the process.
func MainIn(p *cli.Program, change func(*cli.Env)) {
	e := p.Env()
	change(&e)
	code := e.Run(os.Args[1:])
	e.Flush()
	os.Exit(code)
}

// Terminal gives an environment a terminal on which all progress is shown, however fast it is.
func Terminal(e *cli.Env) {
	e.Progress = os.Stderr
	var asked atomic.Int64
	e.Now = func() time.Time { return time.Unix(asked.Add(1), 0).UTC() }
}

// Held makes the work in an environment wait, whenever it shows progress, until it is interrupted.
func Held(e *cli.Env) {
	Terminal(e)
	interruptible, ended := e.Context, context.Background().Done()
	e.Context = func() (context.Context, context.CancelFunc) {
		ctx, stop := interruptible()
		ended = ctx.Done()
		return ctx, stop
	}
	e.Progress = writeFunc(func(p []byte) (int, error) {
		n, err := os.Stderr.Write(p)
		<-ended
		return n, err
	})
}

// writeFunc is a writer.
type writeFunc func([]byte) (int, error)

func (f writeFunc) Write(p []byte) (int, error) { return f(p) }

// Printed returns what a program prints on a terminal for arguments and an input.
func Printed(p *cli.Program, args []string, input string) string {
	var out strings.Builder
	e := cli.NewEnv(p, strings.NewReader(input), &out, &out)
	e.Name, e.Progress = args[0], io.Discard
	e.Context = func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) }
	e.Run(args)
	e.Flush()
	return out.String()
}

// WithFiles returns an environment of a program that has the given files, by name.
func WithFiles(p *cli.Program, texts map[string]string) cli.Env {
	return cli.Env{Program: p, Files: cli.Files{Read: func(_ context.Context, name string) ([]byte, error) {
		if text, found := texts[name]; found {
			return []byte(text), nil
		}
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}}}
}

// HelpIsNarrow tests that help has every command, that it fits the narrowest terminals, and that the descriptions of
// commands have lines of about the same width.
func HelpIsNarrow(t *testing.T, p *cli.Program) {
	narrow(t, "help", Printed(p, []string{"help"}, ""), 80)
	for _, name := range p.Names() {
		usage, rest, _ := strings.Cut(Printed(p, []string{"help", name}, ""), "\n\n")
		if strings.HasPrefix(usage, "usage: "+p.Name+" "+name+" ") {
			about, _, _ := strings.Cut(rest, "\n\n")
			narrow(t, "help "+name, about, 87)
		} else if name != "help" {
			t.Errorf("help %s: %s", name, usage)
		}
	}
}

// narrow checks that no line of a text has more characters than most.
func narrow(t *testing.T, command, text string, most int) {
	t.Helper()
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if n := utf8.RuneCountInString(line); n > most {
			t.Errorf("%s: a line has %d characters, more than %d: %s", command, n, most, line)
		}
	}
}

// FilesAreBounded tests that what is larger than most bytes, or no file, is refused in a sentence, by commands that read the
// file of a name; list is a list of words.
func FilesAreBounded(t *testing.T, p *cli.Program, most int64, commands func(name, list string) [][]string) {
	dir := t.TempDir()
	large, list := filepath.Join(dir, "large"), filepath.Join(dir, "list")
	err := errors.Join(os.WriteFile(large, nil, 0o644), os.Truncate(large, most+1), os.WriteFile(list, []byte("audio\n"), 0o644)) // of holes, which take no room
	if err != nil {
		t.Fatal(err)
	}
	refusal := regexp.MustCompile(`^(` + p.Name + `|Can't open word list): [a-z/A-Z0-9]*: (not a regular file|is a directory|larger than [15]0 MB)|^Can't open word list: [a-z/A-Z0-9]*$`)
	names := []string{large, dir, os.DevNull}
	for _, device := range []string{"/dev/zero", "/dev/full"} {
		if _, err := os.Stat(device); err == nil {
			names = append(names, device)
		}
	}
	for _, name := range names {
		for _, args := range commands(name, list) {
			said := strings.Split(strings.TrimSpace(Printed(p, args, "audio\n")), "\n")
			if last := said[len(said)-1]; !refusal.MatchString(last) && !refusal.MatchString(said[0]) {
				t.Errorf("%q: %q", args, said)
			}
		}
	}
}

// Licences tests that the program of this package prints the notices of all modules that are
// compiled into it.
func Licences(t *testing.T, p *cli.Program) {
	notices := Printed(p, []string{"version", "-licences"}, "")
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Dir}}{{end}}", ".")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		path, dir, _ := strings.Cut(strings.TrimSpace(line), " ")
		licence, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
		if path != "" && (err != nil || !strings.Contains(notices, strings.TrimSpace(string(licence)))) {
			t.Errorf("%s is compiled in, and its notice is not printed (%v)", path, err)
		}
	}
}
