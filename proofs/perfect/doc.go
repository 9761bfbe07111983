// Package perfect finds play that cannot be bettered: the strategy after which
// the games of all secrets take the fewest guesses in all, and the proof that
// none takes fewer.
//
// A [Game] is the secrets that are possible, the words that may be guessed and
// the rules. [Game.Solve] searches it, for either mode. [Prover] does the same
// for a whole list of words: it bounds every first guess, on all cores, and can
// be stopped and taken up again.
//
// Positions are searched by ketword/internal/exact. See proofs/solver.md for
// the search and the proof, and docs/solver.md for the bounds and why they hold.
//
//   - source.go: positions, made from the words
//   - telling.go: which guesses need to be looked at
//   - parts.go: into how many parts a guess divides some secrets
//   - spread.go: how many there can be at the most
//   - tree.go: the strategy that was found
//   - opener.go: the first guesses of a list, whose patterns are added up
//   - prove.go: all first guesses of a list
//   - machines.go: some of them, on each of several machines
//
// Nothing here is trusted: package proof writes what [Prover] has found, and package
// check verifies it and shares no code with either.
package perfect
