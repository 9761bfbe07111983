//go:build !js

package app

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text"
)

func TestListChoiceDrawn(t *testing.T) {
	page := listTables(t)["barred"].draw().one(t, classed("choices"))
	barred := page.all(having("disabled"))
	same(t, "barred", texts(barred), "5-letter words")
	same(t, "why", texts(page.all(classed("barred"))), "5-letter words can’t be played in quantum: any two of its answers share a letter.")
	same(t, "chosen", texts(page.all(saying("aria-pressed", "true"))), "English", "5")

	play := listTables(t)["chosen"].draw().one(t, classed("play"))
	same(t, "chosen", texts(play.one(t, classed("choices")).all(saying("aria-pressed", "true"))), "Fruit", "5")
	equal(t, "place", play.one(t, classed("loading")).one(t, saying("role", "status")).text(), "Daily 101 · Fruit · 5 letters")
	equal(t, "play", play.one(t, saying("data-action", "close")).text(), "Play")

	german := lists.Name{Lang: "de", Length: 6}
	failed := listTables(t)["loading"].send(model.ListFailed{List: german}, model.Open{Screen: model.PlayScreen}).draw()
	loading := failed.one(t, classed("play")).one(t, classed("loading"))
	equal(t, "failed", loading.one(t, saying("role", "status")).text(), "German · 6 letters could not be loaded. Please check your connection.")
	equal(t, "again", loading.one(t, tagged("button")).text(), "Try again")
	equal(t, "told once", failed.one(t, classed("message")).text(), "")
	gone := listTables(t)["chosen"].send(model.ListExportFailed{List: lists.List{Name: lists.OwnName(1, 5), Title: "Lost"}, Gone: true}).draw()
	loading = gone.one(t, classed("play")).one(t, classed("loading"))
	same(t, "a list that is gone", texts(loading.all(saying("role", "status"))),
		text.English.OwnLists.Gone("Lost"))
	same(t, "is not tried again", texts(loading.all(tagged("button"))))

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

// TestTitleRightToLeft: a title that is written from right to left is set apart from
// the text around it, but not in the name of a file.
func TestTitleRightToLeft(t *testing.T) {
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "פירות"}
	equal(t, "in a sentence", noticeSentence(text.English, model.ListBack{List: own}), "“\u2068פירות\u2069” is back.")
	equal(t, "of a file", fileName(text.English, own, lists.AnswersPart), "פירות.txt")
}
