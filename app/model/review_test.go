package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/coach"
)

// finished returns a model in which a puzzle of a secret has ended.
func finished(t *testing.T, secret string, guesses ...string) Model {
	t.Helper()
	m := begun(t, secret, guesses[0])
	for _, g := range guesses[1:] {
		for _, msg := range guess(g) {
			m, _ = Update(m, msg)
		}
	}
	return m
}

// TestReview: the game that has ended is reviewed row by row, and asked about once.
func TestReview(t *testing.T) {
	m := begun(t, "abide", "slate")
	equal(t, "before the end", m.CanReview(), false)
	_, effects := Update(m, ReviewGame{})
	equal(t, "nothing is asked before the end", len(ran(effects)), 0)
	m = finished(t, "abide", "slate", "abide")
	equal(t, "after the end", m.CanReview(), true)
	m, effects = Update(m, ReviewGame{})
	p := m.Game.Puzzle
	task := query.Review{Game: coach.Game{Rules: p.Rules, Turns: m.Game.Turns(), Secret: p.Secret}}
	equal(t, "queries", ran(effects), []query.Query{query.New(lists.Default(), "", &task)})
	equal(t, "screen", m.Screen, screen.Review)
	key := keyOf(t, effects)
	for i := range 2 {
		m, _ = Update(m, QueryTold{Key: key, Part: &query.ReviewPart{Row: coach.Row{Number: i}}})
		equal(t, "rows", []any{len(m.Reviewed().Rows), m.Reviewed().Ended}, []any{i + 1, false})
	}
	m, _ = Update(m, QueryEnded{Key: key})
	equal(t, "at the end", []any{m.Reviewed().Ended, m.ReviewedList(), m.Reviewed().Fault}, []any{true, ReviewedList{}, query.NoFault})
	m, _ = Update(m, Close{})
	m, effects = Update(m, ReviewGame{Identity: p.Identity.String()})
	equal(t, "shown again", []any{m.Screen, len(m.Reviewed().Rows), len(ran(effects))}, []any{screen.Review, 2, 0})
	for _, identity := range []string{"no identity", "classic/en/5/1/6/normal"} {
		next, effects := Update(m, ReviewGame{Identity: identity})
		equal(t, identity, []any{next.Review.Game.Game.Puzzle.Identity, len(ran(effects))}, []any{p.Identity, 0})
	}
}

// TestReviewOfTheHistory: another game takes the place of the one under way; what was told of a game is there at
// once when it is chosen again.
func TestReviewOfTheHistory(t *testing.T) {
	m := finished(t, "abide", "slate", "abide")
	first := m.Game.Puzzle.Identity
	m, _ = Update(m, NewRandom{Entropy: [2]uint64{3, 0}})
	for _, msg := range append(guess("audio"), GiveUp{}) {
		m, _ = Update(m, msg)
	}
	m, effects := Update(m, ReviewGame{})
	other, second := m.Game.Puzzle.Identity, keyOf(t, effects)
	m, effects = Update(m, ReviewGame{Identity: first.String()})
	equal(t, "the other is cancelled", effects[0], effect.Effect(effect.CancelQuery{Key: second}))
	key := keyOf(t, effects)
	m, _ = Update(m, QueryTold{Key: second, Part: &query.ReviewPart{}})
	equal(t, "its rows", []any{len(m.Reviewed().Rows), m.Review.Game.Game.Puzzle.Identity}, []any{0, first})
	games, more := m.FinishedGames()
	equal(t, "finished games", []any{len(games), games[1].Game.Puzzle.Identity, more}, []any{2, first, false})
	m.History[0].List++
	m, _ = Update(m, QueryEnded{Key: key, Fault: query.Died})
	m, effects = Update(m, ReviewGame{Identity: first.String()})
	equal(t, "asked again after a fault", len(ran(effects)), 1)
	m, _ = Update(m, QueryTold{Key: key, Part: &query.ReviewPart{}})
	m, _ = Update(m, QueryEnded{Key: key})
	equal(t, "of another version of the list", m.ReviewedList(), ReviewedList{Changed: true})
	m, effects = Update(m, ReviewGame{Identity: other.String()})
	equal(t, "the other again", keyOf(t, effects), second)
	m, effects = Update(m, ReviewGame{Identity: first.String()})
	equal(t, "there at once", []any{len(ran(effects)), len(m.Reviewed().Rows), m.Reviewed().Ended}, []any{0, 1, true})
}

// TestReviewOfAMissingList: it is told, and so is a secret that the list lacks.
func TestReviewOfAMissingList(t *testing.T) {
	m := finished(t, "abide", "slate", "abide")
	saved := m.Current()
	saved.Game.Puzzle.Lang = "x-0123456789abcdef"
	m.History = append(m.History, saved)
	m, effects := Update(m, ReviewGame{Identity: saved.Game.Puzzle.Identity.String()})
	equal(t, "no list", []any{m.Reviewed().Fault, len(ran(effects))}, []any{query.NoList, 0})
	secret, err := engine.NewSecret(engine.MustWord("slate"))
	if err != nil {
		t.Fatal(err)
	}
	saved = m.Current()
	saved.Game.Puzzle.Secret, saved.Game.Puzzle.Seed = secret, 7
	m.History = append(m.History, saved)
	m, effects = Update(m, ReviewGame{Identity: saved.Game.Puzzle.Identity.String()})
	m, _ = Update(m, QueryEnded{Key: keyOf(t, effects)})
	equal(t, "a secret that is no answer", m.ReviewedList(), ReviewedList{Undrawn: true})
	saved.Game.Puzzle.Secret, saved.Game.Puzzle.Seed = mustSecret(t, "fuzzy"), 8
	m.History = append(m.History, saved)
	m, effects = Update(m, ReviewGame{Identity: saved.Game.Puzzle.Identity.String()})
	m, _ = Update(m, QueryEnded{Key: keyOf(t, effects)})
	equal(t, "a secret that the list lacks", m.ReviewedList(), ReviewedList{Lacking: true})
}

// TestWhatIf: a word in place of a guess is asked about; what is no word is refused, and
// the answer to the word before is gone.
func TestWhatIf(t *testing.T) {
	m, effects := Update(finished(t, "abide", "slate", "abide"), AskWhatIf{Word: "crown"})
	equal(t, "without a review", len(effects), 0)
	m, _ = Update(m, ReviewGame{})
	m, _ = Update(m, ChooseTurn{Turn: 1})
	for _, turn := range []int{-1, 2} {
		m, _ = Update(m, ChooseTurn{Turn: turn})
	}
	m, effects = Update(m, AskWhatIf{Word: " Crown "})
	task := query.WhatIf{Review: query.Review{Game: coach.GameOf(m.Game)}, Turn: 1, Guess: engine.MustWord("crown")}
	equal(t, "query", ran(effects)[0], query.New(lists.Default(), "", &task))
	equal(t, "asks", m.Reviewed().Alternative.Asks(), true)
	key, row := keyOf(t, effects), coach.Row{Number: 1}
	m, _ = Update(m, QueryTold{Key: key, Part: &query.ReviewPart{Row: row}})
	m, _ = Update(m, QueryEnded{Key: key})
	equal(t, "answer", []any{m.Review.WhatIf.Turn, m.Reviewed().Row, m.Reviewed().Alternative.Ended}, []any{1, &row, true})
	for word, want := range map[string]error{
		"": engine.ErrEmpty, "cr wn": engine.ErrNotLetters, "four": &engine.LengthError{Got: 4, Min: 5, Max: 5},
	} {
		next, effects := Update(m, AskWhatIf{Word: word})
		equal(t, word, []any{next.Review.WhatIf.Turn, next.Reviewed().Row, len(effects)}, []any{1, (*coach.Row)(nil), 0})
		if got := next.Review.WhatIf.Refused; got == nil || got.Error() != want.Error() {
			t.Errorf("%q: %v, want %v", word, got, want)
		}
	}
	m, effects = Update(m, AskWhatIf{Word: "audio"})
	key = keyOf(t, effects)
	m, effects = Update(m, AskWhatIf{Word: "plaid"})
	equal(t, "the word before is cancelled", effects[0], effect.Effect(effect.CancelQuery{Key: key}))
	equal(t, "its answer", m.Reviewed().Row, (*coach.Row)(nil))
	m, _ = Update(m, QueryEnded{Key: keyOf(t, effects), Fault: query.Died})
	equal(t, "fault", m.Reviewed().Alternative.Fault, query.Died)
	m, effects = Update(m, AskWhatIf{Word: "crown"})
	equal(t, "a word of before", []any{m.Reviewed().Row, len(effects)}, []any{&row, 0})
}

// TestReviewComesBack: an entry of the browser with the review opens the last one, or
// that of the game in play.
func TestReviewComesBack(t *testing.T) {
	m, effects := Update(finished(t, "abide", "slate", "abide"), Open{Screen: screen.Review})
	equal(t, "the game in play", []any{len(ran(effects)), m.Review.Turns()}, []any{1, 2})
	m, effects = Update(m, Open{Screen: screen.Review})
	equal(t, "the last one", len(ran(effects)), 0)
	m, effects = Update(begun(t, "abide", "slate"), Open{Screen: screen.Review})
	equal(t, "none", []any{len(ran(effects)), m.Review.Turns()}, []any{0, 0})
}

// TestFinishedGames: as many as fit are listed, and more when they are asked for.
func TestFinishedGames(t *testing.T) {
	m := finished(t, "abide", "slate", "abide")
	for i := range engine.Seed(gamesAtOnce + 4) {
		s := m.Current()
		s.Game.Puzzle.Seed = 5000 + i
		m.History = append(m.History, s)
	}
	games, more := m.FinishedGames()
	equal(t, "listed", []any{len(games), more, games[0].Game.Puzzle.Seed}, []any{gamesAtOnce, true, engine.Seed(5000 + gamesAtOnce + 3)})
	m, _ = Update(m, ListMore{})
	games, more = m.FinishedGames()
	equal(t, "listed then", []any{len(games), more}, []any{gamesAtOnce + 5, false})
}
