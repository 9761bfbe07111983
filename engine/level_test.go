package engine_test

import (
	"slices"
	"testing"

	"ketword/engine"
)

func TestLevelNames(t *testing.T) {
	for d, name := range map[engine.Level]string{
		engine.Normal: "normal", engine.Hard: "hard", engine.Strict: "strict",
	} {
		if d.String() != name {
			t.Errorf("%d: %s", d, d)
		}
		if got, err := engine.ParseLevel(name); got != d || err != nil {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	if _, err := engine.ParseLevel("easy"); err == nil {
		t.Error("easy is a level")
	}
}

// A level can be eased in the midst of a game, and never be made harder.
func TestEased(t *testing.T) {
	for _, c := range []struct {
		secret, guesses string
		from, to        engine.Level
		want            error
	}{
		{"abide", "opens adieu", engine.Strict, engine.Hard, nil},
		{"abide", "opens adieu", engine.Strict, engine.Normal, nil},
		{"abide", "", engine.Hard, engine.Normal, nil},
		{"abide", "opens", engine.Hard, engine.Hard, engine.ErrNotEasier},
		{"abide", "opens", engine.Normal, engine.Strict, engine.ErrNotEasier},
		{"abide", "abide", engine.Strict, engine.Normal, engine.ErrOver},
		{"audio flesh", "aisle", engine.Hard, engine.Normal, nil},
		{"audio flesh", "aisle", engine.Strict, engine.Hard, engine.ErrNotEasier}, // in quantum the same
	} {
		g, err := engine.Replay(puzzle(t, c.secret, 6, c.from), words(t, c.guesses), nil)
		if err != nil {
			t.Fatal(err)
		}
		eased, err := g.Eased(c.to)
		if err != c.want {
			t.Errorf("%+v: %v", c, err)
		}
		want := g.Puzzle
		if err == nil {
			want.Rules.Level = c.to
		}
		if eased.Puzzle != want || !slices.Equal(eased.Turns(), g.Turns()) {
			t.Errorf("%+v: %v, %v", c, eased.Puzzle.Identity, eased.Turns())
		}
	}
}

func TestLevelsOfAMode(t *testing.T) {
	for mode, want := range map[engine.Mode][]engine.Level{
		engine.Classic: {engine.Normal, engine.Hard, engine.Strict},
		engine.Quantum: {engine.Normal, engine.Strict},
	} {
		if got := engine.Levels(mode); !slices.Equal(got, want) {
			t.Errorf("%s: %v", mode, got)
		}
	}
	if engine.Hard.In(engine.Quantum) != engine.Strict || engine.Hard.In(engine.Classic) != engine.Hard {
		t.Error("hard means another level")
	}
}
