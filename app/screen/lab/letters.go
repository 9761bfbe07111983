package lab

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
)

// CountLetters counts the letters of a list's answers, or of all words that may be
// guessed.
type CountLetters struct{ Guesses bool }

func (msg CountLetters) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.guesses = msg.Guesses
}

// ExportLetters gives the player the counts of letters as a file.
type ExportLetters struct{}

func (ExportLetters) Change(s *session.Session, m *Model, out *screen.Intents) {
	if letters := m.found(s).Letters; letters != nil {
		out.Add(screen.Perform{Effect: effect.OfferTable{Of: effect.LetterFigures, Format: effect.CSV, Text: letters.Letters.CSV()}})
	}
}
