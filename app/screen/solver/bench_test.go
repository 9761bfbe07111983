package solver

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
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

// bench is the screen as tests play with it.
type bench = screentest.Bench[Model]

var german5, german6 = lists.Name{Lang: "de", Length: 5}, lists.Name{Lang: "de", Length: 6}

// over shows the screen over a session, which knows of German lists, too.
func over(t testing.TB, s session.Session) *bench {
	for _, name := range []lists.Name{german5, german6} {
		s.Lists = append(s.Lists, lists.List{Name: name, Quantum: true})
	}
	b := &bench{T: t, Session: s, Screen: New(&s), Shown: true}
	return b.Asks(Opened{})
}

// open shows the screen over a classic game, and enters texts.
func open(t testing.TB, texts ...string) *bench { return opened(t, "abide", texts...) }

// opened is like [open], over a game of a secret.
func opened(t testing.TB, secret string, texts ...string) *bench {
	b := over(t, screentest.Playing(t, secret))
	for _, text := range texts {
		b.Asks(EnterRows{Text: text})
	}
	return b
}

// told shows the screen after the coach has told this of the position.
func told(t testing.TB, a coach.Advice, texts ...string) *bench {
	b := open(t, texts...)
	return b.Told(b.Send(SwitchPool{}).Key(), &query.AdvicePart{Advice: a})
}

// of is a choice of what kind of game the position is of.
func of(list lists.Name, mode engine.Mode, level engine.Level) Choose {
	return Choose{By: session.Choice{List: list, Mode: mode, Level: &level}}
}

// positionOf writes the position.
func positionOf(b *bench) string {
	p := b.Screen.Position
	return strings.Join([]string{p.Mode.String(), p.List.String(), p.Level.String()}, " ") + "\n" + rowsOf(b)
}

// rowsOf writes the rows.
func rowsOf(b *bench) string { return written(b.Screen.Rows) }

func written(rows []engine.Turn) string {
	return strings.Join(each.Of(rows, engine.Turn.String), "\n")
}

// question returns what the last message has begun to ask of the coach.
func question(b *bench) coach.Question {
	b.T.Helper()
	b.Key()
	return b.Asked()[0].(*query.Advise).Question
}

// texts returns the texts of what is drawn of a kind.
func texts(b *bench, is func(drawn.Element) bool) []string { return drawn.Texts(b.Draw().All(is)) }

// wants reports whether the last message wants something of others.
func wants(b *bench, i screen.Intent) bool {
	for _, w := range b.Wants {
		if w == i {
			return true
		}
	}
	return false
}

func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	apptest.Strings(t, what, got, want...)
}
