package main

import (
	"errors"
	"strings"
	"testing"

	"ketword/internal/cli"
	"ketword/internal/cli/clitest"
)

// TestReportComesBeforeSaving: the scores are shown with the win before they are
// saved, so that they are seen where that fails.
func TestReportComesBeforeSaving(t *testing.T) {
	var out, errs strings.Builder
	e := cli.NewEnv(program(), strings.NewReader("audio\n"), &out, &errs)
	e.Files.Read = clitest.WithFiles(program(), map[string]string{"list": "audio\n"}).Files.Read
	e.Files.Change = func(_ string, update func(string, bool) (string, error)) error {
		text, err := update("4 0 0 0 0 0 0 0 0 0\n", true)
		e.Flush()
		if err != nil || text != "5 0 0 0 0 0 0 0 0 0\n" || !strings.Contains(out.String(), " 1  :    5\n") {
			t.Errorf("%q is saved after %q: %v", text, &out, err)
		}
		return errors.New("disk full")
	}
	if code := e.Run([]string{"play", "-voice", "quiet", "-list", "list", "-secret", "audio"}); code != cli.ExitBad {
		t.Errorf("exit code %d", code)
	}
	if want := "ketword: scores.txt: disk full; the file is unchanged, and this game is not counted\n"; errs.String() != want {
		t.Errorf("%q, want %q", &errs, want)
	}
}
