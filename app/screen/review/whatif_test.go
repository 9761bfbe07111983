package review

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestWhatIf: another guess is queried; an invalid word is refused, and the answer on the
// guess before is dropped.
func TestWhatIf(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").Send(AskWhatIf{Word: "crown"})
	apptest.Equal(t, "without a review", len(p.Changes.Start), 0)
	p.Send(Show{})
	p.Ended(p.Key(), query.NoFault).Send(ChooseTurn{Turn: 1}, ChooseTurn{Turn: -1}, ChooseTurn{Turn: 2}, AskWhatIf{Word: " Crown "})
	task := query.WhatIf{Review: query.Review{Game: coach.GameOf(p.Game)}, Turn: 1, Guess: engine.MustWord("crown")}
	apptest.Equal(t, "query", p.Changes.Start, []query.Query{query.New(lists.Default(), "", &task)})
	apptest.Equal(t, "asks", foundOf(p).Alternative.Asks(), true)
	row := coach.Row{Number: 1}
	p.Told(p.Key(), &query.ReviewPart{Row: row}).Ended(p.Key(), query.NoFault)
	apptest.Equal(t, "answer", []any{p.Screen.whatIf.turn, foundOf(p).Row, foundOf(p).Alternative.Ended}, []any{1, &row, true})
	p.Send(Show{})
	apptest.Equal(t, "the same game again", foundOf(p).Row, &row)
	for word, want := range map[string]error{
		"": engine.ErrEmpty, "cr wn": engine.ErrNotLetters, "four": &engine.LengthError{Got: 4, Min: 5, Max: 5},
	} {
		next := *p
		next.Send(AskWhatIf{Word: word})
		apptest.Equal(t, word, []any{next.Screen.whatIf.turn, foundOf(&next).Row, len(next.Changes.Start)}, []any{1, (*coach.Row)(nil), 0})
		if got := next.Screen.whatIf.refused; got == nil || got.Error() != want.Error() {
			t.Errorf("%q: %v, want %v", word, got, want)
		}
	}
	key := p.Send(AskWhatIf{Word: "audio"}).Key()
	p.Send(AskWhatIf{Word: "plaid"})
	apptest.Equal(t, "the word before is cancelled", p.Changes.Cancel, []query.Key{key})
	apptest.Equal(t, "its answer", foundOf(p).Row, (*coach.Row)(nil))
	key = p.Key()
	apptest.Equal(t, "fault", foundOf(p.Ended(key, query.Died)).Alternative.Fault, query.Died)
	apptest.Equal(t, "asked again", p.Send(AskWhatIf{Word: "plaid"}).Key(), key)
	p.Send(AskWhatIf{Word: "crown"})
	apptest.Equal(t, "a word of before", []any{foundOf(p).Row, len(p.Changes.Start)}, []any{&row, 0})
}

// TestWhatIfField: the field says that its word is refused, and what is wrong stands at it.
func TestWhatIfField(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").Send(Show{})
	p.Told(p.Key(), &query.ReviewPart{}).Ended(p.Key(), query.NoFault)
	for word, want := range map[string]string{"cr": "true", "crown": "false"} {
		field := p.Send(AskWhatIf{Word: word}).Draw().One(t, drawn.Saying("id", whatIfField))
		apptest.Equal(t, word, []string{field.Value("aria-invalid"), field.Value("aria-describedby")}, []string{want, "what-if-told"})
	}
}
