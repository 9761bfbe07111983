package wasmslim

// mapped returns what of returns for each item, in their order.
func mapped[T, R any](items []T, of func(T) R) []R {
	all := make([]R, len(items))
	for i, item := range items {
		all[i] = of(item)
	}
	return all
}
