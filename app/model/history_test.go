package model

import (
	"math/rand/v2"
	"testing"

	"ketword/engine"
)

// randomHistory returns finished games of some of the puzzles of 20 seeds.
func randomHistory(t testing.TB, random *rand.Rand) History {
	l := newLexicon(t)
	var h History
	for _, seed := range random.Perm(20)[:random.IntN(10)] {
		p, err := l.Puzzle(rules(1+random.IntN(2)), engine.Seed(seed))
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(p)
		for g.Status() == engine.Playing {
			g, _ = g.Play(l.Answer(random.IntN(l.Count())), l)
			if random.IntN(8) == 0 {
				g = g.GiveUp()
			}
		}
		h = append(h, Saved{Game: g, List: l.Fingerprint(), Day: engine.Day(random.IntN(1000))})
	}
	return h.with(nil)
}

func TestHistoryRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		want := randomHistory(t, random)
		got, err := ReadHistory(WriteHistory(want))
		if err != nil {
			t.Fatal(err)
		}
		equal(t, "history", got, want)
	}
}

func TestMergeHistory(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	merge := func(a, b string) string {
		merged, err := MergeHistory(a, b)
		if err != nil {
			t.Fatal(err)
		}
		return merged
	}
	for range 100 {
		a, b := randomHistory(t, random), randomHistory(t, random)
		sa, sb := WriteHistory(a), WriteHistory(b)
		merged := merge(sa, sb)
		got, err := ReadHistory(merged)
		if err != nil {
			t.Fatal(err)
		}
		equal(t, "the first's come first", got[:len(a)], a)
		for _, s := range b {
			if found, ok := got.Find(s.Game.Puzzle.Identity); !ok {
				t.Errorf("%s is lost", s.Game.Puzzle.Identity)
			} else if _, known := a.Find(s.Game.Puzzle.Identity); !known {
				equal(t, "the second's", found, s)
			}
		}
		if len(got) > len(a)+len(b) {
			t.Errorf("%d games of %d and %d", len(got), len(a), len(b))
		}
		equal(t, "again", merge(merged, sb), merged)
		equal(t, "with itself", merge(sa, sa), sa)
		equal(t, "with nothing", merge(sa, ""), sa)
		equal(t, "into nothing", merge("", sa), sa)
	}
}

// TestMergeRefuses: an error keeps the caller from writing.
func TestMergeRefuses(t *testing.T) {
	good := WriteHistory(randomHistory(t, rand.New(rand.NewPCG(7, 9))))
	for _, bad := range []string{"x", `{"v":2,"data":[]}`, `{"v":1,"data":[{}]}`, `{"v":1,"data":{}}`} {
		if merged, err := MergeHistory(bad, good); err == nil || merged != "" {
			t.Errorf("into %s: %q, %v", bad, merged, err)
		}
		if merged, err := MergeHistory(good, bad); err == nil || merged != "" {
			t.Errorf("from %s: %q, %v", bad, merged, err)
		}
	}
}

// TestRepeatInHistory: a game stored twice was counted twice.
func TestRepeatInHistory(t *testing.T) {
	var h History
	for random := rand.New(rand.NewPCG(1, 1)); len(h) == 0; {
		h = randomHistory(t, random)
	}
	got, err := ReadHistory(WriteHistory(append(h, h...)))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "history", got, h)
}
