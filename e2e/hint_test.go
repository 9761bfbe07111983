package e2e

import (
	"fmt"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// Hints are asked for by keyboard alone. The worker's answer is the coach's: its best guess, which a button types. Where the window is wide,
// the hint stands beside the board, and the game goes on. Keys go to what is beside the board while it is read, also when the game has ended.
func TestHint(t *testing.T) {
	p := start(t)
	p.withAxe()
	g := p.beginGame(quantum)
	p.tabUntil(`header [data-action=hint]`)
	p.press("Enter")
	p.dialog("hint")
	for _, kind := range []string{"left", "clue", "guess"} {
		p.tabUntil(`[data-action=ask-hint][data-value=` + kind + `]`)
		p.press("Enter")
		p.wait(`!document.querySelector('dialog [data-value=` + kind + `]')`)
	}
	table := sample.Must(solver.Prepare(engine.Forever, words(), solver.Stored(wordlists.English5.Stored)))(t)
	word := sample.Must(coach.BestGuess(t.Context(), table, coach.GameOf(g)))(t).Guess.String()
	p.wait(`document.querySelector(".told .best").textContent === ` + quote(capitals(word)))
	p.accessible("hints")
	p.tabUntil(`[data-action=take-hint]`)
	p.press("Enter")
	p.dialog("")
	p.shows(g, word)
	p.erase(len(word))

	p.window(1280, 800)
	p.openDialog("hint")
	p.wait(`document.querySelector(".told .figure")`)
	guess := guesses(t, g)[3] // squares and circles
	p.enter(guess)
	p.wait(`document.querySelector(` + quote("dialog "+askLeft) + `)`) // of the new position
	p.window(800, 600)
	p.wait(`document.querySelector("dialog").matches(":modal")`)
	for _, size := range [][2]int64{{1100, 480}, {1100, 700}, {1280, 800}} {
		p.window(size[0], size[1])
		p.wait(`!document.querySelector("dialog").matches(":modal") && (() => {
			const [box, dialog, key] = [".board", "dialog", ".key[data-key=p]"].map((e) => document.querySelector(e).getBoundingClientRect()), board = document.querySelector(".board");
			return box.right < dialog.left && key.right < dialog.left && dialog.right <= innerWidth &&
				board.scrollWidth <= board.clientWidth && board.querySelector(".tile").getBoundingClientRect().left > box.left;
		})()`)
	}
	g = after(t, g, guess)
	p.enter(secrets(g)[0])
	p.dialog("") // there is nothing to ask any more
	g = after(t, g, secrets(g)[0])
	p.click(action("review"))
	p.dialog("review")
	p.wait(`document.querySelector("dialog .turns summary")`)
	p.press("Enter") // on the heading, or wherever the review has the focus
	p.tabUntil("dialog .turns summary")
	p.press("Enter")
	p.wait(`document.querySelector("dialog .turns details[open]")`)
	p.dialog("review")
	p.reviewed(g)
}

// reviewed waits until the open review of a game has a row for each turn, and nothing is counted any more.
func (p *page) reviewed(g engine.Game) {
	p.Helper()
	p.wait(fmt.Sprintf(`document.querySelectorAll("dialog ol.turns > li").length === %d && !document.querySelector("dialog .state p")`, len(g.Turns())))
}
