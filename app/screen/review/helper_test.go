package review

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/solver"
)

// page is a session with the screen, and what is asked of the solver.
type page struct {
	t testing.TB
	session.Session
	screen    Model
	shown     bool
	started   []query.Query // by the last message, as is what was cancelled
	cancelled []query.Key
}

// begun returns a page with a game of a secret, written as in "abide" or "crown plaid".
func begun(t testing.TB, secret string, guesses ...string) *page {
	t.Helper()
	words := apptest.Lexicon(t)
	p := &page{t: t, Session: session.New([]lists.List{{Name: lists.Default(), Quantum: true}}, words)}
	p.Day, p.InPlay, p.Lexicon, p.ListPrint = 100, p.Lists[0], words, words.Fingerprint()
	puzzle, err := words.Puzzle(apptest.Rules(engine.Mode(len(strings.Fields(secret)))), apptest.SeedOf(t, words, secret))
	if err != nil {
		t.Fatal(err)
	}
	p.Game = apptest.Play(t, engine.NewGame(puzzle), guesses...)
	return p
}

// finished returns a page with a game that has ended so, which the history has.
func finished(t testing.TB, secret string, guesses ...string) *page {
	t.Helper()
	p := begun(t, secret, guesses...)
	if p.Playing() {
		p.Game = p.Game.GiveUp()
	}
	p.remember(p.Current())
	return p
}

// remember adds a game to the history, and returns its identity.
func (p *page) remember(g records.Saved) string {
	p.History = append(p.History, g)
	return g.Game.Puzzle.Identity.String()
}

// send gives messages to the screen, and carries out what it wants.
func (p *page) send(msgs ...screen.Msg[Model]) *page {
	p.t.Helper()
	for _, msg := range msgs {
		var wants screen.Intents
		p.screen, wants = screentest.Update(p.Session, p.screen, msg)
		for _, w := range wants {
			switch w.(type) {
			case screen.Open:
				p.shown = true
			case screen.AskAgain:
				p.Answers = p.Answers.Again()
			default:
				p.t.Errorf("it wants %T", w)
			}
		}
		p.reconcile()
	}
	return p
}

// reconcile asks for what is wanted of lists that are here.
func (p *page) reconcile() {
	var wanted []query.Query
	for _, q := range p.screen.Wanted(&p.Session, p.shown) {
		if _, here := p.Find(q.List); here {
			wanted = append(wanted, q)
		}
	}
	answers, changes := p.Answers.Reconcile(wanted, func(lists.Name) bool { return true })
	p.Answers, p.started, p.cancelled = answers, changes.Start, changes.Cancel
}

// asks gives messages to the screen, and answers what is asked.
func (p *page) asks(msgs ...screen.Msg[Model]) *page {
	p.t.Helper()
	for _, msg := range msgs {
		for _, q := range p.send(msg).started {
			var runner query.Runner
			runner.Add(q.Key.Words(), solver.NewTable(p.Words[q.List]))
			err := runner.Run(p.t.Context(), q.Key.Words(), q.Task, func(told query.Part) { p.Answers = p.Answers.Told(q.Key, told) })
			if err != nil {
				p.t.Fatal(err)
			}
			p.ends(q.Key, query.NoFault)
		}
	}
	return p
}

// key returns the key of the query that was started.
func (p *page) key() query.Key {
	p.t.Helper()
	if len(p.started) != 1 {
		p.t.Fatalf("%d queries", len(p.started))
	}
	return p.started[0].Key
}

// ends ends a query.
func (p *page) ends(k query.Key, f query.Fault) *page {
	p.Answers = p.Answers.EndedWith(k, f, "")
	return p
}

// tells tells a row of a query.
func (p *page) tells(k query.Key, part query.ReviewPart) *page {
	p.Answers = p.Answers.Told(k, &part)
	return p
}

// found returns what is found.
func (p *page) found() found { return p.screen.found(&p.Session) }

// draw draws the screen.
func (p *page) draw() drawn.Element {
	p.t.Helper()
	v := screen.View{Session: &p.Session, Text: embedded.English, TextOf: func(lists.List) *text.Text { return embedded.English }}
	return drawn.Of(p.t, p.screen.Draw(v))
}

// equal fails if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}
