// Package engine is the rules of Ketword as a library: words, marks, secrets,
// games, puzzles, and what is derived from them. It is pure: no clock, no
// randomness, no logging, no state of its own.
//
// A [Secret] is one word ([Classic]) or two that share no letter ([Quantum]).
// [Score] gives the [Feedback] of a guess: the sum, tile by tile, of its
// feedback against each secret word, and one bit, mixed, which tells that more
// than one word contributed. So everything here works on any secret, and only
// [Rules] knows how many words it has.
//
// A [Puzzle] is a secret and an [Identity], which names it: its rules, its list
// and its [Seed]. A [Game] is a puzzle and the turns played; [Game.Play] returns
// the game after one more guess, or tells why the rules refuse it. [Keyboard],
// [Game.Status], [Game.Share] and the like derive what a player is shown. Package
// [ketword/engine/lexicon] turns word lists into a [Vocabulary] and seeds into
// puzzles; package [ketword/engine/solver] finds good guesses.
//
// All types are values and may be shared between goroutines. Values of [Mark],
// [Mode], [Status], [Difficulty], [HintKind] and [Notation] beside the named
// ones are mistakes of the caller; methods may panic on them.
package engine
