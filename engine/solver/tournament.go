package solver

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ketword/engine"
)

// Result is what came of many games of a player.
type Result struct {
	Games   int
	Guesses int   // of all games together
	Counts  []int // Counts[n] is how many games took n guesses; Counts[0] is 0
	// Estimate tells that only a sample of the secrets was held, of more than can
	// be.
	Estimate bool
}

// Mean returns the mean number of guesses; 0 of no games.
func (r Result) Mean() float64 {
	if r.Games == 0 {
		return 0
	}
	return float64(r.Guesses) / float64(r.Games)
}

// Worst returns the most guesses that a game took.
func (r Result) Worst() int { return max(len(r.Counts)-1, 0) }

// with returns the result with more games of so many guesses each.
func (r Result) with(games, guesses int) Result {
	for len(r.Counts) <= guesses {
		r.Counts = append(r.Counts, 0)
	}
	r.Games += games
	r.Guesses += games * guesses
	r.Counts[guesses] += games
	return r
}

// ErrStuck tells that a player does not come to an end.
var ErrStuck = errors.New("the player does not come to an end")

// maxIdle is how many guesses in a row may tell nothing before a player is
// considered stuck.
const maxIdle = 20

// Tournament plays a game for every candidate. Games of which the turns so far
// are the same share their guesses, unless the player varies. If ctx ends,
// the result is that of the games finished by then, with its error. progress
// may be nil.
func Tournament(ctx context.Context, p Player, c Candidates, progress Progress) (Result, error) {
	return playAll(ctx, p, c, nil, c.Len(), progress)
}

// Sample plays a game for each of some secrets, as [Tournament] does for all. If
// one is none of the candidates, the error is [ErrNone].
func Sample(ctx context.Context, p Player, c Candidates, secrets []engine.Secret, progress Progress) (Result, error) {
	if len(secrets) == 0 {
		return Result{}, nil
	}
	return playAll(ctx, p, c, secrets, len(secrets), progress)
}

// playAll plays games of some secrets, or of all candidates if it is given
// none.
func playAll(ctx context.Context, p Player, c Candidates, secrets []engine.Secret, games int, progress Progress) (Result, error) {
	t := tournament{ctx: ctx, player: p, progress: progress, of: games}
	t.result.Estimate = c.Sampled()
	var err error
	switch {
	case !varies(p):
		err = t.play(position{Candidates: c, secrets: secrets, number: 1})
	case secrets == nil:
		err = t.playApart(c, slices.Collect(c.All()))
	default:
		err = t.playApart(c, secrets)
	}
	return t.result, err
}

// tournament is one under way.
type tournament struct {
	ctx      context.Context
	player   Player
	progress Progress
	of       int
	result   Result
}

// play plays the games of a position on.
func (t *tournament) play(p position) error {
	if p.idle > maxIdle {
		return fmt.Errorf("%w: %d guesses", ErrStuck, p.number)
	}
	if err := t.ctx.Err(); err != nil {
		return err
	}
	guess, err := t.player.Next(t.ctx, p.Candidates)
	if err != nil {
		return err
	}
	games := p.games()
	for feedback, next := range p.after(guess) {
		games -= next.games()
		if feedback.Wins() {
			t.won(next.games(), p.number)
			continue
		}
		if err := t.play(next); err != nil {
			return err
		}
	}
	if games > 0 { // of secrets that are no candidates
		return ErrNone
	}
	return nil
}

// won notes games that came to an end.
func (t *tournament) won(games, guesses int) {
	t.result = t.result.with(games, guesses)
	if t.progress != nil {
		t.progress(t.result.Games, t.of)
	}
}

// playApart plays a game for each secret, one after the other.
func (t *tournament) playApart(c Candidates, secrets []engine.Secret) error {
	for _, secret := range secrets {
		guesses, err := playAlone(t.ctx, t.player, c, secret)
		if err != nil {
			return err
		}
		t.won(1, len(guesses))
	}
	return nil
}
