package share

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
)

// page is the screen with its session.
type page struct{ screentest.Bench[Model] }

// begun returns a page with a game of a secret and a number of tries.
func begun(t testing.TB, secret string, tries int, guesses ...string) *page {
	t.Helper()
	p := &page{screentest.Bench[Model]{T: t, Session: screentest.Playing(t, secret), View: screen.View{Device: screen.Device{
		Offers: true, Files: true, Images: true, Site: "https://example.org/", Home: "https://example.org/",
	}}}}
	p.Game.Puzzle.Rules.Tries = tries
	p.Game = apptest.Play(t, p.Game, guesses...)
	return p
}

// send sends messages to the screen.
func (p *page) send(msgs ...screen.Msg[Model]) *page {
	p.Send(msgs...)
	return p
}

// set changes a setting on the screen.
func (p *page) set(name, value string) *page {
	p.Settings = p.Settings.With(name, value)
	return p.send(ShowAs{})
}

// reviewed completes the review of the game.
func (p *page) reviewed() *page {
	q := p.Query(lists.Default(), &query.Review{Game: p.Coached(p.Game)})
	p.Answers, _ = p.Answers.Reconcile([]query.Query{q}, func(lists.Name) bool { return true })
	for range p.Game.TurnCount() {
		p.Answers = p.Answers.Told(q.Key, &query.ReviewPart{})
	}
	return p
}

// result returns the result that is shown.
func (p *page) result() records.Result { return p.send(Show{}).shown().Result }

// shown returns what is shown.
func (p *page) shown() shown { return p.Screen.shown(&p.Session) }

// shared returns the last effect.
func (p *page) shared() effect.Effect {
	p.T.Helper()
	if len(p.Wants) != 1 {
		p.T.Fatalf("%d intents", len(p.Wants))
	}
	return p.Wants[0].(screen.Perform).Effect
}
