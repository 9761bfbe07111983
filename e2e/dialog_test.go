package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
)

// What comes right after a dialog was closed is not lost: a letter, or another dialog, with its step in
// the browser's list. A dialog that the browser closed without a word is closed for the game, too. The
// events are a script's, since no real ones come as fast each time.
func TestRightAfterDialog(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	base := p.begin()
	p.openDialog("help")
	p.run(`document.querySelector("dialog").requestClose(); // as at Escape
		document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "c", bubbles: true}));`)
	p.dialog("")
	p.shows(g, "c")

	p.openDialog("help")
	p.run(`document.querySelector("dialog").close()`)
	p.dialog("")
	p.press("r")
	p.shows(g, "cr")

	p.openDialog("help")
	p.run(`document.querySelector("dialog [data-action=close]").click();
		document.querySelector("[data-action=stats]").click()`)
	p.dialog("stats")
	p.stands(base, 1, 2)
	p.travel(-1)
	p.dialog("")
	p.stands(base, 0, 2)
}

// A selection that ends beside the dialog does not close it; a click there does.
func TestSelectionOverTheEdge(t *testing.T) {
	p := start(t)
	p.window(1000, 800)
	p.startAtLists()
	mouse := func(kind input.DispatchMouseEventType, x, y float64) {
		call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1})
	}
	const beside = 20 // pixels from the window's edge
	x, y := p.middleOf("#list-title")
	mouse(input.DispatchMouseEventTypeMousePressed, x, y)
	mouse(input.DispatchMouseEventTypeMouseMoved, beside, y)
	mouse(input.DispatchMouseEventTypeMouseReleased, beside, y)
	p.settle()
	p.dialog("lists")
	mouse(input.DispatchMouseEventTypeMousePressed, beside, y)
	mouse(input.DispatchMouseEventTypeMouseReleased, beside, y)
	p.dialog("")
}
