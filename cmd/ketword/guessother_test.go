package main

import (
	"bytes"
	"strings"
	"testing"

	"ketword/internal/cli"
)

// TestGuessOther: a person at a terminal may guess the other word once after a win; nobody else is asked.
func TestGuessOther(t *testing.T) {
	for input, want := range map[string]string{
		"audio\n":        "Result: 🟩🟩🟩🟩🟩\nBoth words!\nThe words were",
		"zzzzz\nopens\n": "Invalid word. Try again: Result: 🟡⬛🟢⬛🟡\nThe words were",
		"\n":             "or Enter to see it: The words were",
		"":               "or Enter to see it: The words were",
	} {
		for _, typed := range []bool{true, false} {
			var out, errs bytes.Buffer
			e := cli.NewEnv(program(), strings.NewReader("flesh\n"+input), &out, &errs)
			e.Typed = typed
			code := e.Run([]string{"play", "-quantum", "-strict", "-secret", "audio,flesh"})
			e.Flush()
			if code != 0 || strings.Contains(out.String(), want) != typed || strings.Contains(out.String(), "free guess") != typed {
				t.Errorf("%q typed %v: %d, %s%s", input, typed, code, &out, &errs)
			}
		}
	}
}
