package screentest

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// Session returns a session on day 100, whose only list is the default one, with some words.
func Session(words *lexicon.Lexicon) session.Session {
	list := lists.List{Name: lists.Default(), Answers: words.AnswerCount(), Guesses: words.GuessCount(), Quantum: true}
	s := session.New([]lists.List{list}, words)
	s.Day, s.InPlay, s.Lexicon, s.ListPrint = 100, list, words, words.Fingerprint()
	return s
}

// Playing returns a session with a game of a secret, written as in "abide" or "crown plaid", after guesses.
func Playing(t testing.TB, secret string, guesses ...string) session.Session {
	t.Helper()
	words := apptest.Lexicon(t)
	p, err := words.Puzzle(apptest.Rules(engine.Mode(len(strings.Fields(secret)))), apptest.SeedOf(t, words, secret))
	if err != nil {
		t.Fatal(err)
	}
	s := Session(words)
	s.Game = apptest.Play(t, engine.NewGame(p), guesses...)
	return s
}

// Bench is a screen with the session that it reads. The solver answers only what [Bench.Asks] sends, or what
// a test tells.
type Bench[M any] struct {
	session.Session
	T       testing.TB
	Screen  M
	Shown   bool
	View    screen.View    // what it is drawn with, besides session and text
	Wants   screen.Intents // of the last message
	Changes query.Changes  // of what the solver is asked, since the last message
}

// state returns the state of the screen as what the shell has to do with it.
func (b *Bench[M]) state() screen.State { return any(&b.Screen).(screen.State) }

// Send gives messages to the screen, and asks what is wanted then.
func (b *Bench[M]) Send(msgs ...screen.Msg[M]) *Bench[M] {
	for _, msg := range msgs {
		b.Wants = nil
		b.state().Take(msg, &b.Session, &b.Wants)
		for _, w := range b.Wants {
			switch w.(type) {
			case screen.Open:
				b.Shown = true
			case screen.AskAgain:
				b.Answers = b.Answers.Again()
			}
		}
		b.Reconcile()
	}
	return b
}

// Reconcile asks what is wanted now.
func (b *Bench[M]) Reconcile() {
	var wanted []query.Query
	for _, q := range b.state().Wanted(&b.Session, b.Shown) {
		if _, known := b.Find(q.List); known {
			wanted = append(wanted, q)
		}
	}
	b.Answers, b.Changes = b.Answers.Reconcile(wanted, func(l lists.Name) bool { return b.Words[l] != nil })
}

// Asks gives messages to the screen, and answers what each asks.
func (b *Bench[M]) Asks(msgs ...screen.Msg[M]) *Bench[M] {
	b.T.Helper()
	for _, msg := range msgs {
		b.Send(msg).Answer()
	}
	return b
}

// Answer answers what the last message has begun to ask.
func (b *Bench[M]) Answer() {
	for _, q := range b.Changes.Start {
		var runner query.Runner
		runner.Add(q.Key.Words(), solver.NewTable(b.Words[q.List]))
		err := runner.Run(b.T.Context(), q.Key.Words(), q.Task, func(p query.Part) { b.Told(q.Key, p) })
		fault, _ := query.FaultOf(err)
		b.Ended(q.Key, fault)
	}
}

// Asked returns what the last message has begun to ask.
func (b *Bench[M]) Asked() []query.Task {
	return each.Of(b.Changes.Start, func(q query.Query) query.Task { return q.Task })
}

// Key returns the key of what the last message has begun to ask last.
func (b *Bench[M]) Key() query.Key {
	b.T.Helper()
	if len(b.Changes.Start) == 0 {
		b.T.Fatal("nothing is asked")
	}
	return b.Changes.Start[len(b.Changes.Start)-1].Key
}

// Told brings a part of an answer.
func (b *Bench[M]) Told(k query.Key, p query.Part) *Bench[M] {
	b.Answers = b.Answers.Told(k, p)
	return b
}

// Ended tells that an answer is complete, or why there is none.
func (b *Bench[M]) Ended(k query.Key, f query.Fault) *Bench[M] {
	b.Answers = b.Answers.EndedWith(k, f, "")
	return b
}

// Draw draws the screen.
func (b *Bench[M]) Draw() drawn.Element {
	b.T.Helper()
	v := b.View
	v.Session, v.Text, v.TextOf = &b.Session, embedded.English, func(lists.List) *text.Text { return embedded.English }
	return drawn.Of(b.T, b.state().Draw(v))
}
