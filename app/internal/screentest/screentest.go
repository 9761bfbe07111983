// Package screentest runs screens in tests.
package screentest

import (
	"reflect"
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

// Session returns a session on day 100 with some words. Its only list is the default one.
func Session(words *lexicon.Lexicon) session.Session {
	list := lists.List{Name: lists.Default(), Answers: words.AnswerCount(), Guesses: words.GuessCount(), Quantum: true}
	s := session.New([]lists.List{list}, words)
	s.Day, s.InPlay, s.Lexicon, s.ListPrint = 100, list, words, words.Fingerprint()
	return s
}

// Playing returns a session with a game after some guesses. The secret is written as in "abide" or "crown
// plaid".
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

// Bench is a screen with its session. Queries are answered only by [Bench.Asks] and [Bench.Answer], or by
// the test itself.
type Bench[M any] struct {
	session.Session
	T       testing.TB
	Screen  M
	Shown   bool
	View    screen.View    // for drawing, without session and text
	Wants   screen.Intents // intents of the last message
	Changes query.Changes  // changes of the queries by the last message
}

// state returns the state of the screen as a screen.State.
func (b *Bench[M]) state() screen.State { return any(&b.Screen).(screen.State) }

// Send sends messages to the screen, and then starts the queries that it needs.
func (b *Bench[M]) Send(msgs ...screen.Msg[M]) *Bench[M] {
	for _, msg := range msgs {
		b.Wants = nil
		before := b.Session
		screen.Take(&b.Screen, msg, &b.Session, &b.Wants)
		b.state().Updated(&b.Session, &b.Wants)
		if !reflect.DeepEqual(before, b.Session) {
			b.T.Errorf("%T has changed the session, which a screen only reads", msg)
		}
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

// Reconcile starts the queries that the screen needs now.
func (b *Bench[M]) Reconcile() {
	var wanted []query.Query
	for _, q := range b.state().Wanted(&b.Session, b.Shown) {
		if _, known := b.Find(q.List); known || q.List == (lists.Name{}) {
			wanted = append(wanted, q)
		}
	}
	b.Answers, b.Changes = b.Answers.Reconcile(wanted, func(l lists.Name) bool { return b.Words[l] != nil || l == lists.Name{} })
}

// Asks sends messages to the screen, and answers the queries of each.
func (b *Bench[M]) Asks(msgs ...screen.Msg[M]) *Bench[M] {
	b.T.Helper()
	for _, msg := range msgs {
		b.Send(msg).Answer()
	}
	return b
}

// Answer answers the queries that the last message started.
func (b *Bench[M]) Answer() {
	for _, q := range b.Changes.Start {
		var runner query.Runner
		runner.Add(q.Key.Words(), solver.NewTable(b.Words[q.List]))
		err := runner.Run(b.T.Context(), q.Key.Words(), q.Task, func(p query.Part) { b.Told(q.Key, p) })
		fault, _ := query.FaultOf(err)
		b.Ended(q.Key, fault)
	}
}

// Asked returns the tasks of the queries that the last message started.
func (b *Bench[M]) Asked() []query.Task {
	return each.Of(b.Changes.Start, func(q query.Query) query.Task { return q.Task })
}

// Key returns the key of the last query that the last message started.
func (b *Bench[M]) Key() query.Key {
	b.T.Helper()
	if len(b.Changes.Start) == 0 {
		b.T.Fatal("nothing is asked")
	}
	return b.Changes.Start[len(b.Changes.Start)-1].Key
}

// Told adds a part of an answer.
func (b *Bench[M]) Told(k query.Key, p query.Part) *Bench[M] {
	b.Answers = b.Answers.Told(k, p)
	return b
}

// Ended ends an answer, with its fault, if any.
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

// Update returns a screen after a message, and its intents.
func Update[M any](s session.Session, m M, msg screen.Msg[M]) (next M, wants screen.Intents) {
	msg.Change(&s, &m, &wants)
	return m, wants
}

// Opened is a message that opens the screen whose state is an M.
type Opened[M any] struct{}

func (Opened[M]) Change(s *session.Session, m *M, out *screen.Intents) {
	any(m).(screen.State).Opened(s, out)
}
