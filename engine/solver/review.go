package solver

import (
	"math"
	"slices"

	"ketword/engine"
)

// Review is what can be said of one turn of a game: how good the guess was, and how lucky.
type Review struct {
	Turn          engine.Turn
	Before        int     // secrets that were possible before it
	After         int     // and after it
	Bits          float64 // information that it gave; a win tells all
	Own           Ranked  // what it was expected to do
	Best          Ranked  // the best guess of those allowed: that of the turn, if none is better
	BestLeft      int     // secrets that would be left after Best; the mean over the secrets that fit the game, or over 1,000 of them
	BestMean      float64 // the same mean, not rounded
	Skill         int     // 0 … 99: how near the guess came to the best
	Luck          int     // 0 … 99: how small the group of the secret was, against the others
	Estimate      bool    // all figures are of a sample of the secrets
	SkillEstimate bool    // the guess was compared with some of the guesses only, or over a sample
}

// Fitting returns the secrets after the longest beginning of some turns that leaves any.
func (c Candidates) Fitting(turns []engine.Turn) Candidates {
	for _, turn := range turns {
		after := c.After(turn)
		if after.Len() == 0 {
			break
		}
		c = after
	}
	return c
}

// Ends returns the candidates as [Reviewer] wants them: all, or 1,000 of them at equal distances.
func (c Candidates) Ends() []engine.Secret { return slices.Collect(c.sample(mostEnds).All()) }

// mostEnds is how many secrets a mean is taken over, where several fit a whole game.
const mostEnds = 1000

// Reviewer reviews turns one by one, each from the secrets that were possible before
// it.
type Reviewer struct {
	Cost  Cost            // the less, the better
	Ends  []engine.Secret // that the game can have had
	Known bool            // the cost is that of [Tuned], and a guess that is known to be good is the best ([Candidates.Known])
}

// Turn reviews a turn. The guess, and the best one, are counted over all secrets. The
// error is [ErrNone] where no secret is possible, or that of ctx.
func (r Reviewer) Turn(ctx engine.Context, c Candidates, turn engine.Turn) (Review, error) {
	if c.Len() == 0 {
		return Review{}, ErrNone
	}
	others, err := r.comparison(ctx, c)
	if err != nil {
		return Review{}, err
	}
	var own, best, ownOver, bestOver Split
	var group, ownCost, bestCost float64
	for _, step := range []func(){ // of many pairs, each takes some milliseconds
		func() { own = c.Split(turn.Guess) },
		func() { group = float64(len(c.admitted(turn))) },
		func() { best = c.Split(others.best) },
		func() {
			if ownOver, bestOver = own, best; others.over.Len() < c.Len() {
				ownOver, bestOver = others.over.Split(turn.Guess), others.over.Split(others.best)
			}
			ownCost, bestCost = r.Cost(ownOver), r.Cost(bestOver)
		},
	} {
		if err := engine.Pause(ctx); err != nil {
			return Review{}, err
		}
		step()
	}
	asGood := ownCost < bestCost || ownCost == bestCost && own.Wins >= best.Wins
	if others.known {
		if asGood, err = c.surelyAsGood(ctx, others, own, best, turn.Guess); err != nil {
			return Review{}, err
		}
	}
	if asGood && c.Allows(turn.Guess) {
		others.best, best, bestCost = turn.Guess, own, ownCost
	}
	if err := engine.Pause(ctx); err != nil {
		return Review{}, err
	}
	left := r.left(c, others.best)
	unknown, wins := max(group, 1), turn.Feedback.Wins()
	if wins {
		unknown = 1
	}
	ranked := c.ranked(others.best, best, r.Cost)
	ranked.Proved = others.proved
	return Review{
		Turn:          turn,
		Before:        c.Size(),
		After:         c.scaled(group),
		Bits:          math.Log2(float64(c.Len()) / unknown),
		Own:           c.ranked(turn.Guess, own, r.Cost),
		Best:          ranked,
		BestLeft:      c.scaled(left),
		BestMean:      left * c.weight(),
		Skill:         skill(ownCost, bestCost, others.mean),
		Luck:          luck(own, int(group), wins),
		Estimate:      c.Sampled(),
		SkillEstimate: others.some || others.over.Sampled(),
	}, nil
}

// surelyAsGood reports whether games certainly take as few guesses after a guess as after a known
// one: both leave groups of one secret, or of two where no guess wins both; or exact search of few
// secrets says so. The error is that of ctx.
func (c Candidates) surelyAsGood(ctx engine.Context, f comparison, own, best Split, guess engine.Word) (bool, error) {
	largest := max(own.Worst(), best.Worst())
	if own.Wins == best.Wins && own.Parts() == best.Parts() && (largest == 1 || largest == two && c.secrets.MostWon() == 1) {
		return true, nil
	}
	if !f.proved || !c.searchable(c.level) {
		return false, nil
	}
	least, found, err := c.taken(ctx, f.best, math.MaxInt)
	if !found || int(lowerBound(1)(own)) > least {
		return false, err
	}
	_, found, err = c.taken(ctx, guess, least)
	return found, err
}

// left returns how many secrets would be left after a guess: the mean over the ends.
func (r Reviewer) left(c Candidates, guess engine.Word) float64 {
	if len(r.Ends) == 1 {
		return float64(len(c.admitted(engine.Turn{Guess: guess, Feedback: engine.Score(guess, r.Ends[0])})))
	}
	sizes := map[engine.Feedback]int{}
	for feedback, group := range c.groups(guess) {
		sizes[feedback] = len(group)
	}
	sum := 0
	for _, secret := range r.Ends {
		sum += sizes[engine.Score(guess, secret)]
	}
	return float64(sum) / float64(max(len(r.Ends), 1))
}
