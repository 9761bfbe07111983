package engine

import (
	"slices"
	"sync/atomic"
)

// log is a list that grows in constant time and is still a value: with returns a
// longer log and does not change the old one. The two share memory: the first log
// to claim the slot after its last item writes there, and any other copies.
type log[T any] struct {
	all     []T
	claimed *atomic.Int64 // how many slots in the memory of all are in use by any log
}

// with returns the log with one more item.
func (l log[T]) with(item T) log[T] {
	n := len(l.all)
	if n < cap(l.all) && l.claimed.CompareAndSwap(int64(n), int64(n+1)) {
		l.all = append(l.all, item)
		return l
	}
	const least = 8 // slots
	grown := make([]T, n, max(2*n, least))
	copy(grown, l.all)
	l = log[T]{all: append(grown, item), claimed: new(atomic.Int64)}
	l.claimed.Store(int64(n + 1))
	return l
}

// items returns the items. The caller must not change them.
func (l log[T]) items() []T { return slices.Clip(l.all) }

// last returns the last item; false if there is none.
func (l log[T]) last() (item T, found bool) {
	if n := len(l.all); n > 0 {
		return l.all[n-1], true
	}
	return item, false
}
