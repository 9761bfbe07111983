// Package solver is the solver's screen: a position of a game that may be played anywhere, and
// what the coach finds of it.
package solver

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
	solving "ketword/engine/solver"
)

// Screen is the solver's screen.
var Screen = screen.Screen{
	Name: screen.Solver, Title: func(t *text.Text) string { return t.Solver.Title() },
	Focus:   "#" + EntryField, // the first thing to do is to enter a row
	Paged:   true,
	Actions: actions, Opened: Opened{}, OwnLists: true,
}

// Model is the state of the screen. While the screen is open, the coach is asked whenever the position
// or the order of the guesses is another.
type Model struct {
	Position
	By        coach.Column // of [coach.Orders], by which the next guesses are in order
	Backwards bool         // the worst first
	Many      bool         // more guesses than usual are listed

	Editing int                 // row whose guess is being typed again; NoRow
	Refusal EntryError          // why what was entered last was not taken in
	Results []engine.Transcript // of a text that has several, of which one is to be chosen
	Deed    Deed                // what was done last, for screen readers

	begun  bool      // the position has its kind of game
	chosen bool      // by the player
	lost   bool      // the rows are those of a lost game, as it told itself
	undo   *Position // that can be brought back
	stored string    // the position as it is stored
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// NoRow is the number of no row.
const NoRow = -1

// New returns the screen as it is at first.
func New(s *session.Session) Model {
	return Model{Position: Position{Scope: session.Scope{Mode: s.Game.Puzzle.Rules.Mode, List: lists.Default()}}, By: coach.ByBest, Editing: NoRow}
}

// Take takes in a message of the screen, stores another position, and has the words of another list loaded.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	list := m.List
	if !screen.Take(m, msg, s, out) {
		return false
	}
	m.store(out)
	if m.List != list {
		m.moreWords(s, out)
	}
	return true
}

// Opened tells that the screen is shown, or that the first game is there while it is.
type Opened struct{}

// Change gives the position the kind of game that is in play, unless it has one of its own whose list
// is here.
func (Opened) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.begun = s.Opened(); !m.begun {
		return
	}
	if _, here := s.Find(m.List); !here || !m.chosen && len(m.Rows) == 0 && !m.Undoes() {
		m.Scope, m.Pool = s.ScopeInPlay(), s.Coached(s.Game).Pool
	}
	m.Editing, m.Refusal, m.Results = NoRow, EntryError{}, nil
	m.moreWords(s, out)
}

// Begun reports whether the position has its kind of game.
func (m *Model) Begun() bool { return m.begun }

// moreWords loads the words that may be guessed beside those of the list.
func (m *Model) moreWords(s *session.Session, out *screen.Intents) {
	list, _ := s.Find(m.List)
	if also, wanted := s.GuessList(list); wanted && s.Words[also.Name] == nil {
		out.Add(screen.FetchWords{List: also.Name})
	}
}

// Wanted returns what the screen wants to know while it is shown.
func (m *Model) Wanted(s *session.Session, shown bool) []query.Query {
	if !shown || !m.begun {
		return nil
	}
	return []query.Query{s.Query(m.List, m.question())}
}

// Choose makes the position one of another kind of game. Its rows stay; those of another length than
// the list's words don't count.
type Choose struct{ By session.Choice }

func (msg Choose) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	list := m.List
	if msg.By.Change(&m.Scope); m.List != list {
		m.Refusal = EntryError{}
	}
	m.chosen = true
}

// SwitchPool has the secret be of all allowed words, or of the answers again.
type SwitchPool struct{}

func (SwitchPool) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if m.chosen = true; m.Pool == solving.Guesses {
		m.Pool = solving.Answers
	} else {
		m.Pool = solving.Guesses
	}
}
