// Package solver finds good guesses for Wordle and for Quantum Wordle, whose
// secret is two words that share no letter.
//
// It starts from a [Table], which is a word list prepared for solving, and the
// [Candidates], the secrets that are still possible; [Candidates.After] leaves
// those that a turn admits. Secrets are made of the answers or, over another [Pool], of all
// guesses. A guess divides them into groups: the secrets that
// would answer it with the same feedback. The sizes of the groups are its
// [Split], and a [Cost] turns a split into a number, the less the better. A cost
// knows nothing but the sizes, so it serves both modes.
//
//   - [Rank] and [Best] order guesses by a cost.
//   - A [Player] chooses one guess: [Greedy] the one of least cost, [Lookahead]
//     the one after which the games that it tries out are shortest.
//     Of few secrets of one word [Candidates.Known] finds the guess after which they are
//     shortest of all, by package internal/exact.
//   - [Play] plays one game to its end, [Tournament] a game for every secret.
//   - A [Reviewer] says how good and how lucky each guess of a game was.
//   - [Table.Position] takes in rows from elsewhere, and says what is wrong with
//     rows that no secret fits.
//   - A [Book] holds opening guesses that take long to find.
//
// [engine.Score] defines what is right: reference.go scores every secret and
// counts equal feedbacks. Words of more than ten letters are solved so; for
// shorter ones package internal/patterns finds the same, some fifty times as fast.
package solver
