package model

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// Helpers shared with tests of other packages.
var (
	newLexicon = apptest.Lexicon
	seedOf     = apptest.SeedOf
	mustSecret = apptest.Secret
	mustPlay   = apptest.Play
	draft      = screentest.Draft
)

// testDay is the day of most tests.
const testDay = engine.Day(100)

// linked returns the query of a link to a puzzle.
func linked(mode string, seed engine.Seed, more string) string {
	return fmt.Sprintf("mode=%s&seed=%d%s", mode, seed, more)
}

// hidden returns the secret of a puzzle in its stored form.
func hidden(p engine.Puzzle) string {
	_, rest, _ := strings.Cut(records.WriteGame(records.Saved{Game: engine.NewGame(p)}), `"secret":"`)
	secret, _, _ := strings.Cut(rest, `"`)
	return secret
}

// link returns the query that names the puzzle in play.
func (m *Model) link() string { return m.LinkWith(m.Current(), "") }

// sets returns the message that chooses a value of a setting.
func sets(name, value string) Msg { return screen.ChangeSetting{Name: name, Value: value} }

// typed returns the messages that type a word.
func typed(word string) []Msg {
	var msgs []Msg
	for _, l := range word {
		msgs = append(msgs, play.Press{Letter: l})
	}
	return msgs
}

// guess returns the messages that play a word.
func guess(word string) []Msg { return append(typed(word), play.Enter{}) }

// equal fails the test if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// tells fails the test unless the model has exactly these notices.
func tells(t testing.TB, what string, m Model, want ...notice.Notice) {
	t.Helper()
	equal(t, what, m.Notices, want)
}

// tellsKinds fails the test unless the model has notices of exactly these types.
func tellsKinds(t testing.TB, what string, m Model, want ...notice.Notice) {
	t.Helper()
	kinds := func(notices []notice.Notice) (types []reflect.Type) {
		for _, n := range notices {
			types = append(types, reflect.TypeOf(n))
		}
		return types
	}
	equal(t, what, kinds(m.Notices), kinds(want))
}

// newModel returns the model of a site with one list.
func newModel(l *lexicon.Lexicon) Model {
	return newSite([]lists.List{{Name: lists.Default(), Answers: l.AnswerCount(), Guesses: l.GuessCount(), Quantum: true}}, l)
}

// newSite returns the model of a site with some lists, in three languages.
func newSite(lists []lists.List, words *lexicon.Lexicon) Model {
	return New(lists, words).InLanguages("en", "de", "fr")
}

// writeRows returns rows as text, for comparisons.
func writeRows(rows []engine.Turn) string {
	return strings.Join(each.Of(rows, engine.Turn.String), "\n")
}

// shakes returns how often the typed row was refused.
func shakes(w *window) int {
	for _, row := range w.model.Play.Board(&w.model.Session) {
		if row.Current {
			return row.Shakes
		}
	}
	return 0
}

// introduces reports whether the board shows the introduction to its mode.
func introduces(w *window) bool { return w.model.Play.Introduces(&w.model.Session) }

// firstNotice returns the first notice, or nil.
func (m *Model) firstNotice() notice.Notice {
	if len(m.Notices) == 0 {
		return nil
	}
	return m.Notices[0]
}
