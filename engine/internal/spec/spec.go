// Package spec is the rules of docs/rules.md as an executable formula: it
// lists every row that the formula admits, by search. It is the oracle that
// the engine is tested against, so it shares no code with it and prefers
// closeness to the text over speed.
//
// Words are slices of letters. Rows are strings in the pattern notation:
// 'o' correct, '*' present, '_' absent, and 'O' and '+' in mixed rows.
package spec

// The marks of one tile.
const (
	correct = 'o'
	present = '*'
	absent  = '_'
)

// nowhere is a negative m[j]: the letter w[j] marks no position.
const nowhere = -1

// instance is one assignment of the formula's variables. Tiles of f and m
// beyond their length are not assigned yet.
type instance struct {
	g, w []rune // guess and secret word
	m    []int  // m[j] is the position of g that w[j] marks, or nowhere
	f    []rune // the row
}

// holds is the formula, a clause a line, over all variables.
func (x instance) holds() bool {
	for i := range x.g {
		if !x.tile(i) {
			return false
		}
	}
	for j := range x.w {
		if !x.match(j) {
			return false
		}
	}
	return true
}

// match is what the formula says of m[j] and the letters alone.
func (x instance) match(j int) bool {
	i := x.m[j]
	return i == nowhere || x.w[j] == x.g[i] && !some(j, func(j2 int) bool { return x.m[j2] == i })
}

// tile is what the formula says of f[i], given m and the tiles before i. The
// third and the last clause follow from the others; the text has them, so
// they stand here.
func (x instance) tile(i int) bool {
	f, k := x.f[i], len(x.g)
	equal := x.g[i] == x.w[i]
	marked := some(k, func(j int) bool { return x.m[j] == i })
	sameUnmarkedBefore := some(i, func(i2 int) bool { return x.g[i2] == x.g[i] && x.f[i2] == absent })
	spare := some(k, func(j int) bool { return x.w[j] == x.g[i] && (x.m[j] == nowhere || x.m[j] == i) })
	inWord := some(k, func(j int) bool { return x.w[j] == x.g[i] })

	return (f == correct) == equal &&
		(f != absent) == marked &&
		(equal || !marked || f == present) &&
		(f != present || !sameUnmarkedBefore) &&
		(f != absent || !spare) &&
		(inWord || f == absent)
}

// some reports whether a condition holds for one of 0 … n−1.
func some(n int, holds func(int) bool) bool {
	for i := range n {
		if holds(i) {
			return true
		}
	}
	return false
}
