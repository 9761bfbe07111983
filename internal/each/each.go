// Package each makes something of each item of a slice.
package each

// Of returns what comes of each item, in their order.
func Of[T, R any](items []T, of func(T) R) []R {
	all := make([]R, len(items))
	for i, item := range items {
		all[i] = of(item)
	}
	return all
}
