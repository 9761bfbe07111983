// Package check verifies certificates of package perfect. It shares no code with
// the search, and is as plain as can be: it reads the text, scores by
// [engine.Score], and tries everything out.
//
//   - What the strategy takes is counted by playing it against every secret.
//   - What each first guess takes at least is added up from its parts.
//   - What the parts take at least is searched anew for some of them: those of the first guesses
//     with the least to spare, and others at random.
package check

import (
	"errors"

	"ketword/engine"
	"ketword/internal/format"
)

// Errors of [Certificate], besides those that name a line or a word.
var (
	ErrForm    = errors.New("not a certificate")
	ErrHash    = errors.New("the text is not what was written: its SHA-256 differs")
	ErrList    = errors.New("it is of another list")
	ErrCut     = errors.New("the end is missing")
	ErrNone    = errors.New("it has no strategy")
	ErrMissing = errors.New("it has no line")
)

// Options say how much is searched anew.
type Options struct {
	Sample int                // parts; all of them if there are no more
	Seed   uint64             // decides which are drawn at random
	Work   int                // guesses times secrets that the search of a part may score; of parts that take more only the number is told
	Tell   func(done, of int) // is told how many parts of the sample are done; or nil
}

// Report is what was verified.
type Report struct {
	Rules   engine.Rules
	Secrets int
	Guesses int // that may be made
	Least   int // guesses in all games together
	Worst   int // guesses in the longest game
	Parts   int // whose bounds the proof rests on
	Near    int // of these, searched anew: parts of the first guesses with the least to spare
	Drawn   int // the same of parts that were drawn at random
	TooLong int // of the sample, those whose search would have taken too long
}

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
	claims, err := c.add(ctx)
	if err != nil {
		return Report{}, err
	}
	r.Parts = len(claims)
	if err := c.verify(ctx, sampleOf(claims, o), o, &r); err != nil {
		return Report{}, err
	}
	return r, nil
}

// groups returns the secrets that give each feedback, but those that are won.
func groups(guess engine.Word, secrets []engine.Secret) map[engine.Feedback][]engine.Secret {
	groups := map[engine.Feedback][]engine.Secret{}
	for _, s := range secrets {
		if f := engine.Score(guess, s); !f.Wins() {
			groups[f] = append(groups[f], s)
		}
	}
	return groups
}

// simple returns how many guesses so many secrets take at least: no guess wins two of
// them.
func simple(secrets int) int { return 2*secrets - 1 }

// play plays the strategy against every secret, and returns how long the longest
// game is.
func (c *certificate) play() (worst int, err error) {
	total := 0
	for _, secret := range c.secrets {
		n, err := c.game(secret)
		if err != nil {
			return 0, err
		}
		total += n
		worst = max(worst, n)
	}
	if total != c.least {
		return 0, format.Error("the strategy takes %d guesses, not %d", total, c.least)
	}
	return worst, nil
}

// game plays one game and returns how many guesses it took.
func (c *certificate) game(secret engine.Secret) (int, error) {
	var turns []engine.Turn
	for at := c.tree; ; {
		guess := at.guess
		if err := c.rules.Check(turns, guess, c); err != nil {
			return 0, format.Error("%s: guess %d, %s: %w", secret.First(), len(turns)+1, guess, err)
		}
		if c.rules.Tries != engine.Unlimited && len(turns) == c.rules.Tries {
			return 0, format.Error("%s: not found in %d guesses", secret.First(), c.rules.Tries)
		}
		turn := engine.Turn{Guess: guess, Feedback: engine.Score(guess, secret)}
		turns = append(turns, turn)
		if turn.Feedback.Wins() {
			return len(turns), nil
		}
		next := at.replies[turn.Feedback]
		if next == nil { // one secret is left: the games of two would both guess theirs
			if at.alone[turn.Feedback] != (engine.Word{}) && at.alone[turn.Feedback] != secret.First() {
				return 0, format.Error("%s: no reply after guess %d, %s", secret.First(), len(turns), guess)
			}
			at.alone[turn.Feedback] = secret.First()
			next = &node{guess: secret.First()}
		}
		at = next
	}
}

// add adds up what the parts of each first guess take at least, and returns what is
// claimed of parts.
func (c *certificate) add(ctx engine.Context) ([]claim, error) {
	var claims []claim
	for _, o := range c.openers {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		total, plain, first := len(c.secrets), len(c.secrets), len(claims)
		for f, size := range c.sizes(o.guess) {
			least := simple(size)
			plain += least
			if claimed, is := o.parts[f]; is {
				least = claimed
				claims = append(claims, claim{turn: engine.Turn{Guess: o.guess, Feedback: f}, least: claimed})
			}
			total += least
		}
		if total != o.least {
			return nil, format.Error("%s: its parts take %d guesses at least, and not %d, as its line says", o.guess, total, o.least)
		}
		if total < c.least {
			return nil, format.Error("%s: its parts take %d guesses at least, not %d", o.guess, total, c.least)
		}
		for i := range claims[first:] {
			claims[first+i].spare, claims[first+i].plain = total-c.least, plain
		}
	}
	return claims, nil
}

// sizes returns how many secrets give each feedback, but those that are won.
func (c *certificate) sizes(guess engine.Word) map[engine.Feedback]int {
	sizes := map[engine.Feedback]int{}
	for _, s := range c.secrets {
		if f := engine.Score(guess, s); !f.Wins() {
			sizes[f]++
		}
	}
	return sizes
}
