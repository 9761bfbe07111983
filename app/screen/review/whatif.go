package review

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// whatIf is the chosen turn, with another guess.
type whatIf struct {
	turn    int         // index of the turn
	guess   engine.Word // the zero word before a guess was typed
	refused error       // why the typed word was refused
}

// alternative returns the task for the other guess.
func (m *Model) alternative() query.Task {
	return &query.WhatIf{Review: query.Review{Game: m.asked}, Turn: m.whatIf.turn, Guess: m.whatIf.guess}
}

// ChooseTurn chooses the turn in which to try another guess.
type ChooseTurn struct{ Turn int }

func (msg ChooseTurn) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if msg.Turn >= 0 && msg.Turn < len(m.asked.Turns) {
		m.whatIf = whatIf{turn: msg.Turn}
	}
}

// AskWhatIf asks for the review of another guess in the chosen turn.
type AskWhatIf struct{ Word string } // as typed

// Change asks, or shows what is wrong with the word.
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

// readGuess parses a word of a list, with the list's length. The error is that of
// [engine.MakeWord], or a [*engine.LengthError].
func readGuess(s *session.Session, typed string, list lists.Name) (engine.Word, error) {
	w, err := s.FindWord(list, typed)
	if err == nil && w.Len() != list.Length {
		err = &engine.LengthError{Got: w.Len(), Min: list.Length, Max: list.Length}
	}
	return w, err
}
