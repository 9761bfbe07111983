// Package hint is the screen that asks the coach for help with the game in play.
package hint

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
)

// Screen is the screen of hints.
var Screen = screen.Screen{
	Name: screen.Hint, Title: func(t *text.Text) string { return t.Hint.Title }, Focus: screen.FirstControl, Beside: true,
	Actions: actions,
}

// Kind is a kind of hint.
type Kind string

const (
	Left  Kind = "left"  // how many secrets are left
	Words Kind = "words" // which secrets are left
	Clue  Kind = "clue"  // a letter, and a familiar word that is a good guess
	Guess Kind = "guess" // the best guess
)

// kinds are the hints for which the coach is queried. The coach gets only what the player knows; a task
// about the secret itself would take it from the session. [Words] is missing because the answer to [Left]
// includes the words.
var kinds = []struct {
	kind  Kind
	task  func(known coach.Game) query.Task
	helps bool // asking for it makes the game assisted
}{
	{kind: Left, task: func(g coach.Game) query.Task { return &query.Left{Game: g} }},
	{kind: Clue, task: func(g coach.Game) query.Task { return &query.Clue{Game: g} }, helps: true},
	{kind: Guess, task: func(g coach.Game) query.Task { return &query.Guess{Game: g} }, helps: true},
}

// Model is the state of the screen: the hints requested in a position of the game in play.
type Model struct {
	screen.Plain

	game  engine.Identity
	turns int // number of turns in that position
	asked []Kind
}

// Ask asks for a hint.
type Ask struct{ Kind Kind }

// Change asks for the hint, and retries after a failure. [Words] is available only once the number
// is known.
func (msg Ask) Change(s *session.Session, m *Model, out *screen.Intents) {
	told := m.told(s)
	if !s.Playing() || msg.Kind == Words && query.PartOf[*query.LeftPart](told.answers...) == nil {
		return
	}
	if told.failed().Fault != query.NoFault {
		out.Add(screen.AskAgain{})
	}
	if !m.here(s) {
		*m = Model{game: s.Game.Puzzle.Identity, turns: s.Game.TurnCount()}
	}
	m.asked = append(slices.Clip(m.asked), msg.Kind)
}

// Take types the best guess of the coach.
type Take struct{ Stays bool } // keep the dialog open, since it is beside the board

// Change replaces the typed row by the guess, so that Enter plays it.
func (msg Take) Change(s *session.Session, m *Model, out *screen.Intents) {
	told := m.told(s)
	best := query.PartOf[*query.GuessPart](told.answers...)
	if best == nil || !s.Playing() {
		return
	}
	if !msg.Stays {
		out.Add(screen.Close{})
	}
	out.Add(screen.TypeWord{Word: best.Guess.Guess})
}

// here reports whether the hints were requested in the current position.
func (m *Model) here(s *session.Session) bool {
	return m.game == s.Game.Puzzle.Identity && m.turns == s.Game.TurnCount()
}

// asks reports whether a hint was requested in the current position.
func (m *Model) asks(s *session.Session, kind Kind) bool {
	return m.here(s) && slices.Contains(m.asked, kind)
}

// wants reports whether a hint was requested, or is shown by a setting.
func (m *Model) wants(s *session.Session, kind Kind) bool {
	return m.asks(s, kind) || kind == Left && s.CountsLeft()
}

// Wanted returns the queries for the hints, even if another screen is open.
func (m *Model) Wanted(s *session.Session, _ bool) (wanted []query.Query) {
	for i, k := range kinds {
		if m.wants(s, k.kind) {
			wanted = append(wanted, queryOf(s, i))
		}
	}
	return wanted
}

// queryOf returns the query for an element of kinds.
func queryOf(s *session.Session, i int) query.Query {
	return s.Query(lists.Of(s.Game.Puzzle.Identity), kinds[i].task(s.Coached(s.Game).WithoutSecret()))
}

// LeftCount returns how many secrets are left, or nil if that is not shown on the board or not known
// yet.
func (m *Model) LeftCount(s *session.Session) *coach.Left {
	if !s.CountsLeft() {
		return nil
	}
	told := m.told(s)
	if p := query.PartOf[*query.LeftPart](told.answers...); p != nil {
		return &p.Left
	}
	return nil
}

// Assists reports whether the coach has given a hint that counts as help, or shows the words left. The
// number of secrets alone is not help.
func (m *Model) Assists(s *session.Session) bool {
	if len(m.asked) == 0 {
		return false
	}
	told := m.told(s)
	for i, k := range kinds {
		if k.helps && len(told.answers[i].Parts) > 0 {
			return true
		}
	}
	return told.shown
}
