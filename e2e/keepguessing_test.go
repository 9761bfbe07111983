package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Where the player wants it, a lost game keeps its secret covered: it can be guessed on,
// which leaves the result as it is, or shown.
func TestKeepGuessing(t *testing.T) {
	t.Parallel()
	m := quantum
	p := newPage(t, root)
	p.withAxe()
	p.window(320, 568)
	p.open(m.query())
	p.openFromMenu("settings", "settings")
	p.click(`dialog [role=switch][data-value^="keep-guessing="]`)
	p.closeDialog()
	g := m.game(t)
	some := wrong(g, 8)
	g = p.play(g, some[:6]...)
	p.wait(`document.activeElement.matches(".end") && !document.querySelector(".end .word")`)
	p.fits("a covered secret")
	p.accessible("a covered secret")
	p.wait(`!document.querySelector("summary")`) // it would tell the secret
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.fits("guessing on")
	p.accessible("guessing on") // with a button in the line of the offer
	p.enter(some[6])
	p.until("a row after the loss", func(s screen) bool {
		return len(s.Rows) == 8 && s.letters(6) == capitals(some[6]) && s.Rows[6][0].Mark != "typed"
	})
	p.enter(secrets(g)[0])
	p.until("found", func(s screen) bool {
		return s.End.Heading == en.KeepGuessing.Found(8) && s.End.Summary == en.KeepGuessing.Stays()
	})
	p.counted(statistics{played: 1, lost: 1})
	p.reload()
	p.shows(g, "")
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
	p.ends(g)
}
