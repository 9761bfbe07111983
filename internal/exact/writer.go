package exact

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/splitmix"
)

// Writer writes the rows of matrices from numbers that tell feedbacks apart. It is for use by one
// goroutine.
type Writer struct {
	labels []uint32 // by number: the label that it has, above now
	wins   uint32   // the number of a guess that wins
	now    uint32
	seen   seen
}

// NewWriter returns a writer for so many numbers, of which one is that of a guess that wins.
func NewWriter(numbers int, wins uint32) *Writer {
	return &Writer{labels: make([]uint32, numbers), wins: wins}
}

// Score writes for each secret a number of the feedback of a guess. They are numbered from 0 in the order in which
// they occur, but winning is [Narrow]: a writer takes them that is made for Narrow + 1 numbers.
func Score(guess engine.Word, secrets []engine.Secret, into []uint32) {
	number := uint32(0)
	for f, group := range each.Grouped(each.Index[int32](len(secrets)), func(i int32) engine.Feedback { return engine.Score(guess, secrets[i]) }) {
		for _, i := range group {
			if into[i] = number; f.Wins() {
				into[i] = Narrow
			}
		}
		number++
	}
}

// Begin empties a matrix, and makes room for some rows.
func (w *Writer) Begin(m *Matrix, width, rows int) {
	m.reset(width, rows)
	w.seen.reset(rows)
}

// Win adds the row of a guess that wins only the given secret.
func (w *Writer) Win(m *Matrix, guess int32, secret int, feedbacks []uint32) {
	parts, _ := w.label(m.extend(), feedbacks)
	m.winners[secret][0] = int32(len(m.guesses))
	m.keep(guess, parts)
}

// Add adds the row of a guess if it tells something. With different, it leaves out a row that
// equals another.
func (w *Writer) Add(m *Matrix, guess int32, feedbacks []uint32, different bool) {
	parts, hash := w.label(m.extend(), feedbacks)
	seen := &w.seen
	if !different {
		seen = nil
	}
	m.offer(guess, parts, hash, seen)
}

// label numbers feedbacks in the order in which they occur.
func (w *Writer) label(into []uint8, feedbacks []uint32) (parts int, hash uint64) {
	w.now += Narrow + 2
	if w.now > 1<<31 {
		clear(w.labels)
		w.now = Narrow + 2
	}
	wins, next, anyWon := w.wins, w.now+1, 0
	for i, f := range feedbacks {
		if f == wins {
			into[i] = won
			anyWon = 1
			continue
		}
		stamp := w.labels[f]
		if stamp < w.now {
			stamp = next
			next++
			w.labels[f] = stamp
		}
		into[i] = uint8(stamp - w.now)
		hash = hash*splitmix.Golden + uint64(into[i])
	}
	return int(next-w.now) - 1 + anyWon, hash
}
