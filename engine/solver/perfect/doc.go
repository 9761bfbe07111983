// Package perfect finds play that cannot be bettered: the strategy after which
// the games of all secrets take the fewest guesses in all, and the proof that
// none takes fewer.
//
// A [Game] is the secrets that are possible, the words that may be guessed and
// the rules. [Game.Solve] searches it, for either mode. [Few] finds the best guess
// alone, for those who know what guesses show. [Prover] does the same
// for a whole list of words: it bounds every first guess, on all cores, and can
// be stopped and taken up again.
//
// The search is branch and bound over positions: sets of secrets that are still
// possible, with the guesses that the rules leave. See docs/solver.md for the
// bounds and why they hold.
//
//   - source.go: positions, made from the words
//   - few.go: positions of few secrets, made from what guesses show of them
//   - writer.go: rows of a matrix, from numbers that tell feedbacks apart
//   - allowed.go: which guesses a level allows
//   - matrix.go: what each guess shows of the secrets of a position, as labels
//   - bound.go: the fewest guesses that can come, told without searching
//   - search.go: the search of one position
//   - gather.go: the matrix of a position, from that of one before
//   - branch.go: the guesses of a position that are worth trying out, in order
//   - groups.go: the groups that a guess leaves
//   - transposition.go: what is known of positions
//   - tree.go: the strategy that was found
//   - opener.go: the first guesses of a list, whose patterns are added up
//     (internal/columns)
//   - prove.go: all first guesses of a list
//   - machines.go: some of them, on each of several machines
//
// Nothing here is trusted: package proof writes what [Prover] has found, and package
// check verifies it and shares no code with either.
package perfect
