package model

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ketword/engine/lexicon"
)

// TestCheckList: what is refused, and in which words the engine says why.
func TestCheckList(t *testing.T) {
	long := strings.Repeat("abcde\n", 100_001)
	for name, c := range map[string]struct{ answers, guesses, want string }{
		"empty":          {"", "", "answers: no words"},
		"upper case":     {"Hello\nworld\n", "", `answers: line 1: "Hello": not lower-case`},
		"mixed lengths":  {"hello\ncat\n", "", `answers: line 2: "cat": 3 letters, want 5`},
		"first is short": {"cat\nhello\n", "", `answers: line 1: "cat": 3 letters, want 5`},
		"all short":      {"cat\ndog\n", "", `answers: line 1: "cat": 3 letters, want 4 to 8`},
		"too long":       {"incomprehensibly\n", "", `answers: line 1: "incomprehensibly": 16 letters, want 4 to 8`},
		"very long":      {strings.Repeat("a", 1000) + "\n", "", `answers: line 1: "` + strings.Repeat("a", 40) + `…": 1000 letters, want 5`},
		"twice":          {"hello\nworld\nhello\n", "", `answers: line 3: "hello": already on line 1`},
		"huge":           {long, "", "answers: 100,001 words: at most 100,000"},
		"guesses":        {"hello\n", "worlds\n", `guesses: line 1: "worlds": 6 letters, want 5`},
		"binary":         {"\x00\x01\xff\n", "", "answers: line 1: "},
	} {
		_, err := CheckList("x", c.answers, c.guesses, nil)
		var bad *ImportError
		if !errors.As(err, &bad) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

func TestCheckListTakes(t *testing.T) {
	paused := 0
	var many strings.Builder
	for i := range 30_000 {
		fmt.Fprintf(&many, "%c%c%c%c\n", 'a'+i%26, 'a'+i/26%26, 'a'+i/676%26, 'a'+i/17576)
	}
	for name, c := range map[string]struct {
		answers string
		length  int
		words   int
	}{
		"CRLF":            {"hello\r\nworld\r\n", 5, 2},
		"no last newline": {"hello\nworld", 5, 2},
		"four letters":    {"bear\n", 4, 1},
		"eight letters":   {"grizzlys\n", 8, 1},
		"many":            {many.String(), 4, 30_000},
	} {
		d, err := CheckList("A title", c.answers, "", func() { paused++ })
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		equal(t, name+": length", d.Words.Length(), c.length)
		equal(t, name+": words", d.Words.Count(), c.words)
		equal(t, name+": named", d.Words.Lang(), OwnName(lexicon.FingerprintOf(c.answers), c.length).Lang)
	}
	if paused == 0 {
		t.Error("a long list was checked without a pause")
	}
}

// TestListLengthProblems: no more are listed than are shown.
func TestListLengthProblems(t *testing.T) {
	_, problems := listLength(strings.Repeat("cat\n", 50))
	equal(t, "problems", len(problems), lexicon.MaxProblems)
	equal(t, "line", problems[9].Line, 10)
}

func TestPieces(t *testing.T) {
	line := strings.Repeat("x", 1000) + "\n"
	for name, text := range map[string]string{
		"empty": "", "short": "abc", "lines": strings.Repeat(line, 500), "one line": strings.Repeat("y", 3*pieceBytes),
		"no last newline": strings.Repeat(line, 500) + "z",
	} {
		joined, pieces := "", 0
		for piece := range Pieces(text) {
			if len(joined) > 0 && !strings.HasSuffix(joined, "\n") {
				t.Errorf("%s: cut within a line", name)
			}
			joined += piece
			pieces++
		}
		equal(t, name, joined == text, true)
		equal(t, name+": pieces", pieces > 1, len(text) > pieceBytes && strings.Contains(text, "\n"))
	}
	for range Pieces(strings.Repeat(line, 500)) {
		break // stops when it is told to
	}
}
