package lab

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// bench is a lab with its session.
type bench struct{ screentest.Bench[Model] }

// open opens the lab during a classic game, and sends it messages.
func open(t testing.TB, msgs ...screen.Msg[Model]) *bench {
	t.Helper()
	words, err := lexicon.New("en", 5, apptest.Answers, "slate\nsalsa\naisle\n")
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{screentest.Bench[Model]{T: t, Session: screentest.Session(words), Screen: New(), Shown: true}}
	return b.send(screentest.Opened[Model]{}).send(msgs...)
}

// send sends messages to the screen.
func (b *bench) send(msgs ...screen.Msg[Model]) *bench {
	b.Send(msgs...)
	return b
}

// asks sends messages to the screen, and answers their queries.
func (b *bench) asks(msgs ...screen.Msg[Model]) *bench {
	b.Answer()
	b.Asks(msgs...)
	return b
}

// show opens the screen again, or closes it.
func (b *bench) show(shown bool) *bench {
	if b.Shown = shown; shown {
		return b.send(screentest.Opened[Model]{})
	}
	b.Reconcile()
	return b
}

// effects returns the effects of the last message.
func (b *bench) effects() []effect.Effect {
	return each.Of(b.Wants, func(i screen.Intent) effect.Effect { return i.(screen.Perform).Effect })
}

// now returns the coach's answers.
func (b *bench) now() found { return b.Screen.found(&b.Session) }

// about chooses the default list, a mode and a level.
func about(mode engine.Mode, level engine.Level) Choose {
	return Choose{By: session.Choice{List: lists.Default(), Mode: mode, Level: &level}}
}
