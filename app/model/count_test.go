package model

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestCount: if the player wants it, the coach counts the secrets left after each row, in
// every mode. This does not count as help.
func TestCount(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		w := openSecret(t, mode, secret, "")
		w.send(guess("slate")...)
		equal(t, mode+": off at first", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{0, (*coach.Left)(nil)})
		w.send(ChangeSetting{session.CountLeft, "on"})
		task := &query.Left{Game: coach.Game{Rules: w.model.Game.Puzzle.Rules, Turns: w.model.Game.Turns()}}
		equal(t, mode+": asked when it is chosen", ran(w.effects), []query.Query{query.New(lists.Default(), "", task)})
		key := keyOf(t, w.effects)
		w.send(play.Press{Letter: 'a'}, play.Erase{})
		equal(t, mode+": once", len(ran(w.effects)), 0)
		w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 3}}}, QueryEnded{Key: key})
		equal(t, mode+": told", w.model.Hint.LeftCount(&w.model.Session), &coach.Left{Secrets: 3})
		equal(t, mode+": no help", w.model.Assisted, false)
		w.send(guess("aisle")...)
		equal(t, mode+": after the next row", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{1, (*coach.Left)(nil)})
		w.send(QueryEnded{Key: keyOf(t, w.effects), Fault: query.Died})
		equal(t, mode+": what failed is not asked again", len(ran(w.effects)), 0)
		w.send(guess(secret[:5])...)
		equal(t, mode+": after the end", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{0, (*coach.Left)(nil)})
		again, _ := w.model.History.Find(w.model.Game.Puzzle.Identity)
		equal(t, mode+": result", []any{again.Assisted, again.Game.Status()}, []any{false, engine.Won})
	}
}
