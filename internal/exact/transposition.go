package exact

import (
	"sync"

	"ketword/internal/splitmix"
)

// key is the Zobrist key of a position: the sum of random numbers of 128 bits, one for each
// secret and, where the rules limit guesses, for each guess that is left. That
// two of 10⁹ positions have the same key has a probability of about 10⁻²¹.
type key struct{ low, high uint64 }

func (k key) plus(other key) key { return key{k.low + other.low, k.high + other.high} }

func randomKeys(random *splitmix.Source, count int) []key {
	keys := make([]key, count)
	for i := range keys {
		keys[i] = key{random.Uint64(), random.Uint64()}
	}
	return keys
}

// known is what is known of a position: the fewest guesses that its games take are from lower to
// upper. If both are equal, the guess attains them.
type known struct {
	lower, upper int32
	guess        int32 // by number; None if no strategy was found
}

func (k known) exact() bool { return k.lower == k.upper }

// None stands for no guess.
const None = -1

type entry struct {
	key
	known
	used bool
}

// Transpositions is a transposition table: what is known of positions. It has a fixed size; if
// there is no room, a new entry replaces an old one. Several goroutines may use it at once.
type Transpositions struct {
	entries []entry
	locks   [stripes]sync.Mutex
}

const (
	stripes = 256
	ways    = 4 // places that a position may have
)

// NewTranspositions returns a transposition table of 2^bits positions.
func NewTranspositions(bits int) *Transpositions {
	return &Transpositions{entries: make([]entry, 1<<bits)}
}

// set returns the places of a key and their lock.
func (m *Transpositions) set(k key) ([]entry, *sync.Mutex) {
	at := int(k.low) & (len(m.entries) - 1) &^ (ways - 1)
	return m.entries[at : at+ways], &m.locks[at/ways%stripes]
}

// find returns what is known of a position.
func (m *Transpositions) find(k key) (known, bool) {
	places, lock := m.set(k)
	lock.Lock()
	var found entry
	for i := range places {
		if e := &places[i]; e.key == k && e.used {
			found = *e
		}
	}
	lock.Unlock()
	return found.known, found.used
}

// store adds to what is known of a position.
func (m *Transpositions) store(k key, now known) {
	places, lock := m.set(k)
	lock.Lock()
	place := &places[k.high%ways]
	for i := range places {
		if e := &places[i]; !e.used || e.key == k {
			place = e
			break
		}
	}
	switch {
	case !place.used || place.key != k:
		*place = entry{key: k, known: now, used: true}
	case !place.exact():
		now.lower = max(now.lower, place.lower)
		place.known = now
	}
	lock.Unlock()
}
