// Package engine is the rules of Ketword as a library: words, marks, secrets, puzzles
// and games. It is pure: no clock, no randomness, no logging, no state of its own.
//
// A [Secret] is one word ([Classic]) or two words that share no letter ([Quantum]).
// [Score] returns the [Feedback] of a guess: the sum, tile by tile, of its feedback
// against each secret word, and one bit, mixed, which is set if more than one word
// contributed. So everything here works with any secret; only [NewSecret], [Score] and
// [Rules] look at how many words it has.
//
// A [Puzzle] is a secret with its name, an [Identity]: the rules, the list and the
// [Seed]. A [Game] is a puzzle and its turns. [Game.Play] returns the game after one
// more guess, or says why the rules refuse the guess. [Keyboard], [Game.Status],
// [Game.Share] and others derive what a player sees. Package
// [ketword/engine/lexicon] turns word lists into a [Vocabulary], and seeds into
// puzzles. Package [ketword/engine/solver] finds good guesses.
//
// All types are values and may be shared between goroutines. [Mark], [Mode],
// [Status], [Level], [HintKind] and [Notation] have no values but the named
// ones; methods may panic on others, except that [Rules] that are not valid give errors
// that wrap [ErrMode], [ErrTries] or [ErrLevel].
package engine
