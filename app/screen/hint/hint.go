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

// kinds are the hints that are asked of the coach, which is told what the player knows; a task about the
// secret itself would take it from the session. [Words] is not among them: the answer to [Left] has them.
var kinds = []struct {
	kind  Kind
	task  func(known coach.Game) query.Task
	helps bool // its answer makes the game an assisted one
}{
	{kind: Left, task: func(g coach.Game) query.Task { return &query.Left{Game: g} }},
	{kind: Clue, task: func(g coach.Game) query.Task { return &query.Clue{Game: g} }, helps: true},
	{kind: Guess, task: func(g coach.Game) query.Task { return &query.Guess{Game: g} }, helps: true},
}

// Model is the state of the screen: what was asked in a position of the game in play.
type Model struct {
	game  engine.Identity
	turns int // of the game then
	asked []Kind
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Ask asks the coach for help with the game in play.
type Ask struct{ Kind Kind }

// Change asks, again if it came to nothing. Which secrets are left can be seen once their number is
// known.
func (msg Ask) Change(s *session.Session, m *Model, out *screen.Intents) {
	told := m.told(s)
	if !s.Playing() || msg.Kind == Words && partOf[*query.LeftPart](&told) == nil {
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

// Take types the best guess that was told.
type Take struct{ Stays bool } // the dialog, which is beside the board

// Change types the guess in place of what is typed, so that Enter plays it.
func (msg Take) Change(s *session.Session, m *Model, out *screen.Intents) {
	told := m.told(s)
	best := partOf[*query.GuessPart](&told)
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

// Wanted returns the hints that are to be asked of the coach, whichever screen is open.
func (m *Model) Wanted(s *session.Session, _ bool) (wanted []query.Query) {
	for i, k := range kinds {
		if m.wants(s, k.kind) {
			wanted = append(wanted, queryOf(s, i))
		}
	}
	return wanted
}

// queryOf returns what is asked for one of kinds.
func queryOf(s *session.Session, i int) query.Query {
	return s.Query(lists.Of(s.Game.Puzzle.Identity), kinds[i].task(s.Coached(s.Game).WithoutSecret()))
}

// LeftCount returns how many secrets are left; nil if that is not to be shown on the board, or not known
// yet.
func (m *Model) LeftCount(s *session.Session) *coach.Left {
	if !s.CountsLeft() {
		return nil
	}
	told := m.told(s)
	if p := partOf[*query.LeftPart](&told); p != nil {
		return &p.Left
	}
	return nil
}

// Assists reports whether a hint that helps is told, or the words that are left are shown, which makes the
// game in play an assisted one. The number of secrets alone is no help.
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
