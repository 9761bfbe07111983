package play

import (
	"strings"
	"unicode/utf8"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// cursor is the position in the typed row at which the next letter is written. The zero
// cursor is after the last letter or, if the last tile is full but there are gaps, at the
// first gap.
type cursor struct {
	tile   int
	moved  bool // it is at tile, not after the last letter
	chosen bool // the player placed it, and has not typed since
}

// PlaceCursor moves the cursor to a tile of the typed row. The tile after the last is valid if the row is
// full.
type PlaceCursor struct{ Tile int }

func (msg PlaceCursor) Change(s *session.Session, m *Model, _ *screen.Intents) {
	if !s.TakesGuesses() || msg.Tile < 0 || msg.Tile > s.Game.Puzzle.Rules.Length {
		return
	}
	m.cursor = cursor{tile: msg.Tile, moved: true, chosen: true}
	m.Say(s, SayCursor)
}

// CursorStep is a movement of the cursor.
type CursorStep uint8

const (
	CursorBack CursorStep = iota + 1
	CursorOn
	CursorFirst // to the first tile
	CursorEnd   // after the last letter
)

// MoveCursor moves the cursor by a step.
type MoveCursor struct{ Step CursorStep }

func (msg MoveCursor) Change(s *session.Session, m *Model, out *screen.Intents) {
	at := m.cursorTile(s)
	switch msg.Step {
	case CursorBack:
		at--
	case CursorOn:
		at++
	case CursorFirst:
		at = 0
	case CursorEnd:
		at = utf8.RuneCountInString(m.Typed)
	}
	if last := s.Game.Puzzle.Rules.Length - 1; at > last && len(m.gaps(s)) > 0 {
		at = last
	}
	PlaceCursor{Tile: at}.Change(s, m, out)
}

// cursorTile returns the tile of the cursor; after a full row, the row's length.
func (m *Model) cursorTile(s *session.Session) int {
	if m.cursor.moved {
		return min(m.cursor.tile, s.Game.Puzzle.Rules.Length)
	}
	at := utf8.RuneCountInString(m.Typed)
	if gaps := m.gaps(s); at == s.Game.Puzzle.Rules.Length && len(gaps) > 0 {
		return gaps[0] // after a row with gaps, nothing can be typed
	}
	return at
}

// shownCursor returns the tile of the cursor, and whether it is drawn. It is not drawn
// while letters are typed one after the other, since its position is obvious.
func (m *Model) shownCursor(s *session.Session) (tile int, shown bool) {
	at := m.cursorTile(s)
	usual := at == utf8.RuneCountInString(m.Typed) && !strings.ContainsRune(m.Typed, records.Blank)
	return at, at < s.Game.Puzzle.Rules.Length && (!usual || m.cursor.chosen)
}

func (m *Model) tiles(s *session.Session) []engine.Letter {
	return records.TilesOf(m.Typed, s.Game.Puzzle.Rules.Length)
}

// gaps returns the empty tiles of the typed row.
func (m *Model) gaps(s *session.Session) []int { return records.GapsIn(m.tiles(s)) }
