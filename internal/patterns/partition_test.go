package patterns

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/internal/each"
)

// TestSort: groups have the items of one outcome in their order, and come in the order in which
// their outcomes first occur.
func TestSort(t *testing.T) {
	random := rand.New(rand.NewPCG(61, 62))
	p := NewPartition(20)
	for range 100 {
		outcomes := make([]uint8, random.IntN(50))
		for i := range outcomes {
			outcomes[i] = uint8(random.IntN(20))
		}
		items := each.Index[int32](len(outcomes))
		sorted, want, met := make([]int32, len(items)), []int32{}, []uint8{}
		for _, o := range outcomes {
			if slices.Contains(met, o) {
				continue
			}
			met = append(met, o)
			for i, other := range outcomes {
				if other == o {
					want = append(want, int32(i))
				}
			}
		}
		groups := Sort(p, outcomes, items, sorted)
		if !slices.Equal(sorted, want) || len(groups) != len(met) {
			t.Fatalf("%d: %v in %d groups, want %v in %d", outcomes, sorted, len(groups), want, len(met))
		}
		end := int32(0)
		for i, g := range groups {
			same := slices.IndexFunc(sorted[g.Start:g.End], func(at int32) bool { return outcomes[at] != met[i] }) < 0
			if g.Start != end || g.Len() < 1 || g.Outcome != Outcome(met[i]) || !same {
				t.Fatalf("%d: group %d is %+v of %v", outcomes, i, g, sorted)
			}
			end = g.End
		}
	}
}
