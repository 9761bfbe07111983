package e2e

import (
	"testing"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/engine"
)

// A link whose list did not come with it, or whose secret is damaged, says so on the empty board, beside a puzzle that can be played.
// While a list that came with a link is offered there, keys wait; "Not now" gives them back to the puzzle, and Enter
// takes the list and opens its puzzle.
func TestListLacking(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.open("?lang=x-1234567890abcdef&length=5")
	p.wait(`document.querySelector(".introduction[data-came] h2")?.textContent === ` + quote(en.Lists.Incomplete))
	is(p, "message line", `document.querySelector(".message").textContent`, "")
	p.fits("a link without its list")
	p.accessible("a link without its list")
	p.open("?secret=x")
	p.wait(`document.querySelector(".introduction[data-came] p")?.textContent === ` + quote(en.Notice.BadSecret))
	p.fits("a damaged challenge")
	p.accessible("a damaged challenge")
	p.playable()
	p.wait(`!document.querySelector("[data-came]")`)

	draft, err := lists.Read(engine.Forever, lists.Form{Answers: "crane\nplant\n"})
	if err != nil {
		t.Fatal(err)
	}
	sent := links.List{Title: "Fruit", Sender: "Ms Frizzle", Answers: []engine.Word{draft.Words.Answer(0), draft.Words.Answer(1)}}
	link := "?length=5&lang=" + draft.List().Name.Lang + "&list=" + sent.Seal()
	for _, answer := range []string{"Escape", "Enter"} {
		p.open(link)
		p.wait(`document.querySelector("[data-action=take-list]")`)
		if answer == "Escape" {
			p.fits("a list is offered")
			p.accessible("a list is offered")
		}
		p.typeIn("crane")
		is(p, "typed", `document.querySelector(".board").textContent`, "")
		p.press(answer)
		p.wait(`!document.querySelector("[data-action=take-list]")`)
	}
	is(p, "the list's puzzle", `document.querySelector(".place").textContent.includes("Fruit")`, true)
}
