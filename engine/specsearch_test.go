package engine_test

import (
	"maps"
	"slices"
	"testing"
)

// The search misses nothing: trying every m and f, without abandoning any, finds
// the same rows.
func TestSearchIsComplete(t *testing.T) {
	t.Parallel()
	for k := 1; k <= 3; k++ {
		words := product(k, []rune("abc"))
		for _, guess := range words {
			for _, word := range words {
				if got, want := rowsOfOne(guess, word), rowsByFormula(guess, word); !slices.Equal(got, want) {
					t.Fatalf("guess %q, secret %q: search %q, formula %q", string(guess), string(word), got, want)
				}
			}
		}
	}
}

// Each clause is needed: without it, the formula would admit its case here. The two
// clauses that follow from the others have no case.
func TestFormulaRefuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		why  string
		x    assignment
		want bool
	}{
		{"a row of docs/rules.md", of("speed", "abide", "__*_*", -1, -1, -1, 4, 2), true},
		{"an equal letter is correct", of("ab", "ab", "*o", 0, 1), false},
		{"a letter marks an equal one", of("ab", "ba", "**", 0, 1), false},
		{"a marked tile has a letter that marks it", of("ab", "ba", "**", -1, 0), false},
		{"a row with one marked tile", of("ab", "ca", "*_", -1, 0), true},
		{"no two letters mark one tile", of("abb", "caa", "*__", -1, 0, 0), false},
		{"the leftmost is present", of("aab", "bca", "_**", 2, -1, 1), false},
		{"an absent tile has no spare letter", of("ab", "ca", "__", -1, -1), false},
	} {
		if got := c.x.holds(); got != c.want {
			t.Errorf("%s: guess %q, secret %q, row %q: holds = %v", c.why, string(c.x.g), string(c.x.w), string(c.x.f), got)
		}
	}
}

func of(guess, word, row string, m ...int) assignment {
	return assignment{g: []rune(guess), w: []rune(word), f: []rune(row), m: m}
}

// rowsByFormula is rowsOfOne without abandoning branches.
func rowsByFormula(guess, word []rune) []string {
	k := len(guess)
	positions := []int{nowhere}
	for i := range k {
		positions = append(positions, i)
	}
	found := map[string]bool{}
	for _, m := range product(k, positions) {
		for _, f := range product(k, []rune{correct, present, absent}) {
			if (assignment{g: guess, w: word, m: m, f: f}).holds() {
				found[string(f)] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// product returns every sequence of k values.
func product[T any](k int, values []T) [][]T {
	if k == 0 {
		return [][]T{nil}
	}
	var all [][]T
	for _, head := range product(k-1, values) {
		for _, v := range values {
			all = append(all, append(slices.Clip(head), v))
		}
	}
	return all
}
