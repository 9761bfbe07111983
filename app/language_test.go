//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/languages"
	"ketword/app/model"
	"ketword/app/text"
)

// TestLanguagesToChoose: every language of the interface can be chosen.
func TestLanguagesToChoose(t *testing.T) {
	var tags []string
	for _, language := range languages.All() {
		tags = append(tags, language.Lang)
	}
	for _, s := range model.New(nil, nil).InLanguages(languages.Tags()...).Settings.All() {
		if s.Name == model.LanguageSetting {
			same(t, "languages", s.Values, tags...)
			return
		}
	}
	t.Error("no language can be chosen")
}

// TestLanguageOffer: who reads another language is offered the page in it, in its own
// words, until one is chosen.
func TestLanguageOffer(t *testing.T) {
	b := tables(t)["another language"]
	offer := func() []drawn.Element { return b.draw().All(drawn.Saying("data-action", "language")) }
	equal(t, "offered", len(offer()), 1)
	french := languages.Of("fr")
	equal(t, "words", offer()[0].Text(), french.Language.Offer)
	line := b.draw().One(t, drawn.Classed("offer"))
	equal(t, "language of the line", line.Value("lang"), "fr")
	keep := line.One(t, drawn.Saying("data-action", "keep-language"))
	equal(t, "stays", keep.Value("title"), text.English.Language.Keep)
	equal(t, "in the language of the page", keep.Value("lang"), "en")
	b.send(b.message("keep-language", ""))
	equal(t, "declined", len(offer()), 0)
}
