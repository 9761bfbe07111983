package model

import (
	"slices"
	"testing"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
)

// TestTypedAhead: keys typed while the first list loads are played once it is loaded, only
// once, and not in another puzzle.
func TestTypedAhead(t *testing.T) {
	for _, c := range []struct {
		query      string
		keys       []Msg
		turns      int
		shown, got string // letters before and after
	}{
		{"lang=de&length=6", append(typed("gx"), play.Erase{}, play.Press{Letter: 'r'}, play.Press{Letter: 'ü'}), 0, "grü", "grü"},
		{"lang=de&length=6", append(guess("hocken"), typed("ma")...), 1, "hocken", "ma"},
		{"lang=de&length=6", []Msg{play.Erase{}, play.Enter{}}, 0, "", ""},
		{"lang=it&length=6", guess("audio"), 0, "", ""}, // there is no such list
	} {
		s := newListStore(t)
		s.slow = true
		w := s.visit(t, map[string]string{}, c.query)
		if waits := !w.model.Opened(); waits {
			w.send(c.keys...)
			equal(t, c.query+": letters before", w.model.Play.Typed, c.shown)
		}
		s.slow = false
		w.settle()
		equal(t, c.query+": turns", len(w.model.Game.Turns()), c.turns)
		equal(t, c.query+": letters", w.model.Play.Typed, c.got)
	}
}

// TestTypedAheadForAnotherPuzzle: if the list can't be loaded and another puzzle is opened, the keys are
// dropped.
func TestTypedAheadForAnotherPuzzle(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	w := s.visit(t, map[string]string{}, "lang=de&length=6")
	w.send(guess("audio")...)
	delete(s.words, lists.Name{Lang: "de", Length: 6})
	s.slow = false
	w.settle()
	equal(t, "turns", len(w.model.Game.Turns()), 0)
	equal(t, "letters", w.model.Play.Typed, "")
	equal(t, "told", slices.ContainsFunc(w.model.Notices, func(n notice.Notice) bool { _, is := n.(notice.NotLoaded); return is }), true)
}
