package spec

import "slices"

// Rows returns every row that the formula admits for a guess and one secret
// word of the same length, sorted. It tries all m and all f, and leaves a
// branch as soon as a clause over the part assigned so far fails.
func Rows(guess, word []rune) []string {
	found := map[string]bool{}
	k := len(guess)
	x := instance{g: guess, w: word, m: make([]int, k), f: make([]rune, k)}
	x.eachMatch(0, func() {
		x.eachRow(0, func() {
			if x.holds() {
				found[string(x.f)] = true
			}
		})
	})
	return sorted(found)
}

// eachMatch calls visit for every m that continues m[0] … m[j−1].
func (x instance) eachMatch(j int, visit func()) {
	if j == len(x.w) {
		visit()
		return
	}
	for i := nowhere; i < len(x.g); i++ {
		if x.m[j] = i; x.match(j) {
			x.eachMatch(j+1, visit)
		}
	}
}

// eachRow calls visit for every f that continues f[0] … f[i−1].
func (x instance) eachRow(i int, visit func()) {
	if i == len(x.g) {
		visit()
		return
	}
	for _, mark := range []rune{correct, present, absent} {
		if x.f[i] = mark; x.tile(i) {
			x.eachRow(i+1, visit)
		}
	}
}

// sorted returns the members of a set in order.
func sorted(set map[string]bool) []string {
	var all []string
	for s := range set {
		all = append(all, s)
	}
	slices.Sort(all)
	return all
}
