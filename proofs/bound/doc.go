// Package bound proves how many guesses Quantum Wordle needs at least: a number
// that no strategy stays below, whatever it guesses, over all secrets of a list.
//
// Let n pairs be possible, and let a strategy open with a guess g that wins deg(g)
// of them. The others fall into groups, one for each feedback. T(S) is the fewest
// guesses that any strategy needs from there for all games of a group S, and
// Δ(S) the most pairs of S that hold one word. Then
//
//	T(S) ≥ 2|S| − Δ(S)  and  T(S) ≥ 3|S| − U(S),
//
// where U(S) is the maximum, over all guesses h, of 2·deg(h) + Σ Δ(S ∩ o), with
// deg(h) the pairs of S that h wins and o its feedbacks that win nothing. The first
// is cheap, the second takes a look at every guess, and is never less. Where S has many pairs U(S) is
// replaced by what bounds it from above, and takes a look at words in place of pairs: no word has
// more partners in S ∩ o than words have the patterns that these must have.
// All is proved in proofs/solver.md. A game opened with g needs n guesses more
// than the T of its groups in all.
//
//   - [New] prepares a list.
//   - [Pairs.Certify] bounds every opener, by the first inequality and then, group by
//     group, by the second, and tells the least.
package bound
