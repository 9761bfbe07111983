package solver

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ketword/engine"
	"ketword/internal/format"
)

// Review is what can be said of one turn of a game: how good the guess was,
// and how lucky.
type Review struct {
	Turn          engine.Turn
	Before        int     // secrets that were possible before it
	After         int     // and after it
	Expected      float64 // secrets that were expected to be possible after it
	Bits          float64 // information that it gave
	ExpectedBits  float64 // information that it was expected to give
	Possible      bool    // the guess could win
	Best          Ranked  // the best guess of those allowed
	BestLeft      int     // secrets that would be possible after that one's feedback; where several secrets fit the game, the mean over them, or over 1,000 of more
	Skill         int     // 0 … 99: how near the guess came to the best
	Luck          int     // 0 … 99: how small the group of the secret was, against the others
	Estimate      bool    // all figures are of a sample of the secrets
	SkillEstimate bool    // the guess was compared with some of the guesses only, or over a sample
}

// MaxScore is the greatest skill, and the greatest luck.
const MaxScore = 99

// ReviewGame reviews the turns of a game, as [Table.Review] does, knowing its secret.
// A secret that is not an answer is one that no turn leaves: then the turns are
// reviewed up to the one before which none is possible any more, and the error is
// [ErrNone]. The other errors are those of [Table.Review].
func (t *Table) ReviewGame(ctx context.Context, g engine.Game, cost Cost, progress Progress) ([]Review, error) {
	turns := g.Turns()
	c, err := t.before(g.Puzzle.Rules, turns)
	if err != nil {
		return nil, err
	}
	return review(ctx, c, turns, []engine.Secret{g.Puzzle.Secret}, cost, progress)
}

// Review reviews the turns of a game by a cost, without its secret. With two words to
// a secret [Growth] is the fairest, since it values every secret that a guess wins. A
// guess is compared with those that the rules allowed. If ctx ends, the turns reviewed
// by then are returned with its error; if no secret fits the turns, those before the
// first that leaves none, with an error that names it and wraps [ErrNone]. For rules or
// turns of another length the error wraps a [*engine.LengthError]; for rules that are
// not valid it is that of [engine.Rules.Validate], and for two words to a secret of a
// list without pairs [lexicon.ErrNoPair]. progress may be nil.
func (t *Table) Review(ctx context.Context, r engine.Rules, turns []engine.Turn, cost Cost, progress Progress) ([]Review, error) {
	first, err := t.before(r, turns)
	if err != nil {
		return nil, err
	}
	c := first
	var none error
	for i, turn := range turns {
		after := c.After(turn)
		if after.Len() == 0 {
			turns, none = turns[:i], format.Error("row %d: %w", i+1, ErrNone)
			break
		}
		c = after
	}
	reviews, err := review(ctx, first, turns, slices.Collect(c.thinned(mostEnds).All()), cost, progress)
	return reviews, cmp.Or(err, none)
}

// mostEnds is over how many secrets a mean is taken, where several fit a whole game.
const mostEnds = 1000

// before returns the secrets that are possible before the first turn of a game, or an
// error for rules and turns that are not of the list.
func (t *Table) before(r engine.Rules, turns []engine.Turn) (Candidates, error) {
	if err := r.Validate(); err != nil {
		return Candidates{}, err
	}
	c, err := t.all(r.Mode)
	if err != nil {
		return Candidates{}, err
	}
	if n := t.length(); r.Length != n {
		return Candidates{}, &engine.LengthError{Got: r.Length, Min: n, Max: n}
	}
	for i, turn := range turns {
		if err := t.checkTurn(turn); err != nil {
			return Candidates{}, format.Error("row %d: %w", i+1, err)
		}
	}
	return c.WithDifficulty(r.Difficulty), nil
}

// review reviews turns of a game that can have had any of some secrets. The candidates
// are those before the first.
func review(ctx context.Context, c Candidates, turns []engine.Turn, ends []engine.Secret, cost Cost, progress Progress) ([]Review, error) {
	var reviews []Review
	for i, turn := range turns {
		if c.Len() == 0 {
			return reviews, format.Error("row %d: %w", i+1, ErrNone)
		}
		review, err := reviewer{candidates: c, cost: cost, ends: ends}.review(ctx, turn, progress)
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
	cost       Cost
	ends       []engine.Secret // that the game can have had
}

// review counts the guess, and the best one, over all secrets.
func (r reviewer) review(ctx context.Context, turn engine.Turn, progress Progress) (Review, error) {
	c := r.candidates
	field, err := r.field(ctx, progress)
	if err != nil {
		return Review{}, err
	}
	own := c.Split(turn.Guess)
	group := len(c.admitted(turn))
	return Review{
		Turn:          turn,
		Before:        c.Size(),
		After:         c.scaled(float64(group)),
		Expected:      own.Remaining() * c.standFor(),
		Bits:          math.Log2(float64(c.Len()) / float64(max(group, 1))),
		ExpectedBits:  own.Bits(),
		Possible:      own.Wins > 0,
		Best:          c.Rate(field.best, r.cost),
		BestLeft:      c.scaled(r.left(field.best)),
		Skill:         skill(r.cost(field.over.Split(turn.Guess)), r.cost(field.over.Split(field.best)), field.mean),
		Luck:          luck(own, group),
		Estimate:      c.Sampled(),
		SkillEstimate: field.some || field.over.Sampled(),
	}, nil
}

// left returns how many secrets would be left after a guess: the mean over the ends.
func (r reviewer) left(guess engine.Word) float64 {
	sizes := map[engine.Feedback]int{}
	for feedback, group := range r.candidates.groups(guess) {
		sizes[feedback] = len(group)
	}
	sum := 0
	for _, secret := range r.ends {
		sum += sizes[engine.Score(guess, secret)]
	}
	return float64(sum) / float64(max(len(r.ends), 1))
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
