package patterns

import "iter"

// Grid is the columns of a list over some of its answers: a row of cells for
// each column. Cells are packed into words of 64 bits. No sum of contributions
// is greater than a pattern, so none reaches the next cell. A grid is not for
// use by several goroutines.
type Grid struct {
	set     *Set
	answers int
	holders [][]holder // by the number of a letter
	cell    int        // bits of a cell
	width   int        // 64-bit words of a row
	cells   []uint64   // row by row
	zeros   []uint64   // the row of None
	sum     []uint64   // the rows added up last
	numbers []uint32   // the patterns unpacked last, and some cells behind them
}

// Sizes in bits.
const (
	smallCell = 8  // of a cell for patterns of up to five letters
	largeCell = 16 // of up to ten
	packed    = 64 // of what is added at a time
)

// SmallCells is the number of cells in each word that [Grid.Packed] returns, and
// the number of patterns that fit into one.
const (
	SmallCells    = packed / smallCell
	SmallPatterns = 1 << smallCell
)

// cell returns how many bits a cell of the set's grids has.
func (s *Set) cell() int {
	if 2*weightOf[1<<s.length-1] >= SmallPatterns {
		return largeCell
	}
	return smallCell
}

// Most returns how many answers a grid of about so many bytes has.
func (s *Set) Most(bytes int) int { return bytes * 8 / (s.cell() * len(s.columns)) }

// Grid computes the columns over some answers.
func (s *Set) Grid(answers []int32) *Grid {
	g := &Grid{set: s, answers: len(answers), cell: s.cell()}
	perWord := packed / g.cell
	g.width = (len(answers) + perWord - 1) / perWord
	g.sum, g.zeros = make([]uint64, g.width), make([]uint64, g.width)
	g.cells = make([]uint64, g.width*len(s.columns))
	g.holders = s.holders(answers)
	for i, c := range s.columns {
		letter, held := s.letters[c.letter]
		if !held {
			continue
		}
		row := g.Row(int32(i))
		for _, h := range g.holders[letter] {
			row[h.index/perWord] |= uint64(c.contribution(h.positions)) << uint(h.index%perWord*g.cell)
		}
	}
	return g
}

// holder is an answer that has a letter, by its index in the grid, and where it
// has it.
type holder struct {
	index     int
	positions positions
}

// holders returns, by the number of a letter, those of some answers that have
// it.
func (s *Set) holders(answers []int32) [][]holder {
	holders := make([][]holder, len(s.letters))
	for i, answer := range answers {
		for _, h := range s.heldBy(answer) {
			if h.positions != 0 {
				holders[h.letter] = append(holders[h.letter], holder{index: i, positions: h.positions})
			}
		}
	}
	return holders
}

// Answers returns how many answers there are.
func (g *Grid) Answers() int { return g.answers }

// Row returns the cells of a column, the first of them lowest, each of so many
// bits as [Grid.Cell] returns.
func (g *Grid) Row(column int32) []uint64 {
	if column == None {
		return g.zeros
	}
	return g.cells[int(column)*g.width:][:g.width]
}

// Patterns returns the patterns of a guess against all answers. They may be
// changed, and are valid until the next call.
func (g *Grid) Patterns(guess int) []uint32 {
	if g.numbers == nil {
		g.numbers = make([]uint32, g.width*(packed/g.cell))
	}
	g.unpack(g.add(g.set.Of(guess)))
	return g.numbers[:g.answers]
}

// leastAdded is how many columns are added up at once, of which some may be
// [None].
const leastAdded = 4

// add adds up the columns of a guess.
func (g *Grid) add(columns []int32) []uint64 {
	set4(g.sum, g.Row(columns[0]), g.Row(columns[1]), g.Row(columns[2]), g.Row(columns[3]))
	for _, c := range columns[leastAdded:] {
		if c == None {
			break
		}
		add(g.sum, g.Row(c))
	}
	return g.sum
}

// set4 adds up four rows in one pass, which saves time at memory.
func set4(sum, a, b, c, d []uint64) {
	a, b, c, d = a[:len(sum)], b[:len(sum)], c[:len(sum)], d[:len(sum)]
	for i := range sum {
		sum[i] = a[i] + b[i] + c[i] + d[i]
	}
}

func add(sum, a []uint64) {
	a = a[:len(sum)]
	for i := range sum {
		sum[i] += a[i]
	}
}

// unpack writes the cells of a row into numbers.
func (g *Grid) unpack(row []uint64) {
	into := g.numbers
	if g.cell == smallCell {
		for _, cells := range row {
			to := into[:8]
			for i := range to {
				to[i] = uint32(cells >> (i * smallCell) & (1<<smallCell - 1))
			}
			into = into[8:]
		}
		return
	}
	for _, cells := range row {
		to := into[:4]
		to[0], to[1], to[2], to[3] = uint32(cells&0xffff), uint32(cells>>16&0xffff), uint32(cells>>32&0xffff), uint32(cells>>48)
		into = into[4:]
	}
}

// Cell returns how many bits a cell has. It is for module proofs.
func (g *Grid) Cell() int { return g.cell }

// Small reports whether cells are small: words have up to five letters.
func (g *Grid) Small() bool { return g.cell == smallCell }

// Contributions yields what a column contributes to the patterns of the answers
// that have its letter; to those of others it contributes nothing. It is for module proofs.
func (g *Grid) Contributions(column int32) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		c := g.set.columns[column]
		letter, held := g.set.letters[c.letter]
		if !held {
			return
		}
		for _, h := range g.holders[letter] {
			if !yield(c.contribution(h.positions)) {
				return
			}
		}
	}
}

// Packed returns the columns of a guess where cells are small, each as words of 64 bits with
// [SmallCells] contributions, the first of them lowest; 0 behind the last answer. The caller adds
// them up while it counts, so that the sums need not be written and read.
func (g *Grid) Packed(guess int) (rows [5][]uint64) {
	columns := g.set.Of(guess)
	for i := range rows {
		rows[i] = g.zeros
		if i < len(columns) {
			rows[i] = g.Row(columns[i])
		}
	}
	return rows
}
