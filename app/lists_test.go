//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
)

func TestListChoiceDrawn(t *testing.T) {
	page := listTables(t)["barred"].draw().one(t, classed("choices"))
	barred := page.all(having("disabled"))
	same(t, "barred", texts(barred), "5-letter words")
	same(t, "why", texts(page.all(classed("barred"))), "5-letter words can’t be played in quantum: any two of its answers share a letter.")
	same(t, "chosen", texts(page.all(saying("aria-pressed", "true"))), "English", "5")

	menu := listTables(t)["chosen"].draw().one(t, classed("menu"))
	same(t, "chosen", texts(menu.all(saying("aria-pressed", "true"))), "Fruit", "5")
	equal(t, "place", menu.one(t, saying("role", "status")).text(), "Daily 101 · Fruit · 5 letters")
	equal(t, "play", menu.one(t, saying("data-action", "close")).text(), "Play")

	german := model.ListName{Lang: "de", Length: 6}
	failed := listTables(t)["loading"].send(model.ListFailed{List: german}, model.Open{Screen: model.MenuScreen}).draw().one(t, classed("menu"))
	equal(t, "failed", failed.one(t, saying("role", "status")).text(), "German · 6 letters could not be loaded. Please check your connection.")

	page = listTables(t)["loading"].draw().one(t, classed("choices"))
	equal(t, "progress", page.one(t, saying("role", "status")).text(), "Loading German · 6 letters …")
	equal(t, "bar", page.one(t, tagged("progress")).attr("max"), "100")
	same(t, "wanted", texts(page.all(saying("aria-pressed", "true"))), "German", "6")
}

// TestUpperCase: no two letters of a list look the same.
func TestUpperCase(t *testing.T) {
	for lower, want := range map[string]string{"straße": "STRAẞE", "äöü": "ÄÖÜ", "œé": "ŒÉ", "ıiσς": "ıIΣΣ", "шалаш": "ШАЛАШ", "한글": "한글"} {
		equal(t, lower, upper(lower), want)
	}
}
