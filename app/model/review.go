package model

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Review is a finished game that the coach reviews, turn by turn.
type Review struct {
	Asked  coach.Game    // the game, as the coach is asked about it
	Game   records.Saved // as it is stored; zero of one that was entered in the solver
	List   lists.List
	WhatIf whatIf
}

// Reviewed is a review with what was told of it so far.
type Reviewed struct {
	Review
	*query.Answer
	Rows []coach.Row

	Alternative *query.Answer // of the guess that was tried
	Row         *coach.Row    // of the same; nil until it is told
}

// Reviewed returns the review with what was told of it.
func (m *Model) Reviewed() Reviewed {
	r := Reviewed{Review: m.Review, Answer: &query.Answer{}, Alternative: &query.Answer{}}
	switch _, here := m.Find(r.List.Name); {
	case r.Turns() == 0:
		return r
	case !here:
		r.Answer = &query.Answer{Ended: true, Fault: query.NoList}
		return r
	}
	r.Answer = m.AnswerOf(r.List.Name, &query.Review{Game: r.Asked})
	for _, told := range query.PartsOf[*query.ReviewPart](r.Answer) {
		r.Rows = append(r.Rows, told.Row)
	}
	if r.WhatIf.Guess.Len() > 0 {
		r.Alternative = m.AnswerOf(r.List.Name, r.alternative())
		if told := query.PartOf[*query.ReviewPart](r.Alternative); told != nil {
			r.Row = &told.Row
		}
	}
	return r
}

// alternative returns what is asked about another guess.
func (r *Review) alternative() query.Task {
	return &query.WhatIf{Review: query.Review{Game: r.Asked}, Turn: r.WhatIf.Turn, Guess: r.WhatIf.Guess}
}

// reviewQueries returns what is wanted of the review: it is shown, or its grades are, beside the game.
func (m *Model) reviewQueries() (wanted []query.Query) {
	r, shown := &m.Review, m.Screen == screen.Review
	inPlay := !r.IsForeign() && r.Game.Game.Puzzle.Identity == m.Game.Puzzle.Identity
	if r.Turns() == 0 || !shown && !inPlay {
		return nil
	}
	wanted = append(wanted, m.Query(r.List.Name, &query.Review{Game: r.Asked}))
	if shown && r.WhatIf.Guess.Len() > 0 {
		wanted = append(wanted, m.Query(r.List.Name, r.alternative()))
	}
	return wanted
}

// IsForeign reports whether the game was entered in the solver.
func (r *Review) IsForeign() bool { return r.Game.Game.TurnCount() < r.Turns() }

// Turns returns how many turns the game has.
func (r *Review) Turns() int { return len(r.Asked.Turns) }

// whatIf is a turn with another guess.
type whatIf struct {
	Turn    int         // that is chosen, from 0
	Guess   engine.Word // the empty one before it is typed
	Refused error       // why what was typed can't be asked about
}

// ReviewedList is how the list of the review, as it is now, and its game agree.
type ReviewedList struct {
	Changed bool // since the game was begun
	Lacking bool // it lacks the secret
	Undrawn bool // it has the secret, but not among its answers
	AnyWord bool // the secret may be any allowed word, since somebody chose it
}

// ReviewedList compares the game of the review with its list, once it is loaded.
func (m *Model) ReviewedList() ReviewedList {
	words, game := m.Words[m.Review.List.Name], m.Review.Game
	if words == nil {
		return ReviewedList{}
	}
	g := m.Review.Asked
	lacking := g.Missing(m.AllowedWords(m.Review.List, words))
	return ReviewedList{
		Changed: !m.Review.IsForeign() && words.Fingerprint() != game.List, Lacking: lacking, Undrawn: !lacking && !g.Drawn(words),
		AnyWord: !m.Review.IsForeign() && g.Pool == solver.Guesses,
	}
}

// ReviewGame reviews a finished game of the history, or the one in play where none is
// named.
type ReviewGame struct{ Identity string }

// update shows the review. What was told of the same game stays.
func (msg ReviewGame) update(m *Model) {
	game := m.Current()
	if msg.Identity != "" {
		found, known := m.FinishedGame(msg.Identity)
		if !known {
			return
		}
		game = found
	}
	if !session.Reviewable(game) {
		return
	}
	m.review(game)
	Open{Screen: screen.Review}.update(m)
}

// reviewAgain shows the last review, or that of the game in play, where the browser's
// Forward or an address opens it.
func (m *Model) reviewAgain() {
	if game := m.Current(); m.Review.Turns() == 0 && session.Reviewable(game) {
		m.review(game)
	}
}

// review chooses a game to be reviewed, again if it is the one that came to nothing. What was tried in the same
// game stays.
func (m *Model) review(game records.Saved) {
	id := game.Game.Puzzle.Identity
	list, _ := m.Find(lists.Of(id))
	next := Review{Game: game, Asked: m.Coached(game.Game), List: list}
	if r := m.Review; r.Turns() > 0 && !r.IsForeign() && r.Game.Game.Puzzle.Identity == id {
		next.WhatIf = r.WhatIf
	}
	m.Review = next
	m.askReviewAgain()
}

// askReviewAgain asks for the review again, if it came to nothing.
func (m *Model) askReviewAgain() {
	if m.Reviewed().Fault != query.NoFault {
		m.Review.WhatIf = whatIf{}
		m.Answers = m.Answers.Again()
	}
}

// reviewRows shows the review of a game that was played elsewhere. What was told of the same game stays.
func (m *Model) reviewRows(game coach.Game, list lists.Name) {
	if r := m.Review; r.List.Name != list || !r.IsForeign() || !r.Asked.Equals(game) {
		known, _ := m.Find(list)
		m.Review = Review{Asked: game, List: known}
	}
	m.askReviewAgain()
	Open{Screen: screen.Review}.update(m)
}

// ChooseTurn chooses the turn for which another guess is tried.
type ChooseTurn struct{ Turn int }

func (msg ChooseTurn) update(m *Model) {
	if msg.Turn >= 0 && msg.Turn < m.Review.Turns() {
		m.Review.WhatIf = whatIf{Turn: msg.Turn}
	}
}

// AskWhatIf asks what the chosen turn would have been with another guess.
type AskWhatIf struct{ Word string } // as it was typed

// update asks, or says what is wrong with the word.
func (msg AskWhatIf) update(m *Model) {
	r := m.Review
	if r.Turns() == 0 {
		return
	}
	guess, err := m.readGuess(msg.Word, r.List.Name)
	m.Review.WhatIf = whatIf{Turn: r.WhatIf.Turn, Refused: err}
	if err == nil {
		m.Review.WhatIf.Guess = guess
		m.Answers = m.Answers.Again()
	}
}

// readGuess reads a word of a list, which must have its length. The error is that of
// [engine.MakeWord], or a [*engine.LengthError].
func (m *Model) readGuess(typed string, list lists.Name) (engine.Word, error) {
	w, err := m.FindWord(list, typed)
	if err == nil && w.Len() != list.Length {
		err = &engine.LengthError{Got: w.Len(), Min: list.Length, Max: list.Length}
	}
	return w, err
}
