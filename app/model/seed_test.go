package model

import (
	"strconv"
	"testing"

	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

// TestPlaySeed: a number opens the same puzzle as a link with it, in the current mode and
// list; a puzzle that was begun continues.
func TestPlaySeed(t *testing.T) {
	for _, mode := range []engine.Mode{engine.Classic, engine.Quantum} {
		for _, list := range []lists.Name{lists.Default(), german6} {
			w := newListStore(t).visit(t, map[string]string{}, "mode="+mode.String()).do(puzzle.ChooseList{List: list})
			w.do(Open{Screen: screen.Puzzle}, puzzle.PlaySeed{Typed: " 2011 "})
			p := w.model.Game.Puzzle
			equal(t, "puzzle", []any{p.Seed, p.Daily, p.Rules.Mode, lists.Of(p.Identity)}, []any{engine.Seed(2011), 0, mode, list})
			equal(t, "the dialog", w.model.Screen, screen.None)
			first := w.list.Answer(0).String()
			if list != german6 {
				w.do(guess(first)...).do(NewRandom{}, puzzle.ChooseLevel{Level: engine.Strict}, puzzle.PlaySeed{Typed: "2011"})
				equal(t, "as it was left", []any{w.words(), w.model.Game.Puzzle.Identity}, []any{[]string{first}, p.Identity})
			}
		}
	}
}

// TestPlaySeedOfADay: the seed of a daily puzzle opens that day's puzzle.
func TestPlaySeedOfADay(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	today := w.model.Game.Puzzle
	w.send(NewRandom{}, puzzle.PlaySeed{Typed: strconv.FormatUint(uint64(today.Seed), 10)})
	equal(t, "today's", w.model.Game.Puzzle, today)
}
