package solver

import (
	"iter"

	"ketword/engine"
)

// position is where some games are.
type position struct {
	Candidates
	secrets []engine.Secret // whose games are played; nil for all candidates
	number  int             // of the next guess, from 1
	idle    int             // guesses in a row that told nothing
}

// games returns how many games are in a position.
func (p position) games() int {
	if p.secrets == nil {
		return p.Len()
	}
	return len(p.secrets)
}

// after yields the positions that a guess leads to.
func (p position) after(guess engine.Word) iter.Seq2[engine.Feedback, position] {
	return func(yield func(engine.Feedback, position) bool) {
		of := p.secretsBy(guess)
		for feedback, group := range p.Groups(guess) {
			next := position{Candidates: group, secrets: of[feedback], number: p.number + 1}
			if group.Len() == p.Len() {
				next.idle = p.idle + 1
			}
			if p.secrets != nil && next.secrets == nil {
				continue // nobody plays these
			}
			if !yield(feedback, next) {
				return
			}
		}
	}
}

// secretsBy returns the secrets that are played, by the feedback of a guess.
func (p position) secretsBy(guess engine.Word) map[engine.Feedback][]engine.Secret {
	of := map[engine.Feedback][]engine.Secret{}
	for _, secret := range p.secrets {
		f := engine.Score(guess, secret)
		of[f] = append(of[f], secret)
	}
	return of
}
