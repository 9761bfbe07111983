// Package solver is the solver's screen: a position of a game that may have been played
// anywhere, and the coach's advice on it.
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
	Name: screen.Solver, Title: func(t *text.Text) string { return t.Solver.Title },
	Focus:   "#" + EntryField, // the first thing to do is to enter a row
	Paged:   true,
	Actions: actions, OwnLists: true,
}

// Model is the state of the screen. While the screen is open, the coach is queried whenever the
// position or the order of the guesses changes.
type Model struct {
	Position
	By        coach.Column // column by which the next guesses are sorted; one of [coach.Orders]
	Backwards bool         // worst first
	Many      bool         // list manyGuesses, or as many words that a row can have

	Editing int                 // row whose guess is being edited; or noRow
	Refusal entryError          // why the last input was refused
	Results []engine.Transcript // results in the text, of which the player must choose one
	edit    edit                // the last change, for screen readers

	begun  bool      // the kind of game is set
	chosen bool      // the player has chosen it
	lost   bool      // the rows are a lost game, as their text says
	undo   *Position // position that can be restored; or nil
	stored string    // stored form of the position
}

// noRow is the index of no row.
const noRow = -1

// New returns the initial state of the screen.
func New(s *session.Session) Model {
	return Model{Position: Position{Scope: session.Scope{Mode: s.Game.Puzzle.Rules.Mode, List: lists.Default()}}, By: coach.ByBest, Editing: noRow}
}

// Updated stores a changed position, and loads the words of its list.
func (m *Model) Updated(s *session.Session, out *screen.Intents) {
	if m.store(out) {
		m.moreWords(s, out)
	}
}

// Opened begins, and stores what is another position then. The screen may be open before there is a game.
func (m *Model) Opened(s *session.Session, out *screen.Intents) {
	m.begin(s, out)
	m.store(out)
}

// begin sets the kind of game to that of the game in play, unless the position has its own, whose list is
// known.
func (m *Model) begin(s *session.Session, out *screen.Intents) {
	if m.begun = s.Opened(); !m.begun {
		return
	}
	if _, here := s.Find(m.List); !here || !m.chosen && len(m.Rows) == 0 && !m.undoes() {
		m.Scope, m.Pool = s.ScopeInPlay(), s.Coached(s.Game).Pool
	}
	m.Editing, m.Refusal, m.Results = noRow, entryError{}, nil
	m.moreWords(s, out)
}

// moreWords loads the additional guesses of the list.
func (m *Model) moreWords(s *session.Session, out *screen.Intents) {
	list, _ := s.Find(m.List)
	if also, wanted := s.GuessList(list); wanted && s.Words[also.Name] == nil {
		out.Add(screen.FetchWords{List: also.Name})
	}
}

// Wanted returns the query for the position while the screen is open.
func (m *Model) Wanted(s *session.Session, shown bool) []query.Query {
	if !shown || !m.begun {
		return nil
	}
	return []query.Query{s.Query(m.List, m.question())}
}

// Choose chooses another kind of game. The rows stay; those of another length than the list's words
// don't count.
type Choose struct{ By session.Choice }

func (msg Choose) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	list := m.List
	if msg.By.Change(&m.Scope); m.List != list {
		m.Refusal = entryError{}
	}
	m.chosen = true
}

// SwitchPool switches between secrets among all allowed words and among the answers.
type SwitchPool struct{}

func (SwitchPool) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if m.chosen = true; m.Pool == solving.Guesses {
		m.Pool = solving.Answers
	} else {
		m.Pool = solving.Guesses
	}
}
