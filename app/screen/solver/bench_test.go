package solver

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// bench is the screen with its session.
type bench = screentest.Bench[Model]

var german5, german6 = lists.Name{Lang: "de", Length: 5}, lists.Name{Lang: "de", Length: 6}

// over opens the screen with a session that also knows German lists.
func over(t testing.TB, s session.Session) *bench {
	for _, name := range []lists.Name{german5, german6} {
		s.Lists = append(s.Lists, lists.List{Name: name, Quantum: true})
	}
	b := &bench{T: t, Session: s, Screen: New(&s), Shown: true}
	return b.Asks(screentest.Opened[Model]{})
}

// open opens the screen during a classic game, and enters texts.
func open(t testing.TB, texts ...string) *bench { return opened(t, "abide", texts...) }

// opened is like [open], during a game of a secret.
func opened(t testing.TB, secret string, texts ...string) *bench {
	b := over(t, screentest.Playing(t, secret))
	for _, text := range texts {
		b.Asks(EnterRows{Text: text})
	}
	return b
}

// told opens the screen with an answer of the coach on the position.
func told(t testing.TB, a coach.Advice, texts ...string) *bench {
	b := open(t, texts...)
	return b.Told(b.Send(SwitchPool{}).Key(), &query.AdvicePart{Advice: a})
}

// of chooses the kind of game of the position.
func of(list lists.Name, mode engine.Mode, level engine.Level) Choose {
	return Choose{By: session.Choice{List: list, Mode: mode, Level: &level}}
}

// positionOf returns the position as text.
func positionOf(b *bench) string {
	p := b.Screen.Position
	return strings.Join([]string{p.Mode.String(), p.List.String(), p.Level.String()}, " ") + "\n" + rowsOf(b)
}

// rowsOf returns the rows as text.
func rowsOf(b *bench) string { return written(b.Screen.Rows) }

func written(rows []engine.Turn) string {
	return strings.Join(each.Of(rows, engine.Turn.String), "\n")
}

// question returns the question to the coach that the last message started.
func question(b *bench) coach.Question {
	b.T.Helper()
	b.Key()
	return b.Asked()[0].(*query.Advise).Question
}

// texts returns the texts of the drawn elements for which is returns true.
func texts(b *bench, is func(drawn.Element) bool) []string { return drawn.Texts(b.Draw().All(is)) }

// wants reports whether the last message has an intent.
func wants(b *bench, i screen.Intent) bool {
	for _, w := range b.Wants {
		if w == i {
			return true
		}
	}
	return false
}
