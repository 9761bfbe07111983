// Package play is the game itself, as the player meets it: the row being typed, the board and the
// keyboard, the end, what teaches, what is felt and spoken. It reads the session, as screens do, and
// asks by intents for what changes the game in play.
package play

import (
	"slices"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// Model is what is seen and known of the row being typed, and of what was done there.
type Model struct {
	row
	Spoken      Spoken          // to a screen reader
	EnterRests  bool            // Enter does nothing
	rests       int             // how often Enter has rested
	toldForeign bool            // that the list lacks a letter that was typed
	introduced  map[string]bool // by mode: letters were typed, so that nothing is taught any more
	ahead       []Msg           // keys pressed before the first puzzle is open
}

// row is the row being typed. Its letters are a text, in which a blank stands for a tile that was left
// empty before others.
type row struct {
	Typed      string // in lower case
	cursor     cursor
	Fresh      int  // number of the row above whose marks are to be revealed, from 1; 0 if none
	refusals   int  // guesses refused; each shakes the row
	pointedOut bool // that the typed word was guessed before
}

// Update changes the model as a message says. Before the first puzzle is open, which may wait for its list, keys
// are kept for it; letters are shown meanwhile, in the empty board that stands in for that of the puzzle. Before
// the program runs, web/boot.js keeps them, and app/boot.go hands them over.
func Update(s *session.Session, m *Model, msg Msg, out *screen.Intents) {
	switch msg.(type) {
	case Press, Erase, Clear, Enter, PlaceCursor, MoveCursor:
		if !s.Opened() {
			m.ahead = append(slices.Clip(m.ahead), msg)
		}
	}
	msg.Change(s, m, out)
}

// Msg is something that happened in the game.
type Msg = screen.Msg[Model]

// TakeAhead returns the keys that were kept, which are kept no longer.
func (m *Model) TakeAhead() []Msg {
	keys := m.ahead
	m.ahead = nil
	return keys
}

// Begin begins a row, of which letters may be typed already.
func (m *Model) Begin(typed string) { m.row = row{Typed: typed} }

// retype replaces the letters of the row being typed.
func (m *Model) retype(s *session.Session, typed string, out *screen.Intents) {
	m.Typed, m.cursor, m.pointedOut = typed, cursor{}, false
	if mode := s.Game.Puzzle.Rules.Mode.String(); !m.introduced[mode] {
		m.introduced = copied.With(m.introduced, mode, true)
	}
	out.Add(screen.GoOn{}, screen.SaveGame{})
}

// Introduces reports whether the board teaches the mode in play: to those who have never
// played it, nor one of more words, until they type the first letter.
func (m *Model) Introduces(s *session.Session) bool {
	mode := s.Game.Puzzle.Rules.Mode
	if s.Guided() || s.Settings.Value(session.Introductions[mode.String()]) == "closed" || m.introduced[mode.String()] ||
		s.Game.Puzzle.Rules.Tries != engine.DefaultTries {
		return false
	}
	// The game in play counts, too: once it is begun it is among the unfinished, and once it has ended in the history.
	known := func(s records.Saved) bool { return s.Game.Puzzle.Rules.Mode >= mode }
	return !slices.ContainsFunc(s.History, known) && !slices.ContainsFunc(s.Unfinished(), known)
}
