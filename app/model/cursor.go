package model

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/records"
	"ketword/engine"
)

// The letters of the row being typed are a text, in which a blank stands for a tile that
// was left empty before others. The cursor is the tile that takes the next letter.

// cursor is where in the row being typed the next letter goes. The zero cursor is behind
// the last letter or, where nothing goes behind a row with gaps, at the first of them.
type cursor struct {
	tile   int
	moved  bool // it is at tile, rather than behind the last letter
	chosen bool // the player has gone there, and typed nothing since
}

// PlaceCursor goes to a tile of the row being typed; one past the last is behind a full row.
type PlaceCursor struct{ Tile int }

func (msg PlaceCursor) update(m *Model) {
	m.keepAhead(msg)
	if !m.TakesGuesses() || msg.Tile < 0 || msg.Tile > m.Game.Puzzle.Rules.Length {
		return
	}
	m.cursor = cursor{tile: msg.Tile, moved: true, chosen: true}
	m.say(SayCursor)
}

// CursorStep is a way to go in the row being typed.
type CursorStep uint8

// The steps.
const (
	CursorBack CursorStep = iota + 1
	CursorOn
	CursorFirst // to the first tile
	CursorEnd   // behind the last letter
)

// MoveCursor goes a step in the row being typed.
type MoveCursor struct{ Step CursorStep }

func (msg MoveCursor) update(m *Model) {
	at := m.cursorTile()
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
	if last := m.Game.Puzzle.Rules.Length - 1; at > last && !m.complete() {
		at = last
	}
	PlaceCursor{Tile: at}.update(m)
}

// cursorTile returns the tile of the cursor, one past the last behind a full row.
func (m *Model) cursorTile() int {
	if m.cursor.moved {
		return min(m.cursor.tile, m.Game.Puzzle.Rules.Length)
	}
	at := utf8.RuneCountInString(m.Typed)
	if gaps := m.gaps(); at == m.Game.Puzzle.Rules.Length && len(gaps) > 0 {
		return gaps[0] // nothing goes behind a row with gaps
	}
	return at
}

// shownCursor returns the tile of the cursor, where it is to be seen: not while letters are
// typed one behind the other, where it tells nothing. Else it returns [noTile].
func (m *Model) shownCursor() int {
	at := m.cursorTile()
	usual := at == utf8.RuneCountInString(m.Typed) && !strings.ContainsRune(m.Typed, records.Blank)
	if !m.TakesGuesses() || at == m.Game.Puzzle.Rules.Length || usual && !m.cursor.chosen {
		return noTile
	}
	return at
}

// noTile stands for no tile.
const noTile = -1

func (m *Model) tiles() []engine.Letter { return records.TilesOf(m.Typed, m.Game.Puzzle.Rules.Length) }

// complete reports whether the row being typed has all of its letters.
func (m *Model) complete() bool { return len(m.gaps()) == 0 }

// gaps returns the tiles of the row being typed that are empty.
func (m *Model) gaps() []int { return records.GapsIn(m.tiles()) }

// put writes letters at the cursor. It goes on to the next tile or, if there was none
// at it, to the next empty one. Letters that have no room change nothing, nor do signs that
// belong to no letter.
func (m *Model) put(letters string) {
	tiles, at := m.tiles(), m.cursorTile()
	if joined, is := m.joined(letters); is {
		tiles[at-1] = joined
		m.retypeAt(tiles, at)
		return
	}
	next := at + utf8.RuneCountInString(letters)
	if _, err := engine.ParseLetters(letters); err != nil || next > len(tiles) {
		return
	}
	filled := tiles[at] == records.Blank
	copy(tiles[at:], []engine.Letter(letters))
	if gaps := records.GapsIn(tiles); len(gaps) > 0 && (filled || next == len(tiles)) {
		i, _ := slices.BinarySearch(gaps, next)
		next = gaps[i%len(gaps)]
	}
	m.retypeAt(tiles, next)
}

// joined returns the letter before the cursor with what is typed behind it, as a vowel sign; false if
// that is a letter of its own.
func (m *Model) joined(typed string) (engine.Letter, bool) {
	tiles, at := m.tiles(), m.cursorTile()
	if at == 0 || m.cursor.chosen || tiles[at-1] == records.Blank || utf8.RuneCountInString(typed) != 1 {
		return 0, false
	}
	more, _ := utf8.DecodeRuneInString(typed)
	return engine.Join(tiles[at-1], more)
}

// erase empties the tile of the cursor, if the player has gone there, or else the one
// before it.
func (m *Model) erase() {
	at, tiles := m.cursorTile(), m.tiles()
	if !m.cursor.chosen || at == len(tiles) || tiles[at] == records.Blank {
		at--
	}
	if at < 0 {
		return
	}
	tiles[at] = records.Blank
	m.retypeAt(tiles, at)
}

// retypeAt replaces the row being typed, and goes to a tile.
func (m *Model) retypeAt(tiles []engine.Letter, at int) {
	m.retype(strings.TrimRight(string(tiles), string(records.Blank)))
	if at != utf8.RuneCountInString(m.Typed) {
		m.cursor = cursor{tile: at, moved: true}
	}
}
