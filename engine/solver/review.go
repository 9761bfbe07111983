package solver

import (
	"context"
	"fmt"
	"math"

	"ketword/engine"
)

// Review is what can be said of one turn of a game: how good the guess was,
// and how lucky.
type Review struct {
	Turn         engine.Turn
	Before       int     // secrets that were possible before it
	After        int     // and after it
	Expected     float64 // secrets that were expected to be possible after it
	Bits         float64 // information that it gave
	ExpectedBits float64 // information that it was expected to give
	Possible     bool    // the guess could win
	Best         Ranked  // the best guess of those allowed
	BestLeft     int     // secrets that would be possible after that one's feedback
	Skill        int     // 0 … 99: how near the guess came to the best
	Luck         int     // 0 … 99: how small the group of the secret was, against the others
	Estimate     bool    // the figures are of a sample of the secrets
}

// MaxScore is the greatest skill, and the greatest luck.
const MaxScore = 99

// ReviewGame reviews the turns of a game by a cost. With two words to a secret
// [Growth] is the fairest, since it values every secret that a guess wins. A guess is compared with those that the rules
// of the game allowed. If ctx ends, the turns reviewed by then are returned with
// its error; if no secret is possible any more, since the game's is not an
// answer, with [ErrNone]. For a game of another length the error is [ErrLength].
// progress may be nil.
func (t *Table) ReviewGame(ctx context.Context, g engine.Game, cost Cost, progress Progress) ([]Review, error) {
	rules := g.Puzzle.Rules
	if rules.Length != t.length() {
		return nil, ErrLength
	}
	c := t.Candidates(rules.Mode)
	var reviews []Review
	for i, turn := range g.Turns() {
		if c.Len() == 0 {
			return reviews, fmt.Errorf("row %d: %w", i+1, ErrNone)
		}
		sample := c.thinned(t.fieldSample()).fitting()
		r := reviewer{candidates: c, sample: sample, cost: cost, allowed: c.allowed(rules.Difficulty)}
		review, err := r.review(ctx, turn, g.Puzzle.Secret, progress)
		if err != nil {
			return reviews, err
		}
		reviews = append(reviews, review)
		c = c.After(turn)
	}
	return reviews, nil
}

// reviewer reviews one turn.
type reviewer struct {
	candidates Candidates
	sample     Candidates // over which all guesses are compared
	cost       Cost
	allowed    func(engine.Word) bool // nil allows all
}

// Over so many secrets all guesses are compared with a guess, so that it takes
// about a second.
const (
	fieldWork     = 650_000_000 // secrets times guesses
	mostCompared  = 50_000
	leastCompared = 2000
)

// fieldSample returns over how many secrets all guesses are compared.
func (t *Table) fieldSample() int {
	return min(max(fieldWork/len(t.guesses), leastCompared), mostCompared)
}

// review counts the guess, and the best one, over all secrets. Only the field
// is compared over the sample.
func (r reviewer) review(ctx context.Context, turn engine.Turn, secret engine.Secret, progress Progress) (Review, error) {
	c := r.candidates
	field, err := r.field(ctx, progress)
	if err != nil {
		return Review{}, err
	}
	own := c.Split(turn.Guess)
	group := len(c.admitted(turn))
	return Review{
		Turn:         turn,
		Before:       c.Size(),
		After:        c.scaled(float64(group)),
		Expected:     own.Remaining() * c.standFor(),
		Bits:         math.Log2(float64(c.Len()) / float64(max(group, 1))),
		ExpectedBits: own.Bits(),
		Possible:     own.Wins > 0,
		Best:         c.Rate(field.best, r.cost),
		BestLeft:     c.scaled(float64(len(c.admitted(engine.Turn{Guess: field.best, Feedback: engine.Score(field.best, secret)})))),
		Skill:        skill(r.cost(r.sample.Split(turn.Guess)), r.cost(r.sample.Split(field.best)), field.mean()),
		Luck:         luck(own, group),
		Estimate:     r.sample.Sampled(),
	}, nil
}

// field is the guesses that were allowed.
type field struct {
	best  engine.Word
	costs float64 // of all together
	count int
}

func (f field) mean() float64 { return f.costs / float64(max(f.count, 1)) }

// field looks at all guesses that are allowed.
func (r reviewer) field(ctx context.Context, progress Progress) (field, error) {
	var f field
	var best Ranked
	ranker := newRanker(r.sample)
	err := ranker.each(ctx, progress, func(guess int) {
		if r.allowed != nil && !r.allowed(r.sample.table.guesses[guess]) {
			return
		}
		next := ranker.ranked(guess, r.cost)
		f.costs += next.Cost
		if f.count++; f.count == 1 || next.before(best) {
			best = next
		}
	})
	f.best = best.Guess
	return f, err
}

// skill compares the cost of a guess with the best and the mean one.
func skill(own, best, mean float64) int {
	if mean <= best {
		return MaxScore
	}
	score := MaxScore * (1 - (own-best)/(mean-best))
	return int(math.Round(min(max(score, 0), MaxScore)))
}

// luck tells how likely a larger group was than that of the secret, counting
// half of an equal one.
func luck(s Split, group int) int {
	larger, equal := 0, 0
	for _, size := range s.Sizes {
		switch {
		case int(size) > group:
			larger += int(size)
		case int(size) == group:
			equal += int(size)
		}
	}
	p := (float64(larger) + float64(equal)/2) / float64(max(s.Secrets, 1))
	return int(math.Round(MaxScore * p))
}
