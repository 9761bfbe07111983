package model

import (
	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/engine"
)

// Hint is what the coach has told of the game in play, by its rows so far. Each thing is
// asked for on its own.
type Hint struct {
	Left      *jobs.LeftPart  // nil until it is told
	AsksLeft  Inquiry         // for it
	Shown     bool            // which secrets are left may be seen, too
	Clue      *jobs.CluePart  // nil until it is told
	AsksClue  Inquiry         // for it
	Guess     *jobs.GuessPart // nil until it is told
	AsksGuess Inquiry         // for it
	game      engine.Identity
	turns     int // of the game then
}

// Failed returns the inquiry that came to nothing; if none did, one without a fault.
func (h Hint) Failed() Inquiry { return failed(h.AsksLeft, h.AsksClue, h.AsksGuess) }

// Told returns how many of the hints were told.
func (h Hint) Told() int {
	told := 0
	for _, there := range []bool{h.Left != nil, h.Shown, h.Clue != nil, h.Guess != nil} {
		if there {
			told++
		}
	}
	return told
}

// HintKind is what the coach can be asked in a game.
type HintKind string

// The kinds of hints.
const (
	HintLeft  HintKind = "left"  // how many secrets are left
	HintWords HintKind = "words" // which they are
	HintClue  HintKind = "clue"  // a letter, and a good guess that everybody knows
	HintGuess HintKind = "guess" // the best guess
)

// Hint returns what was told of the position that is in play now.
func (m *Model) Hint() Hint {
	if h := m.hint; h.game == m.Game.Puzzle.Identity && h.turns == len(m.Game.Turns()) {
		return h
	}
	return Hint{game: m.Game.Puzzle.Identity, turns: len(m.Game.Turns())}
}

// AskHint asks the coach for help with the game in play.
type AskHint struct{ Kind HintKind }

// update asks, unless the answer is there or on its way. Which secrets are left is known
// with their number.
func (msg AskHint) update(m *Model) {
	if !m.Playing() {
		return
	}
	h, list := m.Hint(), lists.Of(m.Game.Puzzle.Identity)
	game := m.Coached(m.Game).WithoutSecret()
	switch {
	case msg.Kind == HintLeft && h.Left == nil && !h.AsksLeft.Asks():
		m.ask(hintAsker{HintLeft}, &jobs.Left{Game: game}, list)
	case msg.Kind == HintWords && h.Left != nil:
		h.Shown = true
		m.hint = h
		m.assisted()
	case msg.Kind == HintClue && h.Clue == nil && !h.AsksClue.Asks():
		m.ask(hintAsker{HintClue}, &jobs.Clue{Game: game}, list)
	case msg.Kind == HintGuess && h.Guess == nil && !h.AsksGuess.Asks():
		m.ask(hintAsker{HintGuess}, &jobs.Guess{Game: game}, list)
	}
}

type hintAsker struct{ kind HintKind }

func (a hintAsker) inquiry(m *Model) *Inquiry {
	m.hint = m.Hint()
	switch a.kind {
	case HintLeft:
		return &m.hint.AsksLeft
	case HintClue:
		return &m.hint.AsksClue
	}
	return &m.hint.AsksGuess
}

// part shows the answer. From the first guess that is told on, the game is an assisted
// one; the number of secrets alone is no help.
func (hintAsker) part(m *Model, p jobs.Part) {
	switch p := p.(type) {
	case *jobs.LeftPart:
		m.hint.Left = p
	case *jobs.CluePart:
		m.hint.Clue = p
		m.assisted()
	case *jobs.GuessPart:
		m.hint.Guess = p
		m.assisted()
	}
}

// assisted marks the game in play as one with help, for good.
func (m *Model) assisted() {
	if m.Assisted || !m.Playing() {
		return
	}
	m.Assisted = true
	m.save()
}

// TakeHint types the best guess that was told.
type TakeHint struct{ Stays bool } // the dialog, which is beside the board

// update types the guess in place of what is typed, so that Enter plays it.
func (msg TakeHint) update(m *Model) {
	h := m.Hint()
	if h.Guess == nil || !m.Playing() {
		return
	}
	if !msg.Stays {
		m.Screen = NoScreen
	}
	m.retypeWord(h.Guess.Guess.Guess)
}
