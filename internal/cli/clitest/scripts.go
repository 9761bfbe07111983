package clitest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"ketword/internal/cli"
	"ketword/internal/sample"
)

// Commands returns the commands of scripts besides those of testscript.
func Commands() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){
		"exits": exits, "shown": shown, "told": told, "text": text, "words": words,
		"long": long, "together": together, "differ": differ, "interrupt": interrupt, "reading": reading,
	}
}

// Share gives a script the files of testdata/shared, but those that it has of its own.
func Share(env *testscript.Env) error {
	shared, err := filepath.Glob("testdata/shared/*")
	if err != nil {
		return err
	}
	for _, file := range shared {
		own := filepath.Join(env.WorkDir, filepath.Base(file))
		if _, err := os.Stat(own); err == nil {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(own, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// exits runs a program that must end with a code: exits CODE PROGRAM ARGS….
func exits(ts *testscript.TestScript, neg bool, args []string) {
	code := 0
	err := ts.Exec(args[1], args[2:]...)
	if exit, is := errors.AsType[*exec.ExitError](err); is {
		code = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if fmt.Sprint(code) != args[0] {
		ts.Fatalf("exit code %d, want %s", code, args[0])
	}
}

// visible are the characters that stand for others in the files of scripts.
var visible = strings.NewReplacer("␛", "\x1b", "␍", "\r")

// content reads a file of a script: ␛ is the escape character, ␍ a carriage
// return, and a backslash at the end says that the last line has no end.
func content(ts *testscript.TestScript, name string) string {
	return strings.TrimSuffix(visible.Replace(ts.ReadFile(name)), "\\\n")
}

// shown compares standard output with a file, byte for byte: shown FILE.
func shown(ts *testscript.TestScript, neg bool, args []string) { same(ts, "stdout", args[0]) }

// told compares standard error with a file, byte for byte: told FILE.
func told(ts *testscript.TestScript, neg bool, args []string) { same(ts, "stderr", args[0]) }

func same(ts *testscript.TestScript, stream, file string) {
	got, want := ts.ReadFile(stream), content(ts, file)
	if got != want {
		ts.Fatalf("%s is\n%q\nwant\n%q", stream, got, want)
	}
}

// text makes bytes of the visible characters of a file: text FILE….
func text(ts *testscript.TestScript, neg bool, args []string) {
	for _, file := range args {
		ts.Check(os.WriteFile(ts.MkAbs(file), []byte(content(ts, file)), 0o644))
	}
}

// words writes a list of different words of five letters: words FILE NUMBER.
func words(ts *testscript.TestScript, neg bool, args []string) {
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(sample.Numbered(n)), 0o644))
}

// long writes a line of that many letters: long FILE NUMBER.
func long(ts *testscript.TestScript, neg bool, args []string) {
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), append(bytes.Repeat([]byte("x"), n), '\n'), 0o644))
}

// together runs a program that many times at once with the same input, from a
// file, and %d in its arguments is the number of the run, from 1. Each must
// succeed: together NUMBER FILE PROGRAM ARGS….
func together(ts *testscript.TestScript, neg bool, args []string) {
	n, err := strconv.Atoi(args[0])
	ts.Check(err)
	path, err := exec.LookPath(args[2])
	ts.Check(err)
	input := ts.ReadFile(args[1])
	runs := make([]*exec.Cmd, n)
	for i := range runs {
		numbered := strings.ReplaceAll(strings.Join(args[3:], "\x00"), "%d", strconv.Itoa(i+1))
		runs[i] = exec.Command(path, strings.Split(numbered, "\x00")...)
		runs[i].Dir, runs[i].Stdin, runs[i].Stderr = ts.MkAbs("."), strings.NewReader(input), os.Stderr
		ts.Check(runs[i].Start())
	}
	for _, run := range runs {
		ts.Check(run.Wait())
	}
}

// differ fails if all files are the same: differ FILE….
func differ(ts *testscript.TestScript, neg bool, args []string) {
	known := map[string]bool{}
	for _, file := range args {
		known[ts.ReadFile(file)] = true
	}
	if len(known) == 1 {
		ts.Fatalf("all are the same")
	}
}

// interrupt runs a program, which must end with a code and wait for Ctrl-C once it has told how far it is, as
// ketword-held does; sends it Ctrl-C then, and keeps what it printed in a file: interrupt CODE FILE PROGRAM ARGS….
func interrupt(ts *testscript.TestScript, neg bool, args []string) {
	path, err := exec.LookPath(args[2])
	ts.Check(err)
	var out bytes.Buffer
	cmd := exec.Command(path, args[3:]...)
	cmd.Dir, cmd.Stdout = ts.MkAbs("."), &out
	progress, err := cmd.StderrPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	progress.Read(make([]byte, 1))
	ts.Check(cmd.Process.Signal(os.Interrupt))
	io.Copy(io.Discard, progress)
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); fmt.Sprint(code) != args[0] {
		ts.Fatalf("exit code %d, want %s", code, args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), out.Bytes(), 0o644))
}

// reading runs a program that waits for the rest of its input, which never comes, and sends it Ctrl-C, which must end it
// as interrupted: reading PROGRAM ARGS….
func reading(ts *testscript.TestScript, neg bool, args []string) {
	path, err := exec.LookPath(args[0])
	ts.Check(err)
	input, silent, err := os.Pipe()
	ts.Check(err)
	defer silent.Close()
	ctx, stop := context.WithTimeout(context.Background(), time.Minute) // far more than it takes
	defer stop()
	cmd := exec.CommandContext(ctx, path, args[1:]...)
	cmd.Dir, cmd.Stdin = ts.MkAbs("."), input
	ts.Check(cmd.Start())
	input.Close()
	const morePipe = 1<<20 + 1 // more than a pipe holds: it is written only once the program reads
	_, err = silent.Write(bytes.Repeat([]byte("\n"), morePipe))
	ts.Check(err)
	ts.Check(cmd.Process.Signal(os.Interrupt))
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code != cli.ExitInterrupted {
		ts.Fatalf("exit code %d", code)
	}
}
