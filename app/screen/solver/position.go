package solver

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	solving "ketword/engine/solver"
	"ketword/internal/format"
)

// Position holds the rows of a game, which may have been played anywhere, and its kind. A
// row without a guess has the zero word. Rows without a guess or with another length than
// the list's words stay, but don't count.
type Position struct {
	session.Scope
	Pool solving.Pool // the words that may be secrets
	Rows []engine.Turn
}

// maxRows is the maximum number of rows of a position.
const maxRows = engine.MaxTries

// equals reports whether two positions are equal.
func (p *Position) equals(q Position) bool {
	return p.Scope == q.Scope && p.Pool == q.Pool && slices.Equal(p.Rows, q.Rows)
}

func (p *Position) rules() engine.Rules {
	return engine.Rules{Mode: p.Mode, Length: p.List.Length, Level: p.Level}
}

// rowState says whether a row of a position counts, or why not.
type rowState uint8

const (
	rowCounts  rowState = iota
	rowWaits            // it has no guess yet
	rowMisfits          // its length is not that of the list's words
	rowMixed            // it is mixed, but the game is classic
	rowHalf             // it is mixed, but has too few marks for two words
)

// state returns the state of a row.
func (p *Position) state(row int) rowState {
	t, marked := p.Rows[row], 0
	for _, mark := range t.Feedback.Marks() {
		if mark != engine.Absent {
			marked++
		}
	}
	switch {
	case t.Feedback.Len() != p.List.Length:
		return rowMisfits
	case t.Guess.Len() == 0:
		return rowWaits
	case t.Feedback.Mixed() && p.Mode == engine.Classic:
		return rowMixed
	case t.Feedback.Mixed() && marked < int(p.Mode):
		return rowHalf
	}
	return rowCounts
}

// mixes reports whether rows may be mixed, or a row is mixed.
func (p *Position) mixes() bool {
	return p.Mode == engine.Quantum || slices.ContainsFunc(p.Rows, func(t engine.Turn) bool { return t.Feedback.Mixed() })
}

// turns returns the rows that count, and their indexes.
func (p *Position) turns() (turns []engine.Turn, rows []int) {
	for i, t := range p.Rows {
		if p.state(i) == rowCounts {
			turns, rows = append(turns, t), append(rows, i)
		}
	}
	return turns, rows
}

// has reports whether row is the index of a row.
func (p *Position) has(row int) bool { return row >= 0 && row < len(p.Rows) }

// withRow returns the position with a row replaced.
func (p Position) withRow(row int, t engine.Turn) Position {
	p.Rows = slices.Clone(p.Rows)
	p.Rows[row] = t
	return p
}

// lacks reports whether the list, if its words are loaded, lacks the guess of a row. Such a
// row counts nevertheless, since the game may have been played elsewhere.
func (m *Model) lacks(s *session.Session, row int) bool {
	list, _ := s.Find(m.List)
	words, guess := s.Words[list.Name], m.Rows[row].Guess
	if words == nil || guess.Len() != list.Name.Length || words.Has(guess) {
		return false
	}
	also, wanted := s.GuessList(list)
	return !wanted || s.Words[also.Name] != nil && !s.Words[also.Name].Has(guess)
}

// edit is a change of the position, to be announced by screen readers. Count distinguishes
// two equal changes.
type edit struct {
	What      editKind
	Row, Tile int // from 0
	Count     int
}

// editKind is a kind of change of the position.
type editKind uint8

const (
	didNothing editKind = iota
	didMark             // a tile got another mark
	didMix              // a row was declared mixed or not mixed
	didAdd              // a guess was added
	didEnter            // a row was added with its marks
	didSpell            // a row got its guess
	didCorrect          // a correction of the coach was applied
	didRemove           // a row was removed
	didClear            // all rows were removed
	didFill             // all rows were replaced
	didUndo             // earlier rows were restored
)

// change replaces the position. It forgets the last refusal, and what could be undone.
func (m *Model) change(p Position, what editKind, row, tile int) {
	m.Position, m.Refusal, m.Results, m.lost, m.undo, m.Editing = p, entryError{}, nil, false, nil, noRow
	m.edit = edit{What: what, Row: row, Tile: tile, Count: m.edit.Count + 1}
}

// replaceRows replaces the position. If this loses rows, it can be undone.
func (m *Model) replaceRows(p Position, what editKind) {
	before := m.Position
	m.change(p, what, 0, 0)
	if kept := len(before.Rows); kept > len(p.Rows) || !slices.Equal(before.Rows, p.Rows[:kept]) {
		m.undo = &before
	}
}

// MarkTile sets the mark of a tile. With Next, it sets the next mark after the present one.
type MarkTile struct {
	Row, Tile int
	Mark      engine.Mark
	Next      bool
}

func (msg MarkTile) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.has(msg.Row) || msg.Tile < 0 || msg.Tile >= p.Rows[msg.Row].Feedback.Len() {
		return
	}
	t := p.Rows[msg.Row]
	if msg.Next {
		msg.Mark = (t.Feedback.At(msg.Tile) + 1) % (engine.Correct + 1)
	}
	t.Feedback = marked(t.Feedback, msg.Tile, msg.Mark, t.Feedback.Mixed())
	m.change(p.withRow(msg.Row, t), didMark, msg.Row, msg.Tile)
}

// marked returns a feedback with another mark on a tile, unless the tile is solving.NoTile.
func marked(f engine.Feedback, tile int, mark engine.Mark, mixed bool) engine.Feedback {
	marks := make([]engine.Mark, f.Len())
	for i, old := range f.Marks() {
		marks[i] = old
	}
	if tile != solving.NoTile {
		marks[tile] = mark
	}
	return engine.NewFeedback(mixed, marks...)
}

// MixRow declares a row mixed, or not mixed if it was.
type MixRow struct{ Row int }

func (msg MixRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.has(msg.Row) {
		return
	}
	t := p.Rows[msg.Row]
	t.Feedback = marked(t.Feedback, solving.NoTile, engine.Absent, !t.Feedback.Mixed())
	m.change(p.withRow(msg.Row, t), didMix, msg.Row, 0)
}

// CorrectRow applies one of the corrections that the coach has found, given by its index.
type CorrectRow struct{ Correction int }

// Change does nothing if the position has changed meanwhile.
func (msg CorrectRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	f, p := m.Found(s), m.Position
	if f.Stale || f.Contradiction == nil || msg.Correction < 0 || msg.Correction >= len(f.Contradiction.Corrections) {
		return
	}
	c := f.Contradiction.Corrections[msg.Correction]
	row := f.Rows[c.Turn]
	t := m.corrected(row, c)
	m.change(p.withRow(row, t), didCorrect, row, c.Tile)
}

// corrected returns a row after a correction.
func (m *Model) corrected(row int, c solving.Correction) engine.Turn {
	t := m.Rows[row]
	t.Feedback = marked(t.Feedback, c.Tile, c.Mark, c.Mixed)
	return t
}

// RemoveRow removes a row.
type RemoveRow struct{ Row int }

func (msg RemoveRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.has(msg.Row) {
		return
	}
	p.Rows = slices.Delete(slices.Clone(p.Rows), msg.Row, msg.Row+1)
	m.replaceRows(p, didRemove)
	m.edit.Row = msg.Row
}

// ClearRows removes all rows.
type ClearRows struct{}

func (ClearRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	p.Rows = nil
	m.replaceRows(p, didClear)
}

// undoes reports whether rows can be restored.
func (m *Model) undoes() bool { return m.undo != nil }

// BringBackRows restores the position before its rows were removed or replaced.
type BringBackRows struct{}

func (BringBackRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !m.undoes() {
		return
	}
	m.change(*m.undo, didUndo, 0, 0)
}

// tileOf returns the row and the tile in a value such as "2/0", or -1 for both if it is
// invalid.
func tileOf(value string) (row, tile int) {
	before, after, _ := strings.Cut(value, "/")
	row, err := strconv.Atoi(before)
	tile, wrong := strconv.Atoi(after)
	if err != nil || wrong != nil {
		return -1, -1
	}
	return row, tile
}

// tileSelector returns the selector of a tile.
func tileSelector(row, tile int) string {
	return format.Text("[data-action=mark-tile][data-value=%q]", strconv.Itoa(row)+"/"+strconv.Itoa(tile))
}
