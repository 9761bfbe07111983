package main

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"ketword/internal/cli"
)

// TestBrokenInputIsNoLoss: a game whose input can't be read on is not recorded,
// since nobody gave it up.
func TestBrokenInputIsNoLoss(t *testing.T) {
	var stderr strings.Builder
	e := cli.NewEnv(program(), iotest.ErrReader(errors.New("unplugged")), io.Discard, &stderr)
	changes := 0
	e.Files.Change = func(_ string, update func(string, bool) (string, error)) error {
		changes++
		text, err := update("", false)
		if strings.Contains(text, "id") {
			t.Errorf("recorded: %s", text)
		}
		return err
	}
	if code := e.Run([]string{"play", "-seed", "1", "-history", "h.json"}); code != cli.ExitBad || changes != 1 {
		t.Errorf("exit code %d, %d changes", code, changes)
	}
	if got := stderr.String(); got != "ketword: unplugged\n" {
		t.Errorf("%q", got)
	}
}
