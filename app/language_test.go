//go:build !js

package app

import (
	"testing"

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
	for _, s := range model.New(nil, nil).Settings.All() {
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
	offer := func() []drawn { return b.draw().all(saying("data-action", "language")) }
	equal(t, "offered", len(offer()), 1)
	french := languages.Of("fr")
	equal(t, "words", offer()[0].text(), french.Language.Offer)
	line := b.draw().one(t, classed("offer"))
	equal(t, "language of the line", line.attr("lang"), "fr")
	keep := line.one(t, saying("data-action", "keep-language"))
	equal(t, "stays", keep.attr("aria-label"), text.English.Language.Keep)
	equal(t, "in the language of the page", keep.attr("lang"), "en")
	b.send(b.message("keep-language", ""))
	equal(t, "declined", len(offer()), 0)
}
