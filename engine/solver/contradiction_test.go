package solver_test

import (
	"errors"
	"reflect"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// row returns a turn from a pattern such as "o*___".
func row(t testing.TB, guess, pattern string) engine.Turn {
	t.Helper()
	f := sample.Must(engine.ParseFeedback(pattern))(t)
	return engine.Turn{Guess: word(guess), Feedback: f}
}

// TestContradictions: a secret's rows with one mark changed are impossible; the
// corrections are told, and each of them makes the rows possible.
func TestContradictions(t *testing.T) {
	table, random := smallTable(t), source()
	l := sample.Small(t)
	guesses, found := words(l), 0
	for _, mode := range engine.Modes() {
		all := table.Candidates(mode)
		for secret := range all.All() {
			turns := []engine.Turn{
				turn(guesses[random.IntN(len(guesses))], secret), turn(guesses[random.IntN(len(guesses))], secret),
			}
			wrong, at := random.IntN(2), random.IntN(5)
			right := turns[wrong].Feedback
			turns[wrong].Feedback = changed(right, at, right.Mixed())
			_, err := table.Position(t.Context(), mode, turns)
			var contradiction *solver.ContradictionError
			if !errors.As(err, &contradiction) {
				continue // the change fits another secret
			}
			found++
			checkContradiction(t, table, mode, turns, contradiction)
			if !corrected(contradiction.Corrections, wrong, at) {
				t.Errorf("%v: changing mark %d of row %d back is not among %+v", turns, at, wrong, contradiction.Corrections)
			}
		}
	}
	if found == 0 {
		t.Error("nothing was contradictory")
	}
}

// changed returns a feedback with another mark at a position.
func changed(f engine.Feedback, at int, mixed bool) engine.Feedback {
	return marked(f, at, (f.At(at)+1)%3, mixed)
}

func marked(f engine.Feedback, at int, mark engine.Mark, mixed bool) engine.Feedback {
	var marks []engine.Mark
	for i, m := range f.Marks() {
		if i == at {
			m = mark
		}
		marks = append(marks, m)
	}
	return engine.NewFeedback(mixed, marks...)
}

func corrected(corrections []solver.Correction, turn, position int) bool {
	for _, m := range corrections {
		if m.Turn == turn && m.Tile == position {
			return true
		}
	}
	return false
}

// checkContradiction makes every correction, and looks where the rows became
// impossible.
func checkContradiction(t *testing.T, table *solver.Table, mode engine.Mode, turns []engine.Turn, e *solver.ContradictionError) {
	t.Helper()
	if c, err := table.Position(t.Context(), mode, turns[:e.Turn]); err != nil || c.Len() == 0 {
		t.Errorf("%v: impossible before row %d", turns, e.Turn+1)
	}
	for _, m := range e.Corrections {
		possible := append([]engine.Turn{}, turns...)
		possible[m.Turn].Feedback = marked(turns[m.Turn].Feedback, m.Tile, m.Mark, m.Mixed)
		if _, err := table.Position(t.Context(), mode, possible); err != nil {
			t.Errorf("%v: corrected by %+v: %v", turns, m, err)
		}
	}
}

func TestPositionRefusesLengths(t *testing.T) {
	_, err := smallTable(t).Position(t.Context(), 1, []engine.Turn{{Guess: word("four"), Feedback: engine.NewFeedback(false, 0, 0, 0, 0)}})
	if wrong, is := errors.AsType[*engine.LengthError](err); !is || err.Error() != "row 1: 4 marks, expected 5" {
		t.Error(wrong, err)
	}
	_, err = smallTable(t).Position(t.Context(), 1, []engine.Turn{row(t, "slate", "_____"), {Guess: word("four"), Feedback: row(t, "slate", "_____").Feedback}})
	if wrong, is := errors.AsType[*engine.LengthError](err); !is || err.Error() != `row 2: "four": 4 letters, expected 5` {
		t.Error(wrong, err)
	}
	want := "row 2 leaves no secret"
	_, err = smallTable(t).Position(t.Context(), 1, []engine.Turn{row(t, "slate", "_____"), row(t, "fuzzy", "ooooo")})
	if err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestPositionRefuses: a list without pairs has no positions of pairs, and what is no
// mode has none.
func TestPositionRefuses(t *testing.T) {
	table := solver.NewTable(list(t, "slate\nleast\nstale\n", ""))
	for mode, want := range map[engine.Mode]error{0: engine.ErrMode, 3: engine.ErrMode, engine.Quantum: lexicon.ErrNoPair} {
		for _, turns := range [][]engine.Turn{nil, {row(t, "slate", "o____")}} {
			if c, err := table.Position(t.Context(), mode, turns); !errors.Is(err, want) {
				t.Errorf("%s: %v, want %v", mode, err, want)
			} else if !reflect.ValueOf(c).IsZero() {
				t.Errorf("%s: candidates beside the error", mode)
			}
		}
	}
	if c, err := table.Position(t.Context(), engine.Classic, nil); err != nil || c.Len() != 3 {
		t.Errorf("%d words, error %v", c.Len(), err)
	}
}

// TestPositionEnds: a position ends with its context, wherever it is looked at.
func TestPositionEnds(t *testing.T) {
	rows := []engine.Turn{row(t, "slate", "oo___"), row(t, "crown", "ooo_*")}
	for looks := 0; ; looks++ {
		ctx := &sample.Stopped{Asks: looks}
		_, err := smallTable(t).Position(ctx, engine.Quantum, rows)
		if _, contradicts := errors.AsType[*solver.ContradictionError](err); contradicts {
			return
		}
		if !errors.Is(err, sample.ErrStopped) || looks > 100 {
			t.Fatalf("%v after %d looks", err, looks)
		}
	}
}
