package model

import (
	"slices"
	"strings"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/coach"
)

// Review is what the coach has told of a finished game, turn by turn.
type Review struct {
	Game    records.Saved
	List    lists.List
	Rows    []coach.Row // told so far
	Done    bool        // no more come
	Missing bool        // the list, as it is now, lacks the secret; known when Done
	Changed bool        // the game was begun with another version of the list; known when Done
	Fault   jobs.Fault
	WhatIf  WhatIf
	job     int
}

// Turns returns how many turns the game has.
func (r Review) Turns() int { return r.Game.Game.TurnCount() }

// WhatIf is what a turn would have been with another guess.
type WhatIf struct {
	Turn    int        // that is chosen, from 0
	Row     *coach.Row // nil until it is told
	Refused error      // why the guess can't be asked about
	Fault   jobs.Fault
	job     int
}

// Asks reports whether an answer is awaited.
func (w WhatIf) Asks() bool { return w.job > 0 }

// canReview reports whether there is anything to be said of a game.
func canReview(s records.Saved) bool { return s.Finished() && s.Game.TurnCount() > 0 }

// CanReview reports whether the game in play can be reviewed.
func (m Model) CanReview() bool { return canReview(m.current()) }

// ReviewGame reviews a finished game of the history, or the one in play where none is
// named.
type ReviewGame struct{ Identity string }

// update shows the review. What was told of the same game stays.
func (msg ReviewGame) update(m Model) (Model, []Effect) {
	game := m.current()
	if msg.Identity != "" {
		found, known := m.finishedGame(msg.Identity)
		if !known {
			return m, nil
		}
		game = found
	}
	if !canReview(game) {
		return m, nil
	}
	m, asked := m.review(game)
	m, opened := Open{Screen: ReviewScreen}.update(m)
	return m, append(asked, opened...)
}

// reviewAgain shows the last review, or that of the game in play, where the browser's
// Forward or an address opens it.
func (m Model) reviewAgain() (Model, []Effect) {
	if game := m.current(); m.Review.Turns() == 0 && canReview(game) {
		return m.review(game)
	}
	return m, nil
}

// review asks for the review of a game, unless it is there or on its way.
func (m Model) review(game records.Saved) (Model, []Effect) {
	id := game.Game.Puzzle.Identity
	same := m.Review.Turns() > 0 && m.Review.Game.Game.Puzzle.Identity == id
	if same && m.Review.Fault == jobs.NoFault {
		return m, nil
	}
	m, ended := m.dismiss(m.Review.job)
	m, more := m.dismiss(m.Review.WhatIf.job)
	list, found := m.Find(lists.Of(id))
	m.Review = Review{Game: game, List: list}
	if !found {
		m.Review.Fault = jobs.NoList
		return m, append(ended, more...)
	}
	task := reviewTask(game)
	m, number, asked := m.ask(&task, list.Name, reviewAsker{})
	m.Review.job = number
	return m, slices.Concat(ended, more, asked)
}

// reviewTask returns the job that reviews a game.
func reviewTask(s records.Saved) jobs.Review {
	p := s.Game.Puzzle
	return jobs.Review{Rules: p.Rules, Turns: s.Game.Turns(), Secret: p.Secret}
}

// reviewAsker has asked for the review that is shown: another one dismisses its job.
type reviewAsker struct{}

func (reviewAsker) part(m Model, p jobs.Part) (Model, []Effect) {
	if told, is := p.(*jobs.ReviewPart); is {
		m.Review.Rows = append(slices.Clip(m.Review.Rows), told.Row)
	}
	return m, nil
}

// end compares the game with the list, which is loaded by now.
func (reviewAsker) end(m Model, f jobs.Fault) (Model, []Effect) {
	r := &m.Review
	r.job, r.Done, r.Fault = 0, true, f
	if words := m.loaded[r.List.Name]; words != nil {
		r.Changed = words.Fingerprint() != r.Game.List
		r.Missing = coach.Game{Secret: r.Game.Game.Puzzle.Secret}.Missing(words)
	}
	return m, nil
}

// ChooseTurn chooses the turn for which another guess is tried.
type ChooseTurn struct{ Turn int }

func (msg ChooseTurn) update(m Model) (Model, []Effect) {
	if msg.Turn < 0 || msg.Turn >= m.Review.Turns() {
		return m, nil
	}
	m, ended := m.dismiss(m.Review.WhatIf.job)
	m.Review.WhatIf = WhatIf{Turn: msg.Turn}
	return m, ended
}

// AskWhatIf asks what the chosen turn would have been with another guess.
type AskWhatIf struct{ Word string } // as it was typed

// update asks, or says what is wrong with the word.
func (msg AskWhatIf) update(m Model) (Model, []Effect) {
	r := m.Review
	if r.Turns() == 0 {
		return m, nil
	}
	m, ended := m.dismiss(r.WhatIf.job)
	r.WhatIf = WhatIf{Turn: r.WhatIf.Turn}
	guess, err := readGuess(msg.Word, r.Game.Game.Puzzle.Rules.Length)
	if err != nil {
		r.WhatIf.Refused = err
		m.Review = r
		return m, ended
	}
	m, number, asked := m.ask(&jobs.WhatIf{Review: reviewTask(r.Game), Turn: r.WhatIf.Turn, Guess: guess}, r.List.Name, whatIfAsker{})
	r.WhatIf.job = number
	m.Review = r
	return m, append(ended, asked...)
}

// readGuess reads a word of a length, in capitals or not. The error is that of
// [engine.MakeWord], or a [*engine.LengthError].
func readGuess(typed string, length int) (engine.Word, error) {
	w, err := engine.MakeWord(strings.Map(engine.Lower, strings.TrimSpace(typed)))
	if err == nil && w.Len() != length {
		err = &engine.LengthError{Got: w.Len(), Min: length, Max: length}
	}
	return w, err
}

// whatIfAsker has asked about the guess that is shown.
type whatIfAsker struct{}

func (whatIfAsker) part(m Model, p jobs.Part) (Model, []Effect) {
	if told, is := p.(*jobs.ReviewPart); is {
		m.Review.WhatIf.Row = &told.Row
	}
	return m, nil
}

func (whatIfAsker) end(m Model, f jobs.Fault) (Model, []Effect) {
	m.Review.WhatIf.job, m.Review.WhatIf.Fault = 0, f
	return m, nil
}
