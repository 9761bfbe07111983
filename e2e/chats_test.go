package e2e

import (
	"testing"
)

// A message with two results is pasted as it is; the one that is chosen is entered, and leads on to its review.
func TestPasteFromChat(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.openSolver()
	p.paste("solver-entry", "\u200e[19/03/2026, 08:12:33] Ann: Ketword #3 2/6\n> :black_large_square::black_large_square::yellow_square::black_large_square::large_green_square: crane\n> 🟩🟩🟩🟩🟩 *abide*\n"+
		"[19/03/2026, 08:14:01] Ben Smith: *Ketword Quantum #3 X/6*\nslate: ⬛⬛⬛⬛⬛\n")
	p.click(action("enter-rows"))
	p.untilSolver("two results", func(a solverScreen) bool { return a.Focus == "choose-result 0" })
	p.accessible("two results")
	p.press("Enter")
	p.showsRows("CRANE __*_o", "ABIDE ooooo")
	p.click(action("review-rows"))
	p.dialog("review")
	p.wait(`document.querySelectorAll("dialog .review .turns > li").length === 2`)
}
