package review

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// whatIf is a turn with another guess.
type whatIf struct {
	turn    int         // that is chosen, from 0
	guess   engine.Word // the empty one before it is typed
	refused error       // why what was typed can't be asked about
}

// alternative returns what is asked about another guess.
func (m *Model) alternative() query.Task {
	return &query.WhatIf{Review: query.Review{Game: m.asked}, Turn: m.whatIf.turn, Guess: m.whatIf.guess}
}

// ChooseTurn chooses the turn for which another guess is tried.
type ChooseTurn struct{ Turn int }

func (msg ChooseTurn) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if msg.Turn >= 0 && msg.Turn < len(m.asked.Turns) {
		m.whatIf = whatIf{turn: msg.Turn}
	}
}

// AskWhatIf asks what the chosen turn would have been with another guess.
type AskWhatIf struct{ Word string } // as it was typed

// Change asks, or says what is wrong with the word.
func (msg AskWhatIf) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !m.any() {
		return
	}
	guess, err := readGuess(s, msg.Word, m.list)
	if m.whatIf = (whatIf{turn: m.whatIf.turn, refused: err}); err == nil {
		m.whatIf.guess = guess
		out.Add(screen.AskAgain{})
	}
}

// readGuess reads a word of a list, which must have its length. The error is that of
// [engine.MakeWord], or a [*engine.LengthError].
func readGuess(s *session.Session, typed string, list lists.Name) (engine.Word, error) {
	w, err := s.FindWord(list, typed)
	if err == nil && w.Len() != list.Length {
		err = &engine.LengthError{Got: w.Len(), Min: list.Length, Max: list.Length}
	}
	return w, err
}
