package solver

import (
	"slices"

	"ketword/engine"
)

// grid is the columns of a table over some of its answers. Cells are packed
// into words of 64 bits, so that one addition sums eight of them, or four where
// a pattern does not fit into eight bits. No sum is greater than a pattern, so
// none reaches the next cell.
type grid struct {
	table *Table
	words []int32  // the answers, by number
	cell  uint     // bits of a cell
	width int      // 64-bit words of a row
	cells []uint64 // row by row, one for each column
	row   []uint64 // the patterns of the guess added up last
}

// Sizes in bits.
const (
	smallCell = 8  // of a cell for patterns of up to five letters
	largeCell = 16 // of up to ten
	packed    = 64 // of what is added at a time
)

// newGrid computes the columns over some answers.
func newGrid(t *Table, words []int32) *grid {
	g := &grid{table: t, words: words, cell: smallCell}
	if t.codes > 1<<smallCell {
		g.cell = largeCell
	}
	perWord := packed / int(g.cell)
	g.width = (len(words) + perWord - 1) / perWord
	g.row = make([]uint64, g.width)
	g.cells = make([]uint64, g.width*len(t.columns))
	holders := g.holders()
	for i, c := range t.columns {
		row := g.column(int32(i))
		for _, at := range holders[c.letter] {
			row[at/perWord] |= uint64(c.cell(t.lettersOf(words[at]))) << (uint(at%perWord) * g.cell)
		}
	}
	return g
}

// holders returns, by letter, the places of the words that hold it.
func (g *grid) holders() map[engine.Letter][]int {
	places := map[engine.Letter][]int{}
	for at, number := range g.words {
		for _, letter := range g.table.lettersOf(number) {
			if had := places[letter]; len(had) == 0 || had[len(had)-1] != at {
				places[letter] = append(had, at)
			}
		}
	}
	return places
}

// column returns the row of cells of a column.
func (g *grid) column(c int32) []uint64 { return g.cells[int(c)*g.width:][:g.width] }

// patterns adds up the columns of a guess, which gives its patterns against
// all words. They are valid until the next call.
func (g *grid) patterns(columns []int32) []uint64 {
	if i := slices.Index(columns, noColumn); i >= 0 {
		columns = columns[:i]
	}
	clear(g.row)
	for len(columns) >= 4 {
		add4(g.row, g.column(columns[0]), g.column(columns[1]), g.column(columns[2]), g.column(columns[3]))
		columns = columns[4:]
	}
	for _, c := range columns {
		add(g.row, g.column(c))
	}
	return g.row
}

// add4 adds four columns in one pass, which saves time at memory.
func add4(row, a, b, c, d []uint64) {
	a, b, c, d = a[:len(row)], b[:len(row)], c[:len(row)], d[:len(row)]
	for i := range row {
		row[i] += a[i] + b[i] + c[i] + d[i]
	}
}

func add(row, a []uint64) {
	a = a[:len(row)]
	for i := range row {
		row[i] += a[i]
	}
}

// unpack writes the patterns against all words into a slice of that length.
func (g *grid) unpack(row []uint64, into []uint16) {
	perWord := packed / int(g.cell)
	mask := uint64(1)<<g.cell - 1
	for i := range into {
		into[i] = uint16(row[i/perWord] >> (uint(i%perWord) * g.cell) & mask)
	}
}
