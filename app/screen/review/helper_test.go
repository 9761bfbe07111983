package review

import (
	"testing"

	"ketword/app/internal/screentest"
	"ketword/app/records"
)

// page is the screen with its session.
type page = screentest.Bench[Model]

// begun returns a page with a game of a secret.
func begun(t testing.TB, secret string, guesses ...string) *page {
	t.Helper()
	return &page{T: t, Session: screentest.Playing(t, secret, guesses...)}
}

// finished returns a page with an ended game that is in the history.
func finished(t testing.TB, secret string, guesses ...string) *page {
	t.Helper()
	p := begun(t, secret, guesses...)
	if p.Playing() {
		p.Game = p.Game.GiveUp()
	}
	remember(p, p.Current())
	return p
}

// remember adds a game to the history, and returns its identity.
func remember(p *page, g records.Saved) string {
	p.History = append(p.History, g)
	return g.Game.Puzzle.Identity.String()
}

// foundOf returns the coach's answers.
func foundOf(p *page) found { return p.Screen.found(&p.Session) }
