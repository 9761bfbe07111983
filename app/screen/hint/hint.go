// Package hint is the screen in which the coach is asked for help with the game in play.
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
	Name: screen.Hint, Title: func(t *text.Text) string { return t.Hint.Title() }, Focus: screen.FirstControl, Beside: true,
	Actions: actions,
}

// Kind is what the coach can be asked in a game.
type Kind string

// The kinds of hints.
const (
	Left  Kind = "left"  // how many secrets are left
	Words Kind = "words" // which they are
	Clue  Kind = "clue"  // a letter, and a good guess that everybody knows
	Guess Kind = "guess" // the best guess
)

// kinds are those that the solver is asked; which secrets are left is known with their number.
var kinds = []Kind{Left, Clue, Guess}

// Model is the state of the screen: what was asked in a position of the game in play.
type Model struct {
	game  engine.Identity
	turns int // of the game then
	asked []Kind
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take takes in a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Ask asks the coach for help with the game in play.
type Ask struct{ Kind Kind }

// Change asks, again if it came to nothing. Which secrets are left can be seen once their number is
// known; that marks the game as an assisted one.
func (msg Ask) Change(s *session.Session, m *Model, out *screen.Intents) {
	told := m.Told(s)
	if !s.Playing() || msg.Kind == Words && told.Left == nil {
		return
	}
	if told.failed().Fault != query.NoFault {
		out.Add(screen.AskAgain{})
	}
	if !m.here(s) {
		*m = Model{game: s.Game.Puzzle.Identity, turns: s.Game.TurnCount()}
	}
	m.asked = append(slices.Clip(m.asked), msg.Kind)
	if msg.Kind == Words {
		out.Add(screen.MarkAssisted{})
	}
}

// Take types the best guess that was told.
type Take struct{ Stays bool } // the dialog, which is beside the board

// Change types the guess in place of what is typed, so that Enter plays it.
func (msg Take) Change(s *session.Session, m *Model, out *screen.Intents) {
	best := m.Told(s).Guess
	if best == nil || !s.Playing() {
		return
	}
	if !msg.Stays {
		out.Add(screen.Close{})
	}
	out.Add(screen.TypeWord{Word: best.Guess.Guess})
}

// here reports whether it was in the position in play that the coach was asked.
func (m *Model) here(s *session.Session) bool {
	return m.game == s.Game.Puzzle.Identity && m.turns == s.Game.TurnCount()
}

// asks reports whether a hint was asked for in the position in play.
func (m *Model) asks(s *session.Session, kind Kind) bool {
	return m.here(s) && slices.Contains(m.asked, kind)
}

// wants reports whether a hint was asked for, or is shown unasked.
func (m *Model) wants(s *session.Session, kind Kind) bool {
	return m.asks(s, kind) || kind == Left && s.CountsLeft()
}

// Wanted returns the hints that are to be asked of the solver, whichever screen is open.
func (m *Model) Wanted(s *session.Session, _ bool) (wanted []query.Query) {
	for _, kind := range kinds {
		if m.wants(s, kind) {
			wanted = append(wanted, queryOf(s, kind))
		}
	}
	return wanted
}

// queryOf returns what is asked for a hint.
func queryOf(s *session.Session, kind Kind) query.Query {
	game := s.Coached(s.Game).WithoutSecret()
	task := query.Task(&query.Guess{Game: game})
	switch kind {
	case Left:
		task = &query.Left{Game: game}
	case Clue:
		task = &query.Clue{Game: game}
	}
	return s.Query(lists.Of(s.Game.Puzzle.Identity), task)
}

// LeftCount returns how many secrets are left; nil if that is not to be shown on the board, or not known
// yet.
func (m *Model) LeftCount(s *session.Session) *coach.Left {
	if !s.CountsLeft() {
		return nil
	}
	if told := m.Told(s).Left; told != nil {
		return &told.Left
	}
	return nil
}

// Assists reports whether a clue or a guess is told, which makes the game in play an assisted one; the
// number of secrets alone is no help.
func (m *Model) Assists(s *session.Session) bool {
	if len(m.asked) == 0 {
		return false
	}
	told := m.Told(s)
	return told.Clue != nil || told.Guess != nil
}
