package solver

import (
	"context"
	"math"

	"ketword/engine"
)

// Review is what can be said of one turn of a game: how good the guess was,
// and how lucky.
type Review struct {
	Turn     engine.Turn
	Before   int     // secrets that were possible before it
	After    int     // and after it
	Expected float64 // after it, before its feedback was known
	Bits     float64 // information that it gave
	Mean     float64 // information that it was expected to give
	Possible bool    // the guess could win
	Best     Ranked  // the best guess of those allowed
	BestLeft int     // secrets that would be possible after that one's feedback
	Skill    int     // 0 … 99: how near the guess came to the best
	Luck     int     // 0 … 99: how small the group of the secret was, against the others
	Estimate bool    // the figures are of a sample of the secrets
}

// MaxScore is the greatest skill, and the greatest luck.
const MaxScore = 99

// ReviewGame reviews the turns of a game by a cost. Guesses that its rules do
// not allow are not held against the player. If ctx ends, the turns reviewed
// by then are returned with its error. progress may be nil.
func (t *Table) ReviewGame(ctx context.Context, g engine.Game, cost Cost, progress Progress) ([]Review, error) {
	rules := g.Puzzle.Rules
	c := t.Candidates(rules.Words)
	var reviews []Review
	for _, turn := range g.Turns() {
		r := reviewer{candidates: c.thinned(thinSize).fitting(), cost: cost, allowed: c.allowed(rules.Difficulty)}
		review, err := r.review(ctx, turn, g.Puzzle.Secret, progress)
		if err != nil {
			return reviews, err
		}
		after := c.After(turn)
		review.Before, review.After = c.Len(), after.Len()
		review.Bits = math.Log2(float64(max(c.Len(), 1)) / float64(max(after.Len(), 1)))
		review.Estimate = review.Estimate || c.Sampled()
		reviews = append(reviews, review)
		c = after
	}
	return reviews, nil
}

// reviewer reviews one turn.
type reviewer struct {
	candidates Candidates
	cost       Cost
	allowed    func(engine.Word) bool // nil allows all
}

func (r reviewer) review(ctx context.Context, turn engine.Turn, secret engine.Secret, progress Progress) (Review, error) {
	own := r.candidates.Split(turn.Guess)
	field, err := r.field(ctx, progress)
	if err != nil {
		return Review{}, err
	}
	group := r.candidates.After(turn).Len()
	best := r.candidates.After(engine.Turn{Guess: field.best.Guess, Feedback: engine.Score(field.best.Guess, secret)})
	return Review{
		Turn:     turn,
		Expected: own.Remaining(),
		Mean:     own.Bits(),
		Possible: own.Wins > 0,
		Best:     field.best,
		BestLeft: best.Len(),
		Skill:    skill(r.cost(own), field.best.Cost, field.mean()),
		Luck:     luck(own, group),
		Estimate: r.candidates.Sampled(),
	}, nil
}

// field is the guesses that were allowed.
type field struct {
	best  Ranked
	costs float64 // of all together
	count int
}

func (f field) mean() float64 { return f.costs / float64(max(f.count, 1)) }

// field looks at all guesses that are allowed.
func (r reviewer) field(ctx context.Context, progress Progress) (field, error) {
	var f field
	ranker := newRanker(r.candidates)
	err := ranker.work(ctx, progress, func(guess int) {
		if r.allowed != nil && !r.allowed(r.candidates.table.guesses[guess]) {
			return
		}
		next := ranker.ranked(guess, r.cost)
		f.costs += next.Cost
		if f.count++; f.count == 1 || next.before(f.best) {
			f.best = next
		}
	})
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
