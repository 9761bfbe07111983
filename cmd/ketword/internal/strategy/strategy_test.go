package strategy

import (
	"os"
	"testing"

	"ketword/cmd/ketword/internal/listflags"
	"ketword/engine"
	"ketword/engine/solver"
)

// quantum returns the setting of the program's smallest list with two words.
func quantum(t *testing.T) Setting {
	t.Helper()
	list := &listflags.Flags{Lang: "fr", Length: 4}
	l, err := list.Load(os.ReadFile)
	if err != nil {
		t.Fatal(err)
	}
	return Setting{List: list, Lexicon: l, Mode: engine.Quantum}
}

// player returns a player of a setting.
func player(t *testing.T, s Setting, name string) solver.Player {
	t.Helper()
	p, err := s.Player(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestBookIsUsed: the strongest player of quantum begins with the book, where
// there is one that keeps to the level.
func TestBookIsUsed(t *testing.T) {
	s := quantum(t)
	if booked, is := player(t, s, best).(solver.Booked); !is || !booked.Book.Fits(s.Lexicon) {
		t.Errorf("best plays as %T", player(t, s, best))
	}
	if p, is := player(t, s, "parts").(solver.Greedy); !is {
		t.Errorf("parts plays as %T", p)
	}
	s.Difficulty = engine.Strict
	if _, is := player(t, s, best).(solver.Booked); is {
		t.Error("a book is used at a level that it does not keep")
	}
	s.Difficulty, s.Mode = engine.Normal, engine.Classic
	if _, is := player(t, s, best).(solver.Booked); is {
		t.Error("a book of pairs is used for one word")
	}
}

// TestCost: a player's cost is found within those around it; one that draws
// ranks as the default does.
func TestCost(t *testing.T) {
	s := quantum(t)
	split := solver.Split{Secrets: 6, Sizes: []int32{3, 2, 1}}
	for name, want := range map[string]float64{
		"minimax": solver.Minimax(split), "parts": solver.MostParts(split), "eliminate": solver.Eliminate(split),
		"openers": solver.Eliminate(split), "best": solver.Tuned(2).Cost(split),
	} {
		s.Opener = "tant"
		if got := Cost(player(t, s, name))(split); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}
