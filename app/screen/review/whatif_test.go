package review

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestWhatIf: a word in place of a guess is asked about; what is no word is refused, and
// the answer to the word before is gone.
func TestWhatIf(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").send(AskWhatIf{Word: "crown"})
	equal(t, "without a review", len(p.started), 0)
	p.send(Show{})
	p.ends(p.key(), query.NoFault).send(ChooseTurn{Turn: 1}, ChooseTurn{Turn: -1}, ChooseTurn{Turn: 2}, AskWhatIf{Word: " Crown "})
	task := query.WhatIf{Review: query.Review{Game: coach.GameOf(p.Game)}, Turn: 1, Guess: engine.MustWord("crown")}
	equal(t, "query", p.started, []query.Query{query.New(lists.Default(), "", &task)})
	equal(t, "asks", p.found().Alternative.Asks(), true)
	row := coach.Row{Number: 1}
	p.tells(p.key(), query.ReviewPart{Row: row}).ends(p.key(), query.NoFault)
	equal(t, "answer", []any{p.screen.whatIf.turn, p.found().Row, p.found().Alternative.Ended}, []any{1, &row, true})
	p.send(Show{})
	equal(t, "the same game again", p.found().Row, &row)
	for word, want := range map[string]error{
		"": engine.ErrEmpty, "cr wn": engine.ErrNotLetters, "four": &engine.LengthError{Got: 4, Min: 5, Max: 5},
	} {
		next := *p
		next.send(AskWhatIf{Word: word})
		equal(t, word, []any{next.screen.whatIf.turn, next.found().Row, len(next.started)}, []any{1, (*coach.Row)(nil), 0})
		if got := next.screen.whatIf.refused; got == nil || got.Error() != want.Error() {
			t.Errorf("%q: %v, want %v", word, got, want)
		}
	}
	key := p.send(AskWhatIf{Word: "audio"}).key()
	p.send(AskWhatIf{Word: "plaid"})
	equal(t, "the word before is cancelled", p.cancelled, []query.Key{key})
	equal(t, "its answer", p.found().Row, (*coach.Row)(nil))
	key = p.key()
	equal(t, "fault", p.ends(key, query.Died).found().Alternative.Fault, query.Died)
	equal(t, "asked again", p.send(AskWhatIf{Word: "plaid"}).key(), key)
	p.send(AskWhatIf{Word: "crown"})
	equal(t, "a word of before", []any{p.found().Row, len(p.started)}, []any{&row, 0})
}
