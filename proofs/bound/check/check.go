// Package check verifies what package bound proved. It shares no code with it, and is plain: it
// reads the text, and knows of words only what [engine.Score] and [engine.NewSecret] tell.
//
//   - Each first guess must have one claim: a lower bound of the guesses that the games of all pairs take after it.
//   - Every first guess is bounded by one step, which proves the lowest claims.
//   - The other claims, or a sample of them, are proved anew: the groups that the guess leaves are bounded by two steps, one after the
//     other, by their words and then exactly, until the sum reaches the claim.
package check

import (
	"errors"
	"runtime"

	"ketword/engine"
	"ketword/internal/format"
)

// Errors of [Certificate], besides those that name a line or a word.
var (
	ErrForm    = errors.New("not the bounds of first guesses")
	ErrList    = errors.New("it is of another list")
	ErrCut     = errors.New("the end is missing")
	ErrMissing = errors.New("it has no line, as in a proof that is not finished, or a part of one")
	ErrTwice   = errors.New("it is there twice")
	ErrNoPair  = errors.New("no two answers make a secret")
	ErrLong    = format.Error("words of more than %d letters are not proved", maxLength)
)

// maxLength is the most letters of words whose feedbacks' codes fit into 16 bits.
const maxLength = 10

// Options say how much is proved anew.
type Options struct {
	Sample  int                           // claims to prove by two steps, or all if there are no more or it is negative
	Seed    *uint64                       // decides which are drawn at random; nil is the hash of the text
	Workers int                           // first guesses that are bounded at once; or 0 for as many as there are cores
	Known   map[engine.Word]bool          // first guesses whose claims were proved before
	Proved  func(engine.Word)             // is told of every other first guess whose claim is proved; not by several at once. Or nil
	Tell    func(steps int, done, of int) // is told how many first guesses are bounded, by one step or two; not by several at once. Or nil
}

// All is the sample of all first guesses.
const All = -1

// Report is what was verified.
type Report struct {
	Pairs   int
	Guesses int         // that may be made
	Least   int         // lower bound of the guesses of all games, if all claims are true
	First   engine.Word // the first guess of which that is claimed
	Easy    int         // first guesses whose claims one step proves
	Near    int         // other claims that were proved: those of the lowest bounds by one step
	Drawn   int         // other claims that were proved: those drawn at random
}

// Whole reports whether nothing was taken on trust.
func (r Report) Whole() bool { return r.Easy+r.Near+r.Drawn == r.Guesses }

// Certificate verifies the claims of a text for a list. The error says what is wrong, and wraps one of
// those above or that of ctx.
func Certificate(ctx engine.Context, text []byte, answers, guesses []engine.Word, o Options) (Report, error) {
	c, err := read(text, answers, guesses)
	if err != nil {
		return Report{}, err
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if o.Seed == nil {
		o.Seed = &c.seed
	}
	v := &verifier{Options: o, openers: c.openers}
	if err := v.prepare(ctx, answers, guesses); err != nil {
		return Report{}, err
	}
	least := v.least()
	v.report = Report{Pairs: v.table.all.count(), Guesses: len(guesses), Least: least.claim, First: least.guess}
	if err := v.possible(); err != nil {
		return Report{}, err
	}
	if err := v.oneStep(ctx); err != nil {
		return Report{}, err
	}
	if err := v.twoSteps(ctx); err != nil {
		return Report{}, err
	}
	return v.report, nil
}

// possible returns an error if a claim is more than two steps can prove for any list: the first
// guess of each game, and three guesses after it.
func (v *verifier) possible() error {
	const most = 4
	for _, o := range v.openers {
		if o.claim > most*v.report.Pairs {
			return format.Error("%s: two steps prove %d guesses at the most, not %d", o.guess, most*v.report.Pairs, o.claim)
		}
	}
	return nil
}
