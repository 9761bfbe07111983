package strategy

import (
	"errors"
	"strings"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Report is what the games of all secrets took.
type Report struct {
	Games  int
	Counts []int // games, by the number of guesses that they took
}

// Guesses returns how many guesses all games took.
func (r Report) Guesses() int {
	guesses := 0
	for count, games := range r.Counts {
		guesses += count * games
	}
	return guesses
}

// Worst returns how many guesses the longest game took.
func (r Report) Worst() int { return len(r.Counts) - 1 }

// Mean returns how many guesses a game took on average.
func (r Report) Mean() float64 { return float64(r.Guesses()) / float64(r.Games) }

// Errors of [Replay], besides those of [engine.Rules.Check].
var (
	ErrNoReply = errors.New("the strategy has no reply")
	ErrUseless = errors.New("the strategy has a reply that no secret needs")
	ErrSame    = errors.New("the guess wins no game and tells nothing")
	ErrLong    = errors.New("games take more guesses than there are tries")
)

// Replay plays a strategy against every secret, and reports how many guesses the games took. An
// error is one of this package or of [engine.Rules.Check], with the turns after which it occurs.
// Replay scores by [engine.Score], and shares no code with any search.
func Replay(rules engine.Rules, v engine.Vocabulary, secrets []engine.Secret, t *Tree) (Report, error) {
	r := replay{rules: rules, vocabulary: v, secrets: secrets, report: Report{Games: len(secrets), Counts: []int{0}}}
	err := r.play(t, each.Index[int32](len(secrets)), nil)
	return r.report, err
}

type replay struct {
	rules      engine.Rules
	vocabulary engine.Vocabulary
	secrets    []engine.Secret
	report     Report
}

// play plays the games of some secrets, by their indices, from a node of the tree on.
func (r *replay) play(t *Tree, secrets []int32, past []engine.Turn) error {
	if err := r.check(t.Guess, past); err != nil {
		return err
	}
	needed := 0
	for f, group := range each.Grouped(secrets, func(secret int32) engine.Feedback { return engine.Score(t.Guess, r.secrets[secret]) }) {
		if f.Wins() {
			r.count(len(past)+1, len(group))
			continue
		}
		turns := append(past[:len(past):len(past)], engine.Turn{Guess: t.Guess, Feedback: f})
		if len(group) == len(secrets) {
			return after(turns, ErrSame)
		}
		reply := t.Replies[f]
		if reply != nil {
			needed++
		} else if reply = r.only(group); reply == nil {
			return after(turns, ErrNoReply)
		}
		if err := r.play(reply, group, turns); err != nil {
			return err
		}
	}
	if needed < len(t.Replies) {
		return after(past, format.Error("%s: %w", t.Guess, ErrUseless))
	}
	return nil
}

// check returns an error for a guess that may not be made after some turns.
func (r *replay) check(guess engine.Word, past []engine.Turn) error {
	if r.rules.Tries != engine.Unlimited && len(past) >= r.rules.Tries {
		return after(past, ErrLong)
	}
	if err := r.rules.Check(past, guess, r.vocabulary); err != nil {
		return after(past, format.Error("%s: %w", guess, err))
	}
	return nil
}

// count counts games that took so many guesses.
func (r *replay) count(guesses, games int) {
	for len(r.report.Counts) <= guesses {
		r.report.Counts = append(r.report.Counts, 0)
	}
	r.report.Counts[guesses] += games
}

// only returns the guess of the only secret that is left; nil if there are more.
func (r *replay) only(secrets []int32) *Tree {
	if len(secrets) > 1 {
		return nil
	}
	return &Tree{Guess: r.secrets[secrets[0]].First()}
}

// after returns an error that names the turns after which it came.
func after(turns []engine.Turn, err error) error {
	if len(turns) == 0 {
		return err
	}
	return format.Error("after %s: %w", strings.Join(each.Of(turns, engine.Turn.String), ", "), err)
}
