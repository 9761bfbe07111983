package lab

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
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

// bench is a lab with what it reads. It asks the solver as the model does, but nobody answers unless a
// test does.
type bench struct {
	Model
	t       testing.TB
	s       session.Session
	closed  bool
	changes query.Changes   // of what the solver is asked, at the last message
	effects []effect.Effect // of the last message
}

// open opens the lab over a classic game, and sends it messages.
func open(t testing.TB, msgs ...screen.Msg[Model]) *bench {
	t.Helper()
	words, err := lexicon.New("en", 5, apptest.Answers, "slate\nsalsa\naisle\n")
	if err != nil {
		t.Fatal(err)
	}
	list := lists.List{Name: lists.Default(), Answers: words.AnswerCount(), Guesses: words.GuessCount(), Quantum: true}
	b := &bench{t: t, Model: New(), s: session.New([]lists.List{list}, words)}
	b.s.Lexicon, b.s.InPlay = words, list
	return b.send(Opened{}).send(msgs...)
}

// send gives messages to the screen, and asks what is wanted then.
func (b *bench) send(msgs ...screen.Msg[Model]) *bench {
	for _, msg := range msgs {
		var out screen.Intents
		b.Model, out = screentest.Update(b.s, b.Model, msg)
		b.effects = nil
		for _, i := range out {
			switch i := i.(type) {
			case screen.AskAgain:
				b.s.Answers = b.s.Answers.Again()
			case screen.Perform:
				b.effects = append(b.effects, i.Effect)
			}
		}
		b.reconcile()
	}
	return b
}

// reconcile asks what is wanted.
func (b *bench) reconcile() {
	here := func(l lists.Name) bool { return b.s.Words[l] != nil }
	b.s.Answers, b.changes = b.s.Answers.Reconcile(b.Wanted(&b.s, !b.closed), here)
}

// show opens the screen again, or closes it.
func (b *bench) show(shown bool) *bench {
	if b.closed = !shown; shown {
		return b.send(Opened{})
	}
	b.reconcile()
	return b
}

// asked returns what the last message has begun to ask.
func (b *bench) asked() []query.Task {
	return each.Of(b.changes.Start, func(q query.Query) query.Task { return q.Task })
}

// key returns the key of what the last message has begun to ask last.
func (b *bench) key() query.Key {
	b.t.Helper()
	if len(b.changes.Start) == 0 {
		b.t.Fatal("nothing is asked")
	}
	return b.changes.Start[len(b.changes.Start)-1].Key
}

// told brings a part of an answer.
func (b *bench) told(k query.Key, p query.Part) { b.s.Answers = b.s.Answers.Told(k, p) }

// ended tells that an answer is complete, or why there is none.
func (b *bench) ended(k query.Key, f query.Fault) { b.s.Answers = b.s.Answers.EndedWith(k, f, "") }

// asks gives messages to the screen, and answers what they ask.
func (b *bench) asks(msgs ...screen.Msg[Model]) *bench {
	b.t.Helper()
	b.answer()
	for _, msg := range msgs {
		b.send(msg).answer()
	}
	return b
}

// answer answers what the last message has begun to ask.
func (b *bench) answer() {
	for _, q := range b.changes.Start {
		var runner query.Runner
		runner.Add(q.Key.Words(), solver.NewTable(b.s.Words[q.List]))
		err := runner.Run(b.t.Context(), q.Key.Words(), q.Task, func(p query.Part) { b.told(q.Key, p) })
		fault, _ := query.FaultOf(err)
		b.ended(q.Key, fault)
	}
}

// now returns what is found.
func (b *bench) now() found { return b.found(&b.s) }

// draw returns what is drawn.
func (b *bench) draw() drawn.Element {
	b.t.Helper()
	view := screen.View{Session: &b.s, Text: embedded.English, TextOf: func(lists.List) *text.Text { return embedded.English }}
	return drawn.Of(b.t, b.Draw(view))
}

// about makes the lab one about the default list, by a mode and a level.
func about(mode engine.Mode, level engine.Level) Choose {
	return Choose{By: session.Choice{List: lists.Default(), Mode: mode, Level: &level}}
}

func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}
