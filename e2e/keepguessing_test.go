package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Where the player wants it, a lost game keeps its secret covered, and can be guessed on. A row that is divided opens by
// key and tap.
func TestKeepGuessing(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.stores("ketword.settings", `{"v":1,"data":{"keep-guessing":"on"}}`)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, wrongGuesses(g, 6)...)
	p.wait(`document.activeElement.matches(".end") && !document.querySelector(".end .word")`)
	p.fits("a covered secret")
	p.accessible("a covered secret")
	p.wait(`!document.querySelector("summary")`) // it would tell the secret
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.fits("guessing on")
	p.accessible("guessing on") // with a button in the line of the offer
	p.enter(secrets(g)[0])
	p.until("found", func(s screen) bool { return s.End.Heading == en.KeepGuessing.Found(7) })
	p.reload()
	p.ends(g)
	p.tabUntil("summary")
	p.press("Enter")
	p.wait(`document.querySelector(".board details[open] [role=img].portion")`)
	p.accessible("a row that is divided")
	p.press(" ")
	p.wait(`!document.querySelector("details[open]")`)
	p.use(touch{})
	for _, open := range []string{"", "!"} {
		p.do(chromedp.TapXY(p.middleOf("summary")))
		p.wait(`Boolean(` + open + `document.querySelector(".board details[open] [role=img].portion"))`)
	}
}
