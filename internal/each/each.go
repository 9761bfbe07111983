// Package each maps, numbers, groups and sorts the items of slices.
package each

// Of returns what of returns for each item, in their order.
func Of[T, R any](items []T, of func(T) R) []R {
	all := make([]R, len(items))
	for i, item := range items {
		all[i] = of(item)
	}
	return all
}

// Index returns the numbers from 0 to below n.
func Index[N int | int32](n int) []N {
	all := make([]N, n)
	for i := range all {
		all[i] = N(i)
	}
	return all
}

// Joined returns the items of two slices in one of its own, or the first one if the other is empty. Package
// slices would bring a kilobyte of code for each type.
func Joined[T any](items, more []T) []T { return append(items[:len(items):len(items)], more...) }

// But returns the items for which a function is false, in a slice of their own.
func But[T any](items []T, drop func(T) bool) []T {
	kept := items[:0:0]
	for _, item := range items {
		if !drop(item) {
			kept = append(kept, item)
		}
	}
	return kept
}
