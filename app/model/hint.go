package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/engine"
)

// HintKind is what the coach can be asked in a game.
type HintKind string

// The kinds of hints.
const (
	HintLeft  HintKind = "left"  // how many secrets are left
	HintWords HintKind = "words" // which they are
	HintClue  HintKind = "clue"  // a letter, and a good guess that everybody knows
	HintGuess HintKind = "guess" // the best guess
)

// hintKinds are those that the solver is asked; which secrets are left is known with their number.
var hintKinds = []HintKind{HintLeft, HintClue, HintGuess}

// asked is what was asked for in a position of the game in play.
type asked struct {
	game  engine.Identity
	turns int // of the game then
	kinds []HintKind
}

// Hint is what the coach has told of the game in play, by its rows so far.
type Hint struct {
	Left  *query.LeftPart  // nil until it is told
	Clue  *query.CluePart  // nil until it is told
	Guess *query.GuessPart // nil until it is told
	Shown bool             // which secrets are left may be seen, too
	Told  int              // how many of these are there

	left, clue, guess *query.Answer
}

// Asks reports whether a hint is to come.
func (h Hint) Asks(kind HintKind) bool {
	switch kind {
	case HintLeft:
		return h.left.Asks()
	case HintClue:
		return h.clue.Asks()
	}
	return h.guess.Asks()
}

// Failed returns the answer that came to nothing; if none did, one without a fault.
func (h Hint) Failed() *query.Answer {
	return query.FailedOf(h.left, h.clue, h.guess)
}

// Hint returns what was told of the position that is in play now.
func (m *Model) Hint() Hint {
	h := Hint{Shown: m.asksFor(HintWords), left: m.hintAnswer(HintLeft), clue: m.hintAnswer(HintClue), guess: m.hintAnswer(HintGuess)}
	h.Left = query.PartOf[*query.LeftPart](h.left)
	h.Clue = query.PartOf[*query.CluePart](h.clue)
	h.Guess = query.PartOf[*query.GuessPart](h.guess)
	for _, there := range []bool{h.Left != nil, h.Shown, h.Clue != nil, h.Guess != nil} {
		if there {
			h.Told++
		}
	}
	return h
}

// hintAnswer returns what is known of a hint that is wanted.
func (m *Model) hintAnswer(kind HintKind) *query.Answer {
	if !m.wantsHint(kind) {
		return &query.Answer{}
	}
	return m.Answers.Of(m.hintQuery(kind))
}

// asksFor reports whether a hint was asked for in the position in play.
func (m *Model) asksFor(kind HintKind) bool {
	a := m.asked
	return slices.Contains(a.kinds, kind) && a.game == m.Game.Puzzle.Identity && a.turns == m.Game.TurnCount()
}

// wantsHint reports whether a hint was asked for, or is shown unasked.
func (m *Model) wantsHint(kind HintKind) bool {
	return m.asksFor(kind) || kind == HintLeft && m.counts()
}

// hintQueries returns the hints that are wanted.
func (m *Model) hintQueries() (wanted []query.Query) {
	for _, kind := range hintKinds {
		if m.wantsHint(kind) {
			wanted = append(wanted, m.hintQuery(kind))
		}
	}
	return wanted
}

// hintQuery returns what is asked for a hint.
func (m *Model) hintQuery(kind HintKind) query.Query {
	game := m.Coached(m.Game).WithoutSecret()
	task := query.Task(&query.Guess{Game: game})
	switch kind {
	case HintLeft:
		task = &query.Left{Game: game}
	case HintClue:
		task = &query.Clue{Game: game}
	}
	return m.Query(lists.Of(m.Game.Puzzle.Identity), task)
}

// AskHint asks the coach for help with the game in play.
type AskHint struct{ Kind HintKind }

// update asks, again if it came to nothing. Which secrets are left can be seen once their number is
// known.
func (msg AskHint) update(m *Model) {
	h := m.Hint()
	if !m.Playing() || msg.Kind == HintWords && h.Left == nil {
		return
	}
	if h.Failed().Fault != query.NoFault {
		m.Answers = m.Answers.Again()
	}
	id, turns := m.Game.Puzzle.Identity, m.Game.TurnCount()
	if m.asked.game != id || m.asked.turns != turns {
		m.asked = asked{game: id, turns: turns}
	}
	m.asked.kinds = append(slices.Clip(m.asked.kinds), msg.Kind)
	if msg.Kind == HintWords {
		m.assisted()
	}
	m.assistedByHint()
}

// assistedByHint marks the game in play as an assisted one once a clue or a guess is told; the number of
// secrets alone is no help.
func (m *Model) assistedByHint() {
	if m.Assisted || len(m.asked.kinds) == 0 {
		return
	}
	if h := m.Hint(); h.Clue != nil || h.Guess != nil {
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
		m.Screen = screen.None
	}
	m.retypeWord(h.Guess.Guess.Guess)
}
