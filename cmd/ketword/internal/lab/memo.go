package lab

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// memo is a player that remembers its guesses, so that the games of a sample
// share them as those of a whole list do. The first guess takes most of the
// time.
type memo struct {
	solver.Player
	known map[string]engine.Word // by the turns before
}

// drawing are the strategies that may choose differently in the same position.
var drawing = []string{"openers", "random"}

// remembering makes a player remember its guesses, unless it draws them.
func remembering(name string, p solver.Player) solver.Player {
	if slices.Contains(drawing, name) {
		return p
	}
	return memo{p, map[string]engine.Word{}}
}

// Next returns the guess that was found before, or that of the player.
func (m memo) Next(ctx context.Context, c solver.Candidates) (engine.Word, error) {
	var key strings.Builder
	for _, t := range c.Turns() {
		fmt.Fprint(&key, t.Guess, engine.Pattern.Format(t), " ")
	}
	if guess, known := m.known[key.String()]; known {
		return guess, nil
	}
	guess, err := m.Player.Next(ctx, c)
	if err == nil {
		m.known[key.String()] = guess
	}
	return guess, err
}
