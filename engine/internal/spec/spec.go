// Package spec is the formula of docs/rules.md as a program. It finds every row that
// the formula admits, by brute force. The tests compare the engine with it, so it
// shares no code with the engine, and follows the text rather than being fast.
//
// Words are slices of letters. Rows are strings in the pattern notation: 'o'
// correct, '*' present, '_' absent, and in mixed rows 'O' and '+'.
package spec

// The marks of one tile.
const (
	correct = 'o'
	present = '*'
	absent  = '_'
)

// nowhere is the value of m[j] if the letter w[j] marks no position.
const nowhere = -1

// assignment is a value for each variable of the formula.
type assignment struct {
	g, w []rune // guess and secret word
	m    []int  // m[j] is the position in g that w[j] marks, or nowhere
	f    []rune // the row
}

// holds reports whether the formula holds.
func (x assignment) holds() bool {
	for i := range x.g {
		if !x.tileHolds(i) {
			return false
		}
	}
	for j := range x.w {
		if !x.matchHolds(j) {
			return false
		}
	}
	return true
}

// matchHolds reports whether the clauses about m[j] and the letters hold. It looks
// at m[0] … m[j] only.
func (x assignment) matchHolds(j int) bool {
	i := x.m[j]
	return i == nowhere || x.w[j] == x.g[i] && !some(j, func(j2 int) bool { return x.m[j2] == i })
}

// tileHolds reports whether the clauses about f[i] hold, in the order of the text. It
// looks at m and f[0] … f[i] only. The third and the last clause follow from the
// others, but the text has them.
func (x assignment) tileHolds(i int) bool {
	f, k := x.f[i], len(x.g)
	equal := x.g[i] == x.w[i]
	marked := some(k, func(j int) bool { return x.m[j] == i })
	absentBefore := some(i, func(i2 int) bool { return x.g[i2] == x.g[i] && x.f[i2] == absent })
	spare := some(k, func(j int) bool { return x.w[j] == x.g[i] && (x.m[j] == nowhere || x.m[j] == i) })
	inWord := some(k, func(j int) bool { return x.w[j] == x.g[i] })

	return (f == correct) == equal &&
		(f != absent) == marked &&
		(equal || !marked || f == present) &&
		(f != present || !absentBefore) &&
		(f != absent || !spare) &&
		(inWord || f == absent)
}

// some reports whether a condition holds for any of 0 … n−1.
func some(n int, holds func(int) bool) bool {
	for i := range n {
		if holds(i) {
			return true
		}
	}
	return false
}
