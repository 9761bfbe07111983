package check_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/proofs/bound/check"
	"ketword/proofs/bound/claims"
)

// TestForgeries: a raised claim of the first guess of the lowest bound is found by every sample,
// and one of another first guess by a check of everything. Lines that were taken out, put in twice
// or cut off are refused, as is another list.
func TestForgeries(t *testing.T) {
	l := prove(t, 8, 4, 30, 15)
	sample := check.Options{Sample: 2}
	raised := func(guess engine.Word) map[engine.Word]int {
		bounds := maps.Clone(l.two)
		bounds[guess] += 5
		return bounds
	}
	least := l.least(l.one)
	for seed := range uint64(5) {
		sample.Seed = &seed
		if _, err := l.check(raised(least), sample); err == nil || !strings.HasPrefix(err.Error(), least.String()+": two steps prove ") {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
	other := slices.MaxFunc(l.Guesses, func(a, b engine.Word) int { return l.one[a] - l.one[b] })
	if _, err := l.check(raised(other), check.Options{Sample: check.All}); err == nil || !strings.HasPrefix(err.Error(), other.String()+": two steps prove ") {
		t.Error(err)
	}
	text := claims.Write(l.Lists, l.two)
	line := fmt.Sprintf("%s %d\n", other, l.two[other])
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"nothing":              {"", check.ErrForm},
		"other title":          {strings.Replace(text, "bound 1", "bound 2", 1), check.ErrForm},
		"title alone":          {"ketword bound 1\n", check.ErrCut},
		"no first guess":       {claims.Write(l.Lists, nil), check.ErrMissing},
		"one is missing":       {strings.Replace(text, line, "", 1), check.ErrMissing},
		"one is there twice":   {text + line, check.ErrTwice},
		"twice, and lower":     {text + other.String() + " 1\n", check.ErrTwice},
		"a word of no list":    {text + "zzzz 1\n", engine.ErrUnknown},
		"cut off":              {text[:len(text)-1], check.ErrCut},
		"cut off in a number":  {text[:len(text)-2], check.ErrCut},
		"cut off after a line": {text[:strings.LastIndex(text[:len(text)-1], "\n")+1], check.ErrMissing},
		"no number":            {strings.Replace(text, line, other.String()+" x\n", 1), check.ErrForm},
		"two numbers":          {strings.Replace(text, line, other.String()+" 1 2\n", 1), check.ErrForm},
		"a line with nothing":  {text + "\n", check.ErrForm},
		"other answers":        {strings.Replace(text, "answers 30", "answers 31", 1), check.ErrList},
		"other guesses":        {strings.Replace(text, "guesses 45", "guesses 46", 1), check.ErrList},
	} {
		if _, err := l.checkText(test.text, check.Options{}); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
	mad := strings.Replace(text, line, other.String()+" 1000000\n", 1)
	if _, err := l.checkText(mad, check.Options{Sample: 1}); err == nil || !strings.Contains(err.Error(), "at the most") {
		t.Errorf("more than two steps can prove: %v", err)
	}
	if _, err := prove(t, 9, 4, 30, 15).checkText(text, check.Options{}); !errors.Is(err, check.ErrList) {
		t.Errorf("another list: %v", err)
	}
}
