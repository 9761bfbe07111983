// Package strategist makes strategies that play all secrets of a list in few guesses: those of
// one word, or all pairs of two.
//
// It is for games that no search solves: the half million pairs of a list. After a first
// guess the groups that it leaves are searched one by one, on all cores. In each, guesses are
// ranked by what they cost, the best are tried out, and the games after them are played in the same way,
// with fewer guesses tried out the deeper they are. Small groups end in play that cannot be
// bettered, where a bound says so. The result is a strategy whose guesses are counted, so
// nothing is estimated; package strategy replays it.
//
// A first guess leaves parts; a position is secrets of a part that are still possible, and a guess
// divides it into groups. The feedback matrix of a part is what the guesses show of its secrets.
//
//   - game.go: the secrets of a list, and the parts that a first guess leaves
//   - matrix.go: what all guesses tell of the secrets of one group
//   - cost.go: about how many guesses games take
//   - rank.go: the guesses of a position that seem best
//   - split.go: the groups that a guess leaves, and the fewest guesses that they can take
//   - search.go: the games of a position
//   - reply.go: the reply to a first guess
//   - tree.go: the strategy that was found, in one group
//   - make.go: all replies
//   - opener.go: the first guess
//
// See docs/solver.md for the bound and the figures.
package strategist
