// Package play is the game as the player sees it: the typed row, the board and the keyboard, the
// end, the introduction, vibration and speech. It reads the session, as screens do, and changes the
// game in play through intents.
package play

import (
	"slices"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// Model is the state of the typed row, and of what the player is shown and told.
type Model struct {
	row
	Spoken       Spoken          // by a screen reader
	IgnoresEnter bool            // Enter does nothing
	ignored      int             // number of times that Enter was ignored for a while
	toldForeign  bool            // the player was told that the list lacks a typed letter
	introduced   map[string]bool // by mode: the player has typed letters, which ends the introduction
	noted        engine.Letter   // noted last
	ahead        []Msg           // keys pressed before the first puzzle was open
}

// row is the row being typed. In its letters, a blank stands for a tile that was left empty before
// others.
type row struct {
	Typed      string // in lower case
	cursor     cursor
	Fresh      int  // number of the turn whose marks are to be revealed, from 1; or 0
	Opens      bool // the mixed rows are to open, since the secret was just shown without a guess
	refusals   int  // number of refused guesses; each shakes the row
	pointedOut bool // the player was told that the typed word was guessed before
}

// Update changes the model by a message. Keys pressed before the first puzzle is open, while its list
// loads, are stored for it. Letters are shown meanwhile on an empty board. Before the program runs,
// web/boot.js stores keys, and app/boot.go replays them.
func Update(s *session.Session, m *Model, msg Msg, out *screen.Intents) {
	switch msg.(type) {
	case Press, Erase, Clear, Enter, PlaceCursor, MoveCursor:
		if !s.Opened() {
			m.ahead = append(slices.Clip(m.ahead), msg)
		}
	}
	msg.Change(s, m, out)
}

// Msg is a message of the game.
type Msg = screen.Msg[Model]

// TakeAhead returns the stored keys, and clears them.
func (m *Model) TakeAhead() []Msg {
	keys := m.ahead
	m.ahead = nil
	return keys
}

// Begin begins a row with letters that may already be typed.
func (m *Model) Begin(typed string) { m.row = row{Typed: typed} }

// Reveals says what is being shown: "row" for the marks of the last guess, "secret" for a secret without a
// guess; or "".
func (m *Model) Reveals() string {
	switch {
	case m.Fresh > 0:
		return "row"
	case m.Opens:
		return "secret"
	}
	return ""
}

// Settle ends the show: everything is there at once.
type Settle struct{}

func (Settle) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.Fresh, m.Opens = 0, false }

// retype replaces the letters of the typed row.
func (m *Model) retype(s *session.Session, typed string, out *screen.Intents) {
	m.Typed, m.cursor, m.pointedOut = typed, cursor{}, false
	if mode := s.Game.Puzzle.Rules.Mode.String(); !m.introduced[mode] {
		m.introduced = copied.With(m.introduced, mode, true)
	}
	out.Add(screen.GoOn{}, screen.SaveGame{})
}

// Introduces reports whether the board shows the introduction to the current mode: until
// the first letter, to players who have not played this mode or one with more words.
func (m *Model) Introduces(s *session.Session) bool {
	mode := s.Game.Puzzle.Rules.Mode
	if s.Guided() || s.Settings.Value(session.Introductions[mode.String()]) == "closed" || m.introduced[mode.String()] ||
		s.Game.Puzzle.Rules.Tries != engine.DefaultTries {
		return false
	}
	// The game in play counts too: it is among the unfinished games or in the history.
	known := func(s records.Saved) bool { return s.Game.Puzzle.Rules.Mode >= mode }
	return !slices.ContainsFunc(s.History, known) && !slices.ContainsFunc(s.Unfinished(), known)
}
