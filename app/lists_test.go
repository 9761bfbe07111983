//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/text/embedded"
	"ketword/app/wording"
)

func TestListChoiceDrawn(t *testing.T) {
	page := listTables(t)["barred"].draw().One(t, drawn.Classed("choices"))
	barred := page.All(drawn.Having("disabled"))
	same(t, "barred", drawn.Texts(barred), "5-letter words")
	same(t, "why", drawn.Texts(page.All(drawn.Classed("barred"))), "5-letter words can’t be played in quantum: any two of its answers share a letter.")
	same(t, "chosen", drawn.Texts(page.All(drawn.Saying("aria-pressed", "true"))), "English", "5")

	play := listTables(t)["chosen"].draw().One(t, drawn.Classed("puzzle-choice"))
	same(t, "chosen", drawn.Texts(play.One(t, drawn.Classed("choices")).All(drawn.Saying("aria-pressed", "true"))), "Fruit", "5")
	equal(t, "place", play.One(t, drawn.Classed("loading")).One(t, drawn.Saying("role", "status")).Text(), "Daily 101 · Fruit · 5 letters")
	equal(t, "play", play.One(t, drawn.Saying("data-action", "close")).Text(), "Play")

	german := lists.Name{Lang: "de", Length: 6}
	failed := listTables(t)["loading"].send(model.ListFailed{List: german}, model.Open{Screen: screen.Puzzle}).draw()
	loading := failed.One(t, drawn.Classed("puzzle-choice")).One(t, drawn.Classed("loading"))
	equal(t, "failed", loading.One(t, drawn.Saying("role", "status")).Text(), "German · 6 letters could not be loaded. Please check your connection.")
	equal(t, "again", loading.One(t, drawn.Tagged("button")).Text(), "Try again")
	equal(t, "told once", failed.One(t, drawn.Classed("message")).Text(), "")
	gone := listTables(t)["chosen"].send(ownlists.ExportFailed{List: lists.List{Name: lists.OwnName(1, 5), Title: "Lost"}, Gone: true}).draw()
	loading = gone.One(t, drawn.Classed("puzzle-choice")).One(t, drawn.Classed("loading"))
	same(t, "a list that is gone", drawn.Texts(loading.All(drawn.Saying("role", "status"))),
		embedded.English.OwnLists.Gone("Lost"))
	same(t, "is not tried again", drawn.Texts(loading.All(drawn.Tagged("button"))))

	page = listTables(t)["loading"].draw().One(t, drawn.Classed("choices"))
	equal(t, "progress", page.One(t, drawn.Saying("role", "status")).Text(), "Loading German · 6 letters …")
	equal(t, "bar", page.One(t, drawn.Tagged("progress")).Value("max"), "100")
	same(t, "wanted", drawn.Texts(page.All(drawn.Saying("aria-pressed", "true"))), "German", "6")
}

// TestTitleRightToLeft: a title that is written from right to left is set apart from
// the text around it, but not in the name of a file.
func TestTitleRightToLeft(t *testing.T) {
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "פירות"}
	equal(t, "in a sentence", notice.Sentence(embedded.English, notice.ListBack{List: own}), "“\u2068פירות\u2069” is back.")
	equal(t, "of a file", wording.ListFile(embedded.English, own, lists.AnswersPart), "פירות.txt")
}
