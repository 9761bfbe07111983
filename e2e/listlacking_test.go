package e2e

import "testing"

// A link whose list did not come with it, or whose secret is damaged, says so on the empty board, beside a puzzle that can be played.
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
	p.press("a")
	p.wait(`!document.querySelector("[data-came]")`)
}
