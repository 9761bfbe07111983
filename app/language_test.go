//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/internal/each"
)

// TestLanguagesToChoose: every language of the interface can be chosen.
func TestLanguagesToChoose(t *testing.T) {
	want := each.Of(embedded.All(), func(t *text.Text) string { return t.Lang })
	for _, s := range model.New(nil, nil).InLanguages(tags()...).Settings.All() {
		if s.Name == session.LanguageSetting {
			same(t, "languages", s.Values, want...)
			return
		}
	}
	t.Error("no language can be chosen")
}

// TestLanguageOffer: players who prefer another language are offered the page in it, in
// that language, until they have chosen one.
func TestLanguageOffer(t *testing.T) {
	b := tables(t)["another language"]
	offer := func() []drawn.Element { return b.draw().All(drawn.Saying("data-action", "language")) }
	equal(t, "offered", len(offer()), 1)
	french := embedded.Of("fr")
	equal(t, "words", offer()[0].Text(), french.Language.Offer())
	line := b.draw().One(t, drawn.Classed("offer"))
	equal(t, "language of the line", line.Value("lang"), "fr")
	keep := line.One(t, drawn.Saying("data-action", "keep-language"))
	equal(t, "stays", keep.Value("title"), embedded.English.Language.Keep())
	equal(t, "in the language of the page", keep.Value("lang"), "en")
	b.send(b.message("keep-language", ""))
	equal(t, "declined", len(offer()), 0)
}
