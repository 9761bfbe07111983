package model

import (
	"slices"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Review is what the coach has told of a finished game, turn by turn.
type Review struct {
	Inquiry
	Asked  coach.Game    // the game, as the coach was asked about it
	Game   records.Saved // as it is stored; zero of one that was entered in the solver
	List   lists.List
	Rows   []coach.Row // told so far
	WhatIf whatIf
}

// IsForeign reports whether the game was entered in the solver.
func (r *Review) IsForeign() bool { return r.Game.Game.TurnCount() < r.Turns() }

// Turns returns how many turns the game has.
func (r *Review) Turns() int { return len(r.Asked.Turns) }

// whatIf is what a turn would have been with another guess.
type whatIf struct {
	Inquiry
	Turn    int        // that is chosen, from 0
	Row     *coach.Row // nil until it is told
	Refused error      // why the guess can't be asked about
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

// grades returns the grades of a game, if the review has told all of it.
func (m *Model) grades(s records.Saved) records.Grades {
	told, turns := m.Review.Rows, s.Game.TurnCount()
	if turns == 0 || len(told) != turns || m.Review.Game.Game.Puzzle.Identity != s.Game.Puzzle.Identity {
		return records.Grades{}
	}
	sum := coach.Summarise(told)
	return records.Grades{Known: true, Skill: sum.Skill, Luck: sum.Luck}
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
	Open{Screen: ReviewScreen}.update(m)
}

// reviewAgain shows the last review, or that of the game in play, where the browser's
// Forward or an address opens it.
func (m *Model) reviewAgain() {
	if game := m.Current(); m.Review.Turns() == 0 && session.Reviewable(game) {
		m.review(game)
	}
}

// review asks for the review of a game, unless it is there or on its way.
func (m *Model) review(game records.Saved) {
	id := game.Game.Puzzle.Identity
	same := m.Review.Turns() > 0 && !m.Review.IsForeign() && m.Review.Game.Game.Puzzle.Identity == id
	if same && m.Review.Fault == jobs.NoFault {
		return
	}
	list, found := m.Find(lists.Of(id))
	m.Review = Review{Game: game, Asked: m.Coached(game.Game), List: list}
	if !found {
		m.Review.Fault = jobs.NoList
		return
	}
	m.ask(reviewAsker{}, &jobs.Review{Game: m.Review.Asked}, list.Name)
}

// reviewAsker asks for the review that is shown.
type reviewAsker struct{}

func (reviewAsker) inquiry(m *Model) *Inquiry { return &m.Review.Inquiry }

func (reviewAsker) part(m *Model, p jobs.Part) {
	if told, is := p.(*jobs.ReviewPart); is {
		m.Review.Rows = append(slices.Clip(m.Review.Rows), told.Row)
	}
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
	if err != nil {
		return
	}
	m.ask(whatIfAsker{}, &jobs.WhatIf{Review: jobs.Review{Game: r.Asked}, Turn: r.WhatIf.Turn, Guess: guess}, r.List.Name)
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

// whatIfAsker asks about the guess that is shown.
type whatIfAsker struct{}

func (whatIfAsker) inquiry(m *Model) *Inquiry { return &m.Review.WhatIf.Inquiry }

func (whatIfAsker) part(m *Model, p jobs.Part) {
	if told, is := p.(*jobs.ReviewPart); is {
		m.Review.WhatIf.Row = &told.Row
	}
}
