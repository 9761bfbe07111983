// Package strategist makes strategies that play all secrets of a list in few guesses: those of one
// word, or all pairs of two.
//
// It is for games that are too large to be solved: the half million pairs of a list. After a first
// guess it searches the groups that the guess leaves one by one, on all cores. In each it ranks
// guesses by their cost, tries out the best, and plays the games after them in the same way; the
// deeper they are, the fewer guesses it tries out. Small groups end in optimal play, where a bound
// proves it. The guesses of the resulting strategy are counted, not estimated; package strategy
// replays it.
//
// A first guess leaves parts. A position is a set of secrets of a part that are still possible, and
// a guess divides it into groups. The feedback matrix of a part is what the guesses show of its
// secrets.
//
//   - game.go: the secrets of a list, and the parts that a first guess leaves
//   - matrix.go: the feedback matrix of a part
//   - cost.go: a heuristic for how many guesses games take
//   - rank.go: the guesses of a position that seem best
//   - split.go: the groups that a guess leaves, and their lower bounds
//   - search.go: the games of a position
//   - reply.go: the reply to a first guess
//   - tree.go: the strategy of one group
//   - make.go: all replies
//   - opener.go: the first guess
//
// See proofs/solver.md for the bound and the figures.
package strategist
