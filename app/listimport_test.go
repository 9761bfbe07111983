//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen/ownlists"
	"ketword/app/text/embedded"
)

// TestLengthsDrawn: each length is a button that imports its words.
func TestLengthsDrawn(t *testing.T) {
	b := listTables(t)["several lengths"]
	refusal := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("refusal"))
	same(t, "question", drawn.Texts(refusal.All(drawn.Tagged("p"))), "The words have different lengths. Which ones do you want?")
	buttons := refusal.All(drawn.Tagged("button"))
	same(t, "lengths", drawn.Texts(buttons), "4 letters: 1 word", "5 letters: 1,204 words, 20 extra allowed guesses")
	same(t, "the main one", drawn.Texts(refusal.All(drawn.Classed("main"))), "5 letters: 1,204 words, 20 extra allowed guesses")
	equal(t, "message", b.message("import-length", buttons[1].Value("data-value")), model.Msg(ownlists.Submit{Length: 5}))
	equal(t, "no length", b.message("import-length", "x"), nil)
}

// TestSkipsDrawn: a refusal has a button that imports the rest.
func TestSkipsDrawn(t *testing.T) {
	button := listTables(t)["refused"].draw().One(t, drawn.Classed("refusal")).One(t, drawn.Tagged("button"))
	equal(t, "button", button.Text(), "Import the good words, skip 9 lines")
	mixed := listTables(t)["mixed"].draw().One(t, drawn.Classed("refusal"))
	same(t, "buttons", drawn.Texts(mixed.All(drawn.Tagged("button"))), "Import the good words, skip 1 line", "Take words of mixed scripts, too")
	same(t, "lines", drawn.Texts(mixed.All(drawn.Tagged("p"))), "Nothing was imported.", "In the answers:",
		"line 2: “slаte”: letters of different scripts that look alike")
}

// TestCleanedInWords: the confirmation counts what was put right.
func TestCleanedInWords(t *testing.T) {
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit"}
	for want, tidied := range map[string]lists.Tidied{
		"“Fruit” was imported.":                                                                          {},
		"“Fruit” was imported. Cleaned up: spaces around 1 word.":                                        {Blanks: 1},
		"“Fruit” was imported. Cleaned up: 3 lines taken apart. Skipped: 1 line.":                        {Apart: 3, Skipped: 1},
		"“Fruit” was imported. Cleaned up: capitals in 12 words, 1 empty line, 1,204 repeats.":           {Capitals: 12, Empty: 1, Repeats: 1204},
		"“Fruit” was imported. Left out: 354,185 words of other lengths.":                                {Others: 354185},
		"“Fruit” was imported. Cleaned up: 2 empty lines, 1 repeat. Left out: 1 word of another length.": {Empty: 2, Repeats: 1, Others: 1},
	} {
		equal(t, want, notice.Sentence(embedded.English, notice.ListImported{List: own, Tidied: tidied}), want)
	}
}

// TestUnderstoodInWords: how a list was read is said before it is imported, which is a button; also beside lengths and problems.
func TestUnderstoodInWords(t *testing.T) {
	refusal := listTables(t)["understood"].draw().One(t, drawn.Classed("refusal"))
	same(t, "lines", drawn.Texts(refusal.All(drawn.Tagged("p"))),
		"In the answers:", "Read as a Hunspell dictionary: 4 words, without their flags. 1 line is a comment and left out.",
		"In the extra allowed guesses:", "Read: 1,200 words. What stands behind the word is left out in 3 lines.")
	button := refusal.One(t, drawn.Tagged("button"))
	equal(t, "button", button.Text(), "Import these words")
	equal(t, "message", listTables(t)["understood"].message("import-understood", ""), model.Msg(ownlists.Submit{Agrees: true}))
}
