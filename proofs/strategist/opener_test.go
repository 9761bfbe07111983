package strategist_test

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/proofs/strategist"
)

// The opener is the guess with the best strategy, of those that are promising.
func TestBestOf(t *testing.T) {
	l := english(t, 60)
	g := sample.Must(strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5}, l))(t)
	guesses := slices.Collect(l.Answers())[:20]
	m := strategist.Maker{Effort: strategist.EffortOf(2)}
	opener := sample.Must(m.BestOf(engine.Forever, g, guesses))(t)
	_, least, err := m.Make(engine.Forever, g, opener)
	if err != nil {
		t.Fatal(err)
	}
	better := 0
	for _, guess := range guesses {
		_, guesses, err := m.Make(engine.Forever, g, guess)
		if err != nil {
			t.Fatal(err)
		}
		if guesses < least {
			better++
		}
	}
	if most := 1; better > most {
		t.Errorf("%d of %d guesses are better than %v, want %d at the most", better, len(guesses), opener, most)
	}
	if _, err := m.BestOf(stopped{}, g, guesses); err != errStopped {
		t.Errorf("stopped: %v", err)
	}
	g, err = strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 1}, l)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.BestOf(engine.Forever, g, guesses); err != strategist.ErrNone {
		t.Errorf("in one try: %v", err)
	}
}

// Of all guesses of a list one is found, unless the search is stopped.
func TestOpener(t *testing.T) {
	l := english(t, 40)
	g := sample.Must(strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5}, l))(t)
	all := solver.NewTable(l).Candidates(engine.Quantum)
	told, total := 0, 0
	tell := func(done, of int) {
		if done <= told || done > of || total != 0 && of != total {
			t.Errorf("%d of %d games, after %d of %d", done, of, told, total)
		}
		told, total = done, of
	}
	if opener, err := strategist.Opener(engine.Forever, g, all, 2, tell); err != nil || !l.Has(opener) {
		t.Errorf("%v, error %v", opener, err)
	}
	if tried := 10; told != total || total != tried*g.Len() {
		t.Errorf("%d of %d games were told in the end, want %d strategies for %d secrets", told, total, tried, g.Len())
	}
	if _, err := strategist.Opener(stopped{}, g, all, 2, nil); err != errStopped {
		t.Errorf("stopped: %v", err)
	}
}
