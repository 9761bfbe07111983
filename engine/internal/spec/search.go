package spec

import (
	"maps"
	"slices"
)

// Rows returns every row that the formula admits for a guess and one secret word of
// the same length, sorted. It tries all m and all f, and abandons a branch as soon
// as a clause about the part that is already assigned fails.
func Rows(guess, word []rune) []string {
	found := map[string]bool{}
	k := len(guess)
	x := assignment{g: guess, w: word, m: make([]int, k), f: make([]rune, k)}
	x.eachM(0, func() {
		x.eachF(0, func() {
			if x.holds() {
				found[string(x.f)] = true
			}
		})
	})
	return slices.Sorted(maps.Keys(found))
}

// eachM calls visit for every m that continues m[0] … m[j−1].
func (x assignment) eachM(j int, visit func()) {
	if j == len(x.w) {
		visit()
		return
	}
	for i := nowhere; i < len(x.g); i++ {
		if x.m[j] = i; x.matchHolds(j) {
			x.eachM(j+1, visit)
		}
	}
}

// eachF calls visit for every f that continues f[0] … f[i−1].
func (x assignment) eachF(i int, visit func()) {
	if i == len(x.g) {
		visit()
		return
	}
	for _, mark := range []rune{correct, present, absent} {
		if x.f[i] = mark; x.tileHolds(i) {
			x.eachF(i+1, visit)
		}
	}
}
