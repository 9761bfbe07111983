package main

import (
	"io"
	"regexp"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/cli"
)

// TestDrawnPuzzlesCanBePlayedAgain: a person who watches is told the seed of a
// puzzle that was drawn, which a link can hold, and the command that plays it
// again.
func TestDrawnPuzzlesCanBePlayedAgain(t *testing.T) {
	for _, args := range [][]string{
		{"play"},
		{"play", "-lang", "de", "-length=6", "-quantum", "-tries", "3"},
		{"play", "-voice", "quiet"},
		{"play", "-voice", "digits", "-fresh"},
		{"solve"},
	} {
		stdout, stderr := watchedRun(t, args)
		told := regexp.MustCompile(`^Puzzle (\d+)\. To play it again: ketword (.+)\n$`).FindStringSubmatch(stderr)
		if told == nil {
			t.Fatalf("ketword %s: told %q", strings.Join(args, " "), stderr)
		}
		if _, err := engine.ParseSeed(told[1]); err != nil {
			t.Errorf("ketword %s: %v", strings.Join(args, " "), err)
		}
		again, silent := watchedRun(t, strings.Fields(told[2]))
		if again != stdout || silent != "" {
			t.Errorf("%s\nshows\n%s\nnot\n%s\nand tells %q", told[2], again, stdout, silent)
		}
	}
}

// watchedRun runs the program without input before a person, and returns what
// it prints.
func watchedRun(t *testing.T, args []string) (stdout, stderr string) {
	t.Helper()
	var out, errs strings.Builder
	e := cli.NewEnv(program(), strings.NewReader(""), &out, &errs)
	e.Progress = io.Discard
	if code := e.Run(args); code != cli.ExitGood {
		t.Fatalf("ketword %s: exit code %d, %s", strings.Join(args, " "), code, &errs)
	}
	e.Flush()
	return out.String(), errs.String()
}
