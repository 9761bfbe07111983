// Package copied returns copies of maps with a change, where the map itself is shared and only read.
package copied

import "maps"

// With returns a copy of a map with one more entry, unless its key is the zero one.
func With[K comparable, V any](entries map[K]V, key K, value V) map[K]V {
	next := map[K]V{}
	maps.Copy(next, entries)
	if none := *new(K); key != none {
		next[key] = value
	}
	return next
}

// Without returns a copy of a map without some keys.
func Without[K comparable, V any](entries map[K]V, keys ...K) map[K]V {
	rest := maps.Clone(entries)
	for _, key := range keys {
		delete(rest, key)
	}
	return rest
}
