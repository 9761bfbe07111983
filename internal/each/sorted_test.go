package each

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// Sorted does as slices.SortStableFunc does, and leaves what it is given as it is.
func TestSorted(t *testing.T) {
	type item struct{ key, number int }
	random := rand.New(rand.NewPCG(1, 2))
	byKey := func(a, b item) int { return cmp.Compare(a.key, b.key) }
	for n := range 200 {
		items := make([]item, n)
		for i := range items {
			items[i] = item{random.IntN(20), i}
		}
		before, want := slices.Clone(items), slices.Clone(items)
		slices.SortStableFunc(want, byKey)
		if got := Sorted(items, byKey); !slices.Equal(got, want) || !slices.Equal(items, before) {
			t.Fatalf("%v: %v, want %v", before, got, want)
		}
	}
}

// Inserted keeps the order, and puts an item behind its equals.
func TestInserted(t *testing.T) {
	var items []string
	byLength := func(a, b string) int { return len(a) - len(b) }
	for _, item := range []string{"ccc", "a", "bb", "b", "dddd", "dd"} {
		items = Inserted(items, item, byLength)
	}
	if want := []string{"a", "b", "bb", "dd", "ccc", "dddd"}; !slices.Equal(items, want) {
		t.Errorf("%q, want %q", items, want)
	}
}
