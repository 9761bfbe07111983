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

// maxGuesses is how many guesses a game may take before its player is
// considered stuck.
const maxGuesses = 100

// Tournament plays a game for every candidate. Games of which the turns so far
// are the same share their guesses, but for players that draw at random. If
// ctx ends, the result is that of the games finished by then, with its error.
// progress may be nil.
func Tournament(ctx context.Context, p Player, c Candidates, progress Progress) (Result, error) {
	if varies(p) {
		return Sample(ctx, p, c, slices.Collect(c.All()), progress)
	}
	t := tournament{ctx: ctx, player: p, progress: progress, of: c.Len()}
	err := t.play(c, 1)
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

// play plays all candidates on, from their guess of that number.
func (t *tournament) play(c Candidates, number int) error {
	if number > maxGuesses {
		return fmt.Errorf("%w: %d guesses", ErrStuck, number)
	}
	if err := t.ctx.Err(); err != nil {
		return err
	}
	guess, err := t.player.Next(t.ctx, c)
	if err != nil {
		return err
	}
	for feedback, group := range c.Groups(guess) {
		if feedback.Wins() {
			t.result = t.result.with(group.Len(), number)
			if t.progress != nil {
				t.progress(t.result.Games, t.of)
			}
			continue
		}
		if err := t.play(group, number+1); err != nil {
			return err
		}
	}
	return nil
}

// Sample plays a game for each of some secrets, one after the other. If ctx
// ends, the result is that of the games finished by then, with its error.
func Sample(ctx context.Context, p Player, c Candidates, secrets []engine.Secret, progress Progress) (Result, error) {
	var r Result
	for i, secret := range secrets {
		guesses, err := Play(ctx, p, c, secret)
		if err != nil {
			return r, err
		}
		r = r.with(1, len(guesses))
		if progress != nil {
			progress(i+1, len(secrets))
		}
	}
	return r, nil
}

// Play plays one game to the end and returns its guesses.
func Play(ctx context.Context, p Player, c Candidates, secret engine.Secret) ([]engine.Word, error) {
	var guesses []engine.Word
	for len(guesses) < maxGuesses && ctx.Err() == nil {
		guess, err := p.Next(ctx, c)
		if err != nil {
			return guesses, err
		}
		guesses = append(guesses, guess)
		f := engine.Score(guess, secret)
		if f.Wins() {
			return guesses, nil
		}
		c = c.After(engine.Turn{Guess: guess, Feedback: f})
	}
	if err := ctx.Err(); err != nil {
		return guesses, err
	}
	return guesses, fmt.Errorf("%w: %d guesses", ErrStuck, len(guesses))
}
