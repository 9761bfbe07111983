package e2e

import (
	"testing"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/sample"
)

// A link whose list did not come with it, or whose secret is damaged, says so on the empty board, beside a puzzle that can be played.
// A list that came with a link is offered there, and Enter takes it and opens its puzzle.
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

	draft := sample.Must(lists.Read(engine.Forever, lists.Form{Answers: "crane\nplant\n"}))(t)
	sent := links.List{Title: "Fruit", Sender: "Ms Frizzle", Answers: []engine.Word{draft.Words.Answer(0), draft.Words.Answer(1)}}
	p.open("?length=5&lang=" + draft.List().Name.Lang + "&list=" + sent.Seal())
	p.wait(`document.querySelector("[data-action=take-list]")`)
	p.fits("a list is offered")
	p.accessible("a list is offered")
	p.press("Enter")
	p.wait(`!document.querySelector("[data-action=take-list]")`)
	is(p, "the list's puzzle", `document.querySelector(".place").textContent.includes("Fruit")`, true)
}
