package spec

import (
	"slices"
	"testing"
)

// The search leaves out nothing: trying every m and every f to the end, with
// the whole formula and no pruning, finds the same rows.
func TestSearchIsComplete(t *testing.T) {
	t.Parallel()
	for k := 1; k <= 3; k++ {
		words := product(k, []rune("abc"))
		for _, guess := range words {
			for _, word := range words {
				if got, want := Rows(guess, word), rowsByFormula(guess, word); !slices.Equal(got, want) {
					t.Fatalf("guess %q, secret %q: search %q, formula %q", string(guess), string(word), got, want)
				}
			}
		}
	}
}

// Each clause matters: without it, the formula would admit its case here.
// (Two clauses have no case: they follow from the others.)
func TestFormulaRefuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		why  string
		x    instance
		want bool
	}{
		{"the row of the rules", of("speed", "abide", "__*_*", -1, -1, -1, 4, 2), true},
		{"an equal letter is correct", of("ab", "ab", "*o", 0, 1), false},
		{"a marking letter is the same", of("ab", "ba", "**", 0, 1), false},
		{"a mark has a letter behind it", of("ab", "ba", "**", -1, 0), false},
		{"a row with one letter marked", of("ab", "ca", "*_", -1, 0), true},
		{"no two letters mark one tile", of("abb", "caa", "*__", -1, 0, 0), false},
		{"the leftmost is present", of("aab", "bca", "_**", 2, -1, 1), false},
		{"no letter to spare is absent", of("ab", "ca", "__", -1, -1), false},
	} {
		if got := c.x.holds(); got != c.want {
			t.Errorf("%s: guess %q, secret %q, row %q: holds = %v", c.why, string(c.x.g), string(c.x.w), string(c.x.f), got)
		}
	}
}

func of(guess, word, row string, m ...int) instance {
	return instance{g: []rune(guess), w: []rune(word), f: []rune(row), m: m}
}

// rowsByFormula is Rows without pruning.
func rowsByFormula(guess, word []rune) []string {
	k := len(guess)
	positions := []int{nowhere}
	for i := range k {
		positions = append(positions, i)
	}
	found := map[string]bool{}
	for _, m := range product(k, positions) {
		for _, f := range product(k, []rune{correct, present, absent}) {
			if (instance{g: guess, w: word, m: m, f: f}).holds() {
				found[string(f)] = true
			}
		}
	}
	return sorted(found)
}

// product returns every sequence of length k of the choices.
func product[T any](k int, choices []T) [][]T {
	if k == 0 {
		return [][]T{nil}
	}
	var all [][]T
	for _, head := range product(k-1, choices) {
		for _, c := range choices {
			all = append(all, append(slices.Clip(head), c))
		}
	}
	return all
}
