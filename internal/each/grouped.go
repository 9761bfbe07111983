package each

import "iter"

// Grouped yields the keys of items in the order in which they first occur, each with its items.
func Grouped[K comparable, T any](items []T, key func(T) K) iter.Seq2[K, []T] {
	var order []K
	groups := map[K][]T{}
	for _, item := range items {
		k := key(item)
		if groups[k] == nil {
			order = append(order, k)
		}
		groups[k] = append(groups[k], item)
	}
	return func(yield func(K, []T) bool) {
		for _, k := range order {
			if !yield(k, groups[k]) {
				return
			}
		}
	}
}
