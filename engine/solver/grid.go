package solver

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
	none  []uint64 // a row of zeros
}

// Sizes in bits.
const (
	smallCell = 8  // of a cell for patterns of up to five letters
	largeCell = 16 // of up to ten
	packed    = 64 // of what is added at a time
)

// cell returns how many bits a cell of the table's grids has.
func (t *Table) cell() uint {
	if t.codes > 1<<smallCell {
		return largeCell
	}
	return smallCell
}

// newGrid computes the columns over some answers.
func newGrid(t *Table, words []int32) *grid {
	g := &grid{table: t, words: words, cell: t.cell()}
	perWord := packed / int(g.cell)
	g.width = (len(words) + perWord - 1) / perWord
	g.row, g.none = make([]uint64, g.width), make([]uint64, g.width)
	g.cells = make([]uint64, g.width*len(t.columns))
	holders := g.holders()
	for i, c := range t.columns {
		letter, held := t.letters[c.letter]
		if !held {
			continue
		}
		row := g.column(int32(i))
		for _, h := range holders[letter] {
			row[h.word/perWord] |= uint64(c.cell(h.places)) << (uint(h.word%perWord) * g.cell)
		}
	}
	return g
}

// holder is a word that has a letter, by its place in the grid, and where it
// has it.
type holder struct {
	word   int
	places uint16
}

// holders returns, by the number of a letter, the words that have it.
func (g *grid) holders() [][]holder {
	holders := make([][]holder, len(g.table.letters))
	for at, answer := range g.words {
		for _, h := range g.table.heldBy(answer) {
			if h.places != 0 {
				holders[h.letter] = append(holders[h.letter], holder{word: at, places: h.places})
			}
		}
	}
	return holders
}

// column returns the row of cells of a column.
func (g *grid) column(c int32) []uint64 {
	if c == noColumn {
		return g.none
	}
	return g.cells[int(c)*g.width:][:g.width]
}

// patterns adds up the columns of a guess, of which there are four at least,
// with those that are none. It gives its patterns against all words, which are
// valid until the next call.
func (g *grid) patterns(columns []int32) []uint64 {
	set4(g.row, g.column(columns[0]), g.column(columns[1]), g.column(columns[2]), g.column(columns[3]))
	for _, c := range columns[4:] {
		if c == noColumn {
			break
		}
		add(g.row, g.column(c))
	}
	return g.row
}

// set4 adds up four columns in one pass, which saves time at memory.
func set4(row, a, b, c, d []uint64) {
	a, b, c, d = a[:len(row)], b[:len(row)], c[:len(row)], d[:len(row)]
	for i := range row {
		row[i] = a[i] + b[i] + c[i] + d[i]
	}
}

func add(row, a []uint64) {
	a = a[:len(row)]
	for i := range row {
		row[i] += a[i]
	}
}

// five returns the columns of a guess of up to five letters.
func (g *grid) five(columns []int32) (rows [5][]uint64) {
	for i := range rows {
		rows[i] = g.none
		if i < len(columns) {
			rows[i] = g.column(columns[i])
		}
	}
	return rows
}

// places returns how many cells a row has, some behind the last word.
func (g *grid) places() int { return g.width * (packed / int(g.cell)) }

// unpack writes the cells of a row into a slice of as many places.
func (g *grid) unpack(row []uint64, into []outcome) {
	if g.cell == smallCell {
		for _, cells := range row {
			to := into[:8]
			for i := range to {
				to[i] = outcome(cells >> (i * smallCell) & (1<<smallCell - 1))
			}
			into = into[8:]
		}
		return
	}
	for _, cells := range row {
		to := into[:4]
		to[0], to[1], to[2], to[3] = outcome(cells&0xffff), outcome(cells>>16&0xffff), outcome(cells>>32&0xffff), outcome(cells>>48)
		into = into[4:]
	}
}
