package main

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestScoresComeBack: what is written is read again, and a win is counted once.
func TestScoresComeBack(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var want scores
	for games := range uint64(1000) {
		want = want.with(1 + random.IntN(15))
		got, err := parseScores(want.text())
		if err != nil || got != want {
			t.Fatalf("%q: %v, %v", want.text(), got, err)
		}
		var sum uint64
		for _, n := range got {
			sum += n
		}
		if sum != games+1 {
			t.Fatalf("%d wins of %d games", sum, games+1)
		}
	}
}

// TestScoresForm: single blanks between, none after the last, a newline; read
// also where the newline is missing, or blanks are many.
func TestScoresForm(t *testing.T) {
	if got := (scores{0: 3, 9: 12}).text(); got != "3 0 0 0 0 0 0 0 0 12\n" {
		t.Errorf("%q", got)
	}
	for _, text := range []string{"1 2 3 4 5 6 7 8 9 10", " 1  2 3 4 5 6 7 8 9 10 \r\n"} {
		if got, err := parseScores(text); err != nil || got != (scores{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "\n", "1 2 3 4 5 6 7 8 9 1.5\n", "1 2 3 4 5 6 7 8 9 +1\n", "1 2 3 4 5 6 7 8 9 10\n\n"} {
		if got, err := parseScores(text); !errors.Is(err, errScores) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

// TestReportComesBeforeSaving: the scores are shown with the win before they are
// saved, so that they are seen where that fails.
func TestReportComesBeforeSaving(t *testing.T) {
	var out, errs strings.Builder
	e := newEnv(strings.NewReader("audio\n"), &out, &errs)
	e.readFile = withFiles(map[string]string{"list": "audio\n"}).readFile
	e.changeFile = func(_ string, update func(string, bool) (string, error)) error {
		text, err := update("4 0 0 0 0 0 0 0 0 0\n", true)
		e.flush()
		if err != nil || text != "5 0 0 0 0 0 0 0 0 0\n" || !strings.Contains(out.String(), " 1  :    5\n") {
			t.Errorf("%q is saved after %q: %v", text, &out, err)
		}
		return errors.New("disk full")
	}
	if code := run([]string{"play", "-voice", "quiet", "-list", "list", "-secret", "audio"}, e); code != exitBad {
		t.Errorf("exit code %d", code)
	}
	if want := "ketword: scores.txt: disk full; the file is unchanged, and this game is not counted\n"; errs.String() != want {
		t.Errorf("%q, want %q", &errs, want)
	}
}
