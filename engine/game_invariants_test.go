package engine_test

import (
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
)

// checkInvariants checks what is true of every game after every operation.
func checkInvariants(t *testing.T, g engine.Game) {
	t.Helper()
	turns := g.Turns()
	checkTurns(t, g)
	checkStatus(t, g)
	checkKeyboard(t, turns)

	again := engine.NewGame(g.Puzzle)
	for _, turn := range turns {
		if again.Status() != engine.Playing {
			t.Fatalf("a turn follows the end of the game: %v", g.Guesses())
		}
		var err error
		if again, err = again.Play(turn.Guess, nil); err != nil {
			t.Fatalf("%v: %v", turn.Guess, err)
		}
	}
	if !slices.Equal(again.Turns(), turns) {
		t.Fatalf("replay gives %v, want %v", again.Turns(), turns)
	}
}

// checkTurns checks that each feedback is the score of its guess and admits the
// secret, that it is mixed only with two words, and that it wins only if the guess
// is a secret word.
func checkTurns(t *testing.T, g engine.Game) {
	t.Helper()
	s := g.Puzzle.Secret
	for i, turn := range g.Turns() {
		f := turn.Feedback
		switch {
		case f != engine.Score(turn.Guess, s), !turn.Admits(s), f.Len() != s.Len():
			t.Fatalf("%v: %s is not its feedback", turn.Guess, row(f))
		case f.Mixed() && (s.Mode() == 1 || f.Wins()):
			t.Fatalf("%v: %s is mixed", turn.Guess, row(f))
		case f.Wins() != s.Has(turn.Guess):
			t.Fatalf("%v: %s wins: %v", turn.Guess, row(f), f.Wins())
		case g.Guesses()[i] != turn.Guess:
			t.Fatalf("guess %d is %v, not %v", i, g.Guesses()[i], turn.Guess)
		}
	}
}

// checkStatus checks that the status follows from turns, tries and giving up.
func checkStatus(t *testing.T, g engine.Game) {
	t.Helper()
	turns, tries := g.Turns(), g.Puzzle.Rules.Tries
	won := len(turns) > 0 && turns[len(turns)-1].Feedback.Wins()
	used := tries != engine.Unlimited && len(turns) == tries
	want := engine.Playing
	switch {
	case won:
		want = engine.Won
	case used || g.GaveUp():
		want = engine.Lost
	}
	if g.Status() != want || g.GaveUp() && (won || used) {
		t.Fatalf("%v after %d of %d turns (won %v, gave up %v)", g.Status(), len(turns), tries, won, g.GaveUp())
	}
	if ended := g.GiveUp(); ended.Status() == engine.Playing || won != (ended.Status() == engine.Won) {
		t.Fatalf("giving up turns %v into %v", g.Status(), ended.Status())
	}
	if want != engine.Playing && !reflect.DeepEqual(g.GiveUp(), g) {
		t.Fatalf("giving up changes a game that was %v", want)
	}
}

// checkKeyboard checks that each letter has its best mark, and that it is mixed only
// if every row that gave this mark is.
func checkKeyboard(t *testing.T, turns []engine.Turn) {
	t.Helper()
	best := map[engine.Letter]engine.Mark{}
	square := map[engine.Letter]bool{} // whether an unmixed row gave it
	for _, turn := range turns {
		for i, m := range turn.Feedback.Marks() {
			l := turn.Guess.At(i)
			if old, ok := best[l]; !ok || m > old {
				best[l], square[l] = m, false
			}
			if m == best[l] && !turn.Feedback.Mixed() {
				square[l] = true
			}
		}
	}
	keys := engine.Keyboard(turns)
	for l, m := range best {
		if want := (engine.Key{Mark: m, Mixed: !square[l]}); keys[l] != want {
			t.Fatalf("key %q: %+v, want %+v", l, keys[l], want)
		}
	}
	if len(keys) != len(best) {
		t.Fatalf("%d keys for %d letters", len(keys), len(best))
	}
}
