package engine_test

import (
	"strings"
	"testing"

	"ketword/engine"
)

// The examples of docs/rules.md.
func TestScoreExamples(t *testing.T) {
	for _, c := range []struct{ secret, guess, row string }{
		{"prog", "cool", "__o_"},
		{"prog", "goal", "**__"},
		{"prog", "sign", "__*_"},
		{"abbey", "opens", "__*__"},
		{"abbey", "babes", "**oo_"},
		{"abbey", "kebab", "_*o**"},
		{"kebab", "abbey", "**o*_"},
		{"abbey", "keeps", "_*___"},
		{"abbey", "algae", "o___*"},
		{"abide", "speed", "__*_*"},
		{"ababa", "cbcbc", "_o_o_"},
		{"ababa", "bbccc", "*o___"},
		{"ababa", "cbbcc", "_o*__"},
		{"ababa", "bbbcc", "*o___"},
		{"ababa", "bbcbc", "_o_o_"},
		{"audio flesh", "aisle", "O++++"},
		{"audio flesh", "salsa", "_++O_"}, // read literally: +++O+ (docs/decisions/0001)
		{"audio flesh", "shelf", "**o**"}, // one word only
		{"audio flesh", "flesh", "ooooo"},
		{"audio flesh", "audio", "ooooo"},
		{"ab cd", "ad", "OO"}, // all tiles correct, but mixed: no win
		{"äöü ßst", "öße", "++_"},
	} {
		got := engine.Score(word(t, c.guess), secret(t, c.secret))
		if row(got) != c.row {
			t.Errorf("secret %q, guess %q: %s, want %s", c.secret, c.guess, row(got), c.row)
		}
		if mixed := strings.ContainsAny(c.row, "O+"); got.Mixed() != mixed {
			t.Errorf("secret %q, guess %q: mixed = %v", c.secret, c.guess, got.Mixed())
		}
		if wins := c.row == "ooooo"; got.Wins() != wins {
			t.Errorf("secret %q, guess %q: wins = %v", c.secret, c.guess, got.Wins())
		}
	}
}

// Letters that have the same slot in a tally are counted separately.
func TestScoreLettersThatCollide(t *testing.T) {
	const apart = 32 // the size of the tally
	a, b, c := 'a', 'a'+apart*20, 'a'+apart*40
	s, err := engine.NewSecret(engine.WordOf(a, b, c, a))
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		guess []engine.Letter
		row   string
	}{
		{[]engine.Letter{b, a, a, c}, "****"},
		{[]engine.Letter{c, c, b, b}, "*_*_"},
		{[]engine.Letter{a, c, b, a}, "o**o"},
	} {
		if got := row(engine.Score(engine.WordOf(tc.guess...), s)); got != tc.row {
			t.Errorf("guess %q: %s, want %s", string(tc.guess), got, tc.row)
		}
	}
}

func TestScoreAllocatesNothing(t *testing.T) {
	guess, s := word(t, "aisle"), secret(t, "audio flesh")
	if n := testing.AllocsPerRun(100, func() { engine.Score(guess, s) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkScore(b *testing.B) {
	for _, c := range []struct{ name, guess, secret string }{
		{"5", "kebab", "abbey"},
		{"5quantum", "aisle", "audio flesh"},
		{"15", "abcabcabcabcabc", "cbacbacbacbacba"},
	} {
		b.Run(c.name, func(b *testing.B) {
			guess, s := word(b, c.guess), secret(b, c.secret)
			b.ReportAllocs()
			for b.Loop() {
				engine.Score(guess, s)
			}
		})
	}
}
