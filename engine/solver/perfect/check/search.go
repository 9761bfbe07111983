package check

import (
	"cmp"
	"slices"
	"strings"

	"ketword/engine"
)

// search finds the fewest guesses by trying out every one.
type search struct {
	*certificate
	ctx   engine.Context
	left  int            // guesses times secrets that may still be scored
	known map[string]int // fewest guesses, by secrets and turns
}

// least returns the fewest guesses that the games of some secrets take after some turns, or
// enough if that is less. It stops when too much was scored.
func (s *search) least(secrets []engine.Secret, turns []engine.Turn, enough int) int {
	tries := s.rules.Tries
	switch {
	case len(secrets) == 0:
		return 0
	case tries != engine.Unlimited && len(turns) >= tries:
		return enough
	case len(secrets) == 1:
		return min(1, enough)
	case simple(len(secrets)) >= enough:
		return enough
	}
	name := s.name(secrets, turns)
	if found, is := s.known[name]; is && found >= 0 {
		return min(found, enough)
	}
	best := enough
	for _, guess := range s.guesses {
		if s.rules.Check(turns, guess, s.certificate) != nil {
			continue
		}
		if s.left -= len(secrets); s.left < 0 || s.ctx.Err() != nil {
			return enough
		}
		best = s.after(secrets, turns, guess, best)
	}
	if best < enough {
		s.known[name] = best
	}
	return best
}

// part is the secrets that a guess leaves after a feedback.
type part struct {
	feedback engine.Feedback
	secrets  []engine.Secret
}

// after returns how many guesses the games take after a guess, or enough if that is less.
func (s *search) after(secrets []engine.Secret, turns []engine.Turn, guess engine.Word, enough int) int {
	total := len(secrets)
	var parts []part
	for f, group := range groups(guess, secrets) {
		if len(group) == len(secrets) {
			return enough // it tells nothing
		}
		total += simple(len(group))
		parts = append(parts, part{f, group})
	}
	slices.SortFunc(parts, func(a, b part) int {
		return cmp.Or(len(a.secrets)-len(b.secrets), a.feedback.Code()-b.feedback.Code())
	})
	for _, p := range parts {
		if total >= enough {
			return enough
		}
		total -= simple(len(p.secrets))
		total += s.least(p.secrets, append(slices.Clip(turns), engine.Turn{Guess: guess, Feedback: p.feedback}), enough-total)
	}
	return min(total, enough)
}

// name names a position: its secrets and, where they matter, its turns.
func (s *search) name(secrets []engine.Secret, turns []engine.Turn) string {
	var b strings.Builder
	for _, secret := range secrets {
		b.WriteString(secret.First().String())
	}
	if s.rules.Difficulty != engine.Normal {
		for _, t := range turns {
			b.WriteString(" " + t.Guess.String() + t.Feedback.String())
		}
	}
	if s.rules.Tries != engine.Unlimited {
		b.WriteByte(byte(len(turns)))
	}
	return b.String()
}
