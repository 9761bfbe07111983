package perfect_test

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/proofs/perfect"
	"ketword/wordlists"
)

// fewestOf returns the fewest guesses in which the games of all candidates can be won, as package perfect finds
// them from the words themselves.
func fewestOf(t *testing.T, c solver.Candidates) int {
	t.Helper()
	rules := engine.Rules{Mode: c.Mode(), Length: c.Lexicon().Length(), Level: c.Level()}
	g := sample.Must(perfect.New(rules, c.Turns(), slices.Collect(c.Lexicon().Guesses()), slices.Collect(c.All())))(t)
	fewest, _, err := g.Solve(engine.Forever)
	if err != nil {
		t.Fatal(err)
	}
	return fewest
}

// TestKnownTakesTheFewest: from positions of few words the strongest player takes the fewest
// guesses that there can be, at every level, and so never more than by trying out.
func TestKnownTakesTheFewest(t *testing.T) {
	for _, of := range []struct {
		lang   string
		length int
		first  string
		most   int // words
		some   int // positions of a sample, by the normal rules
	}{{"en", 5, "crane", 50, 2}, {"en", 4, "tale", 16, 100}, {"de", 6, "barock", 30, 2}} {
		table := solver.NewTable(builtIn(t, of.lang, of.length))
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			var positions []solver.Candidates
			for _, c := range table.Candidates(engine.Classic).WithLevel(level).Groups(engine.MustWord(of.first)) {
				if c.Len() >= 4 && c.Len() <= of.most && (level == engine.Normal || c.Len() <= 10) {
					positions = append(positions, c)
				}
			}
			some := of.some
			if level != engine.Normal {
				some = 1
			}
			for _, c := range sample.From(t, some, positions) {
				checkFewest(t, c)
			}
		}
	}
}

// TestKnownGains: there are positions from which trying out takes more guesses than the strongest player.
// Such positions are rare: this is one of the English list of five letters.
func TestKnownGains(t *testing.T) {
	table := solver.NewTable(builtIn(t, "en", 5))
	turn := sample.Must(engine.ParseTurn("crane _**_*"))(t)
	c := table.Candidates(engine.Classic).After(turn)
	if gain := checkFewest(t, c); gain <= 0 {
		t.Errorf("trying out takes %d guesses more for %d words, want some", gain, c.Len())
	}
}

// checkFewest checks that the games of a position take the fewest guesses, and returns how many fewer than by
// trying out.
func checkFewest(t *testing.T, c solver.Candidates) int {
	t.Helper()
	player := solver.Tuned(engine.Classic)
	player.Level = c.Level()
	tryingOut := player
	tryingOut.Known = false
	want := fewestOf(t, c)
	known, err := solver.Tournament(t.Context(), player, c, nil)
	if err != nil || known.Guesses != want {
		t.Errorf("%v, %s, %d words: %d guesses, want %d; error %v", c.Turns(), c.Level(), c.Len(), known.Guesses, want, err)
	}
	tried, err := solver.Tournament(t.Context(), tryingOut, c, nil)
	if err != nil || tried.Guesses < want {
		t.Errorf("%v, %s, %d words: %d guesses by trying out, but %d are the fewest; error %v", c.Turns(), c.Level(), c.Len(), tried.Guesses, want, err)
	}
	return tried.Guesses - want
}

// builtIn returns a list of the program.
func builtIn(t *testing.T, lang string, length int) *lexicon.Lexicon {
	t.Helper()
	texts, _ := wordlists.Find(lang, length)
	l := sample.Must(lexicon.New(lang, length, texts.Answers, texts.Guesses))(t)
	return l
}
