// Package check verifies certificates of package perfect. It shares no code with the search, and is
// plain: it reads the text, and knows of words only what [engine.Score] and [engine.Rules.Check]
// tell.
//
//   - The strategy is played against every secret, and its guesses are counted.
//   - The lower bound of each first guess is the sum of those of its parts.
//   - The bound that is claimed for a part is refused if greedy play takes fewer guesses.
//   - The bounds of all parts, or of a sample, are proved anew: by the most groups that any guess makes of the part and, where that is not
//     enough, by trying out every guess that might take fewer guesses.
package check

import (
	"errors"
	"runtime"
	"slices"

	"ketword/engine"
	"ketword/internal/format"
)

// Errors of [Certificate], besides those that name a line or a word.
var (
	ErrForm    = errors.New("not a certificate")
	ErrHash    = errors.New("the text is not what was written: its SHA-256 differs")
	ErrList    = errors.New("it is of another list")
	ErrCut     = errors.New("the end is missing, as of a proof that is not finished, or of a part of one")
	ErrNone    = errors.New("it has no strategy")
	ErrMissing = errors.New("it has no line")
	ErrTwice   = errors.New("it is there twice")
	ErrNowhere = errors.New("no secret gives it")
	ErrTries   = errors.New("the limit of tries is not that of its rules")
	ErrLong    = format.Error("words of more than %d letters are not proved", maxLength)
)

// maxLength is the most letters of words whose feedbacks' codes fit into 16 bits.
const maxLength = 10

// Options say how much is proved anew.
type Options struct {
	Sample  int                  // parts; all of them if there are no more, or it is negative
	Seed    *uint64              // decides which are drawn at random; nil is the certificate's hash
	Work    int                  // guesses times secrets that the search of a part may score, or 0 for no limit; parts that take more are only counted
	Workers int                  // first guesses that are searched at once; or 0 for as many as there are cores
	Known   map[engine.Word]bool // first guesses of which all parts were proved before
	Proved  func(engine.Word)    // is told of every other first guess of which all parts are proved; not by several at once. Or nil
	Tell    func(done, of int)   // is told how many parts are done; not by several at once. Or nil
}

// All is the sample of all parts.
const All = -1

// Report is what was verified.
type Report struct {
	Rules   engine.Rules
	Secrets int
	Guesses int // that may be made
	Least   int // guesses in all games together
	Worst   int // guesses in the longest game
	Parts   int // whose bounds the proof rests on
	Near    int // of these, proved anew: parts of the first guesses that are likely to be the best
	Drawn   int // the same of other parts
	TooLong int // of the sample, those whose search would have taken too long
}

// Whole reports whether nothing was taken on trust.
func (r Report) Whole() bool { return r.Near+r.Drawn == r.Parts }

// Certificate verifies a certificate for a list. The error says what is wrong, and wraps one of
// those above or that of ctx.
func Certificate(ctx engine.Context, text []byte, answers, guesses []engine.Word, o Options) (Report, error) {
	c, err := read(text, answers, guesses)
	if err != nil {
		return Report{}, err
	}
	r := Report{Rules: c.rules, Secrets: len(answers), Guesses: len(guesses), Least: c.least}
	if r.Worst, err = c.play(); err != nil {
		return Report{}, err
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	v := newVerifier(c, o, &r)
	if err := v.add(ctx); err != nil {
		return Report{}, err
	}
	if err := v.verify(ctx); err != nil {
		return Report{}, err
	}
	return r, nil
}

// simple returns the simple lower bound of the guesses that so many secrets take: no guess wins two
// of them.
func simple(secrets int) int { return 2*secrets - 1 }

// add adds up the lower bounds of the parts of each first guess, and notes the parts for which a
// bound is claimed.
func (v *verifier) add(ctx engine.Context) error {
	return v.together(len(v.openers), func(w *worker, i int) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		o := &v.openers[i]
		if err := w.sum(o); err != nil {
			return format.Error("%s: %w", o.guess, err)
		}
		return nil
	})
}

// sum adds up the lower bounds of the parts of a first guess.
func (w *worker) sum(o *opener) error {
	parts := w.divide(o.guess)
	total, met := len(w.secrets), 0
	o.above = total
	for _, p := range parts {
		least := simple(len(p.secrets))
		above := w.greedy(p.secrets, w.tries()-1)
		if claimed, is := o.parts[p.code]; is {
			met++
			if above < claimed {
				return format.Error("%s: a greedy game takes %d guesses, not %d", w.feedback(p.code), above, claimed)
			}
			o.claims = append(o.claims, claim{code: p.code, size: len(p.secrets), least: claimed, slack: above - claimed})
			least = claimed
		}
		o.above += above
		total += least
	}
	switch {
	case met < len(o.parts):
		return ErrNowhere
	case total != o.least:
		return format.Error("its parts take %d guesses at least, and not %d, as its line says", total, o.least)
	case total < w.certificate.least:
		return format.Error("its parts take %d guesses at least, not %d", total, w.certificate.least)
	}
	slices.SortFunc(o.claims, claim.compare)
	return nil
}
