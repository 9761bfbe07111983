// Package exact finds the guess after which the games of all secrets of a position take the fewest
// guesses in all. The solver asks it about few words; ketword/proofs proves whole lists with it.
//
// A [Game] is the secrets that are possible, the words that may be guessed, and the rules. [Few] is
// a game of few secrets for callers that already know what guesses show.
//
// The search is branch and bound over positions: sets of secrets that are still possible, with the
// guesses that the rules leave. docs/solver.md has the bounds and their proofs.
//
//   - game.go: what is searched
//   - few.go: games of few secrets, made from what guesses show of them
//   - writer.go: rows of a matrix, from numbers that tell feedbacks apart
//   - allowed.go: which guesses a level allows
//   - matrix.go: what each guess shows of the secrets of a position, as labels
//   - bound.go: lower bounds of the guesses, without searching
//   - search.go: the search of one position
//   - gather.go: the matrix of a position, from that of an earlier one
//   - branch.go: the guesses of a position that are worth trying out, in order
//   - groups.go: the groups that a guess leaves
//   - transposition.go: what is known of positions
package exact
