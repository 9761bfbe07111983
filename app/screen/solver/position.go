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

// Position is the rows of a game that may be played anywhere, and what kind of game it is.
// A row may still lack its guess, which then is the empty word, or differ in length from
// the words of the list: it stays, and doesn't count.
type Position struct {
	session.Scope
	Pool solving.Pool // of which the secret may be
	Rows []engine.Turn
}

// MaxPositionRows is how many rows a position has at the most.
const MaxPositionRows = engine.MaxTries

// equals reports whether two positions are the same.
func (p *Position) equals(q Position) bool {
	return p.Scope == q.Scope && p.Pool == q.Pool && slices.Equal(p.Rows, q.Rows)
}

func (p *Position) rules() engine.Rules {
	return engine.Rules{Mode: p.Mode, Length: p.List.Length, Level: p.Level}
}

// rowState says whether a row of a position counts.
type rowState uint8

// The states of a row.
const (
	rowCounts  rowState = iota
	RowWaits            // it has no guess yet
	RowMisfits          // its length is not that of the list's words
	RowMixed            // it is mixed, which no row of a classic game is
	RowHalf             // it is mixed, and has too few marks for two words
)

// State says whether a row counts.
func (p *Position) State(row int) rowState {
	t, marked := p.Rows[row], 0
	for _, mark := range t.Feedback.Marks() {
		if mark != engine.Absent {
			marked++
		}
	}
	switch {
	case t.Feedback.Len() != p.List.Length:
		return RowMisfits
	case t.Guess.Len() == 0:
		return RowWaits
	case t.Feedback.Mixed() && p.Mode == engine.Classic:
		return RowMixed
	case t.Feedback.Mixed() && marked < int(p.Mode):
		return RowHalf
	}
	return rowCounts
}

// Mixes reports whether rows can be mixed, or one is.
func (p *Position) Mixes() bool {
	return p.Mode == engine.Quantum || slices.ContainsFunc(p.Rows, func(t engine.Turn) bool { return t.Feedback.Mixed() })
}

// turns returns the rows that count, and their numbers.
func (p *Position) turns() (turns []engine.Turn, rows []int) {
	for i, t := range p.Rows {
		if p.State(i) == rowCounts {
			turns, rows = append(turns, t), append(rows, i)
		}
	}
	return turns, rows
}

// Has reports whether there is a row with a number, from 0.
func (p *Position) Has(row int) bool { return row >= 0 && row < len(p.Rows) }

// withRow returns the position with another row in the place of one.
func (p Position) withRow(row int, t engine.Turn) Position {
	p.Rows = slices.Clone(p.Rows)
	p.Rows[row] = t
	return p
}

// Lacks reports whether the list lacks the guess of a row, as far as its words are known.
// Such a row counts nevertheless: the game may be played elsewhere.
func (m *Model) Lacks(s *session.Session, row int) bool {
	list, _ := s.Find(m.List)
	words, guess := s.Words[list.Name], m.Rows[row].Guess
	if words == nil || guess.Len() != list.Name.Length || words.Has(guess) {
		return false
	}
	also, wanted := s.GuessList(list)
	return !wanted || s.Words[also.Name] != nil && !s.Words[also.Name].Has(guess)
}

// Deed is a change of the position, which screen readers are told. Count tells two of
// the same apart.
type Deed struct {
	What      DeedKind
	Row, Tile int // from 0
	Count     int
}

// DeedKind is a kind of change of the position.
type DeedKind uint8

// The deeds.
const (
	didNothing DeedKind = iota
	DidMark             // a tile was given another mark
	DidMix              // a row was told to be mixed, or not to be
	DidAdd              // a guess was added
	DidEnter            // a row was, with its marks
	DidSpell            // a row was given its guess
	DidCorrect          // a row was changed as the coach proposed
	DidRemove           // a row was removed
	DidClear            // all rows were
	DidFill             // all rows are others now
	DidUndo             // the rows from before are back
)

// change takes another position. What was refused is forgotten, and what
// could be brought back can't be any more.
func (m *Model) change(p Position, what DeedKind, row, tile int) {
	m.Position, m.Refusal, m.Results, m.lost, m.undo, m.Editing = p, EntryError{}, nil, false, nil, NoRow
	m.Deed = Deed{What: what, Row: row, Tile: tile, Count: m.Deed.Count + 1}
}

// replaceRows takes another position, from which there is a way back if rows are lost.
func (m *Model) replaceRows(p Position, what DeedKind) {
	before := m.Position
	m.change(p, what, 0, 0)
	if kept := len(before.Rows); kept > len(p.Rows) || !slices.Equal(before.Rows, p.Rows[:kept]) {
		m.undo = &before
	}
}

// MarkTile gives a tile of a row a mark; Next the one after its own.
type MarkTile struct {
	Row, Tile int
	Mark      engine.Mark
	Next      bool
}

func (msg MarkTile) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.Has(msg.Row) || msg.Tile < 0 || msg.Tile >= p.Rows[msg.Row].Feedback.Len() {
		return
	}
	t := p.Rows[msg.Row]
	if msg.Next {
		msg.Mark = (t.Feedback.At(msg.Tile) + 1) % (engine.Correct + 1)
	}
	t.Feedback = marked(t.Feedback, msg.Tile, msg.Mark, t.Feedback.Mixed())
	m.change(p.withRow(msg.Row, t), DidMark, msg.Row, msg.Tile)
}

// marked returns a feedback with another mark on a tile, unless that is solving.NoTile.
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

// MixRow tells that a row is mixed; or that it is not, if it was.
type MixRow struct{ Row int }

func (msg MixRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.Has(msg.Row) {
		return
	}
	t := p.Rows[msg.Row]
	t.Feedback = marked(t.Feedback, solving.NoTile, engine.Absent, !t.Feedback.Mixed())
	m.change(p.withRow(msg.Row, t), DidMix, msg.Row, 0)
}

// CorrectRow makes one of the changes that would make a contradictory position possible, by
// its number among those that the coach has found.
type CorrectRow struct{ Correction int }

// Change does nothing if the position has changed since.
func (msg CorrectRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	f, p := m.Found(s), m.Position
	if f.Stale || f.Contradiction == nil || msg.Correction < 0 || msg.Correction >= len(f.Contradiction.Corrections) {
		return
	}
	c := f.Contradiction.Corrections[msg.Correction]
	row := f.Rows[c.Turn]
	t := m.Corrected(row, c)
	m.change(p.withRow(row, t), DidCorrect, row, c.Tile)
}

// Corrected returns a row as it is after a correction.
func (m *Model) Corrected(row int, c solving.Correction) engine.Turn {
	t := m.Rows[row]
	t.Feedback = marked(t.Feedback, c.Tile, c.Mark, c.Mixed)
	return t
}

// RemoveRow removes a row.
type RemoveRow struct{ Row int }

func (msg RemoveRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.Has(msg.Row) {
		return
	}
	p.Rows = slices.Delete(slices.Clone(p.Rows), msg.Row, msg.Row+1)
	m.replaceRows(p, DidRemove)
	m.Deed.Row = msg.Row
}

// ClearRows removes all rows.
type ClearRows struct{}

func (ClearRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	p.Rows = nil
	m.replaceRows(p, DidClear)
}

// Undoes reports whether rows can be brought back.
func (m *Model) Undoes() bool { return m.undo != nil }

// BringBackRows brings back the position from before its rows were removed, or others
// took their place.
type BringBackRows struct{}

func (BringBackRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !m.Undoes() {
		return
	}
	m.change(*m.undo, DidUndo, 0, 0)
}

// tileOf returns the row and the tile that a value names, as in "2/0"; -1 for both if it
// names none.
func tileOf(value string) (row, tile int) {
	before, after, _ := strings.Cut(value, "/")
	row, err := strconv.Atoi(before)
	tile, wrong := strconv.Atoi(after)
	if err != nil || wrong != nil {
		return -1, -1
	}
	return row, tile
}

// tileSelector selects a tile of a row.
func tileSelector(row, tile int) string {
	return format.Text("[data-action=mark-tile][data-value=%q]", strconv.Itoa(row)+"/"+strconv.Itoa(tile))
}
