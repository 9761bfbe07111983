// Package part draws what several screens show.
package part

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// Voice returns what puts the coach's answers on games of a mode into words. It writes words in capitals.
func Voice(t *text.Text, mode engine.Mode) wording.Voice {
	return wording.Voice{Text: t, Mode: mode, Write: func(w engine.Word) string { return wording.Upper(t, w.String()) }}
}

// WordList draws secrets or words in alphabetical order.
func WordList(written []string, lang string) goapp.UI {
	written = each.Sorted(written, func(a, b string) int {
		return slices.CompareFunc([]rune(strings.ToLower(a)), []rune(strings.ToLower(b)), session.Alphabetical)
	})
	items := each.Of(written, func(s string) goapp.UI { return goapp.Li().Text(s) })
	return ui.Untranslated(goapp.Ul()).Class("secrets").Lang(lang).Body(items...)
}

// Failure says why a query failed, or returns "" if it did not.
func Failure(t *text.Text, a *query.Answer) string {
	said := t.Coach.Failed(string(a.Fault))
	if a.Reason != "" {
		said += " (" + a.Reason + ")"
	}
	return said
}
