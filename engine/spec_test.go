package engine_test

import (
	"maps"
	"slices"
	"strings"
)

// This file is the formula of docs/rules.md as a program. It finds every row that the formula
// admits, by brute force. The tests of formula_test.go compare the engine with it, so it shares no
// code with the engine, and follows the text rather than being fast.
//
// Words are slices of letters. Rows are strings in the pattern notation: 'o' correct, '*' present,
// '_' absent, and in mixed rows 'O' and '+'.

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

// rowsOfOne returns every row that the formula admits for a guess and one secret word of
// the same length, sorted. It tries all m and all f, and abandons a branch as soon
// as a clause about the part that is already assigned fails.
func rowsOfOne(guess, word []rune) []string {
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

// The marks of mixed rows.
const (
	mixedCorrect = 'O'
	mixedPresent = '+'
)

// rowsOfTwo returns every row that the rules admit for a guess and a secret of two
// words that share no letter, sorted. It combines each row of one word with each of
// the other.
func rowsOfTwo(guess, word1, word2 []rune) []string {
	found := map[string]bool{}
	for _, row1 := range rowsOfOne(guess, word1) {
		for _, row2 := range rowsOfOne(guess, word2) {
			if row, ok := combine(row1, row2); ok {
				found[row] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// isMixed reports whether a row is mixed.
func isMixed(row string) bool { return strings.ContainsAny(row, "O+") }

// combine returns the row that two rows of one guess make. It is not ok if both mark
// the same tile.
func combine(row1, row2 string) (row string, ok bool) {
	switch none := strings.Repeat(string(absent), len(row1)); none {
	case row1:
		return row2, true
	case row2:
		return row1, true
	}
	tiles := []rune(row1)
	for i, mark := range row2 {
		switch {
		case mark != absent && tiles[i] != absent:
			return "", false
		case mark != absent:
			tiles[i] = mark
		}
		switch tiles[i] {
		case correct:
			tiles[i] = mixedCorrect
		case present:
			tiles[i] = mixedPresent
		}
	}
	return string(tiles), true
}
