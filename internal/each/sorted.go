package each

import (
	"cmp"
	"slices"
	"strings"
)

// Sorted returns items in the order of a comparison. Equal ones keep their order. Package slices
// would bring a copy of its code for each sorted type, some 3 kB that a browser downloads. Code that
// often sorts thousands of values uses package slices.
func Sorted[T any](items []T, compare func(a, b T) int) []T {
	indices := make([]int, len(items))
	for i := range indices {
		indices[i] = i
	}
	slices.SortFunc(indices, func(i, j int) int { return cmp.Or(compare(items[i], items[j]), i-j) })
	sorted := make([]T, len(items))
	for to, from := range indices {
		sorted[to] = items[from]
	}
	return sorted
}

// SortedStrings returns texts in their order.
func SortedStrings(items []string) []string { return Sorted(items, strings.Compare) }

// SortedInts returns numbers in their order.
func SortedInts[T ~int](items []T) []T { return Sorted(items, func(a, b T) int { return int(a - b) }) }

// Inserted returns items, which are in order, with one more, behind those that are equal. It may change items.
func Inserted[T any](items []T, item T, compare func(a, b T) int) []T {
	at, end := 0, len(items)
	for at < end {
		if middle := (at + end) / 2; compare(items[middle], item) <= 0 {
			at = middle + 1
		} else {
			end = middle
		}
	}
	items = append(items, item)
	copy(items[at+1:], items[at:])
	items[at] = item
	return items
}
