package exact

import "bytes"

// Narrow is the most secrets that a position with a matrix may have. So many labels fit into a byte
// besides the label won.
const Narrow = 255

// won is the label of secrets that a guess wins.
const won = 0

// Matrix is what guesses show of the secrets of a position: a row of labels for each guess. Secrets
// have the same label if they give the guess the same feedback. Labels are numbered in the order of
// the secrets, so guesses that show the same have equal rows. A guess that tells nothing has no
// row; of those with equal rows, one has it.
type Matrix struct {
	width   int      // secrets
	labels  []uint8  // row by row
	guesses []int32  // by row
	parts   []uint8  // by row: labels, won included
	winners []winner // by secret
	Shares  bool     // a guess may win several secrets
	order   []int32  // rows, those of most parts first
}

// winner is the rows whose guesses win a secret; None stands for no row.
type winner [2]int32

// row returns the labels of a guess.
func (m *Matrix) row(r int32) []uint8 { return m.labels[int(r)*m.width:][:m.width] }

// tells reports whether a row tells anything, or wins all secrets.
func tells(row []uint8, parts int) bool { return parts > 1 || row[0] == won }

// reset makes the matrix empty, with room for some rows.
func (m *Matrix) reset(width, rows int) {
	m.width = width
	if need := width * rows; cap(m.labels) < need {
		m.labels = make([]uint8, 0, need+need/4)
	}
	m.labels, m.guesses, m.parts, m.winners = m.labels[:0], m.guesses[:0], m.parts[:0], m.winners[:0]
	for range width {
		m.winners = append(m.winners, winner{None, None})
	}
}

// extend returns room for one more row, which keep adds once it is written.
func (m *Matrix) extend() []uint8 {
	n := len(m.labels)
	return m.labels[n : n+m.width]
}

// keep adds the row that was written into the room of extend.
func (m *Matrix) keep(guess int32, parts int) {
	n := len(m.labels)
	m.labels = m.labels[:n+m.width]
	m.guesses = append(m.guesses, guess)
	m.parts = append(m.parts, uint8(min(parts, Narrow)))
}

// offer keeps the row that was written into the room of extend if it tells something and differs
// from all rows in seen, which may be nil.
func (m *Matrix) offer(guess int32, parts int, hash uint64, seen *seen) {
	row := m.extend()
	if tells(row, parts) && (seen == nil || seen.add(m, row, hash, int32(len(m.guesses)))) {
		m.keep(guess, parts)
	}
}

// Finish completes a matrix that has all its rows.
func (m *Matrix) Finish() {
	m.noteWins()
	m.sort()
}

// noteWins notes for each secret which rows win it.
func (m *Matrix) noteWins() {
	for r := range int32(len(m.guesses)) {
		for i, label := range m.row(r) {
			if label != won {
				continue
			}
			w := &m.winners[i]
			if w[0] == None {
				w[0] = r
			} else {
				w[1] = r
			}
		}
	}
}

// sort puts the rows in order.
func (m *Matrix) sort() {
	var starts [Narrow + 2]int32
	for _, p := range m.parts {
		starts[Narrow-int(p)+1]++
	}
	for i := range Narrow + 1 {
		starts[i+1] += starts[i]
	}
	m.order = append(m.order[:0], m.guesses...)
	for r, p := range m.parts {
		at := &starts[Narrow-int(p)]
		m.order[*at] = int32(r)
		*at++
	}
}

// seen finds equal rows by a hash table of row numbers.
type seen struct {
	rows []int32 // by place
	age  []uint32
	now  uint32
}

func (s *seen) reset(rows int) {
	size := 1 << 10
	for size < 2*rows {
		size *= 2
	}
	if len(s.rows) < size {
		s.rows, s.age, s.now = make([]int32, size), make([]uint32, size), 0
	}
	s.now++
}

// add reports whether a row of a matrix is new, and notes it as the one with the number.
func (s *seen) add(m *Matrix, row []uint8, hash uint64, number int32) bool {
	mask := uint64(len(s.rows) - 1)
	for at := (hash ^ hash>>32) & mask; ; at = (at + 1) & mask {
		if s.age[at] != s.now {
			s.age[at], s.rows[at] = s.now, number
			return true
		}
		if bytes.Equal(m.row(s.rows[at]), row) {
			return false
		}
	}
}
