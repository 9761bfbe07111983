package main

import (
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestHelpIsNarrow: the help fits the narrowest terminals, and what a command
// does is told in lines of about the same width.
func TestHelpIsNarrow(t *testing.T) {
	narrow(t, "help", helpText, 80)
	for _, name := range slices.Sorted(maps.Keys(commands())) {
		var help strings.Builder
		if code := run([]string{"help", name}, env{stdout: &help, stderr: io.Discard}); code != exitGood {
			t.Errorf("help %s: exit code %d", name, code)
		}
		if usage, rest, found := strings.Cut(help.String(), "\n\n"); found && strings.HasPrefix(usage, "usage: ") {
			about, _, _ := strings.Cut(rest, "\n\n")
			narrow(t, "help "+name, about, 87)
		}
	}
}

// narrow checks that no line of a text has more characters than most.
func narrow(t *testing.T, command, text string, most int) {
	t.Helper()
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if n := utf8.RuneCountInString(line); n > most {
			t.Errorf("ketword %s: a line has %d characters, more than %d: %s", command, n, most, line)
		}
	}
}
