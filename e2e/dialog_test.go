package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
)

// A dialog that the browser has closed without a word is closed for the game, too.
func TestDialogClosedByTheBrowser(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(classic, keyboard{})
	p.openDialog("help")
	p.run(`document.querySelector("dialog").close()`)
	p.dialog("")
	p.press("c")
	p.shows(g, "c")
	p.openDialog("help")
}

// A selection that ends beside the dialog does not close it; a click there does.
func TestSelectionOverTheEdge(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
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
