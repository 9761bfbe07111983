package share

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// page is a session with the screen.
type page struct {
	t testing.TB
	session.Session
	screen Model
	device screen.Device
	wants  screen.Intents // of the last message
}

// begun returns a page with a game of a secret, written as in "abide" or "crown plaid", and of a number of tries.
func begun(t testing.TB, secret string, tries int, guesses ...string) *page {
	t.Helper()
	words := apptest.Lexicon(t)
	p := &page{
		t: t, Session: session.New([]lists.List{{Name: lists.Default(), Quantum: true}}, words),
		device: screen.Device{Offers: true, Files: true, Images: true, Site: "https://example.org/", Home: "https://example.org/"},
	}
	p.Day, p.InPlay, p.Lexicon, p.ListPrint = 100, p.Lists[0], words, words.Fingerprint()
	rules := apptest.Rules(engine.Mode(len(strings.Fields(secret))))
	seed := apptest.SeedOf(t, words, secret)
	rules.Tries = tries
	puzzle, err := words.Puzzle(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	p.Game = apptest.Play(t, engine.NewGame(puzzle), guesses...)
	return p
}

// send gives messages to the screen.
func (p *page) send(msgs ...screen.Msg[Model]) *page {
	for _, msg := range msgs {
		p.screen, p.wants = screentest.Update(p.Session, p.screen, msg)
	}
	return p
}

// set chooses a setting on the screen.
func (p *page) set(name, value string) *page {
	p.Settings = p.Settings.With(name, value)
	return p.send(SettingChosen{Name: name})
}

// reviewed has the review of the game told.
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
func (p *page) shown() shown { return p.screen.shown(&p.Session) }

// shared returns what is shared at last.
func (p *page) shared() effect.Effect {
	p.t.Helper()
	if len(p.wants) != 1 {
		p.t.Fatalf("%d intents", len(p.wants))
	}
	return p.wants[0].(screen.Perform).Effect
}

// draw draws the screen.
func (p *page) draw() drawn.Element {
	p.t.Helper()
	return drawn.Of(p.t, p.screen.Draw(screen.View{Session: &p.Session, Text: embedded.English, Device: p.device}))
}

// equal fails if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// same fails if got is not want.
func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	apptest.Strings(t, what, got, want...)
}
