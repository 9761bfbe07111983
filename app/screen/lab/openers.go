package lab

import (
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// openersShown is how many first guesses are shown by each cost, and triedShown how many
// that were tried.
const (
	openersShown = 10
	triedShown   = 5
)

// TryOpener asks what a word is expected to do as the first guess.
type TryOpener struct{ Word string }

func (msg TryOpener) Change(s *session.Session, m *Model, out *screen.Intents) {
	w, refusal := m.word(s, msg.Word)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	others := each.But(m.tried, func(t engine.Word) bool { return t == w })
	m.tried = append([]engine.Word{w}, others[:min(len(others), triedShown-1)]...)
	out.Add(screen.AskAgain{})
}
