package e2e

import (
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// tableOf returns the list of a game prepared for solving, with its book if it is a
// built-in one.
func tableOf(t testing.TB, g engine.Game) *solver.Table {
	t.Helper()
	if listOf(g).name().Own() {
		return solver.NewTable(listOf(g).words)
	}
	return builtInTable(t, g.Puzzle.Lang, g.Puzzle.Rules.Length)
}

// askHint asks for a hint by the keyboard, and waits for the answer.
func (p *page) askHint(kind string) {
	p.Helper()
	p.tabUntil(`[data-action=ask-hint][data-value=` + kind + `]`)
	p.press("Enter")
	p.wait(`!document.querySelector('dialog [data-value=` + kind + `]')`)
}

// The hints are those of the coach. All is done by keyboard;
// the guess can be typed by a button; and the game is marked for good.
func TestHint(t *testing.T) {
	p := start(t)
	p.withAxe()
	g := p.beginGame(quantum)
	p.tabUntil(`header [data-action=hint]`)
	p.press("Enter")
	p.dialog("hint")
	p.askHint("left")
	table, position := tableOf(t, g), coach.GameOf(g)
	left, err := coach.SecretsLeft(t.Context(), table, position)
	if err != nil {
		t.Fatal(err)
	}
	p.wait(`document.querySelector(".told .figure").textContent === ` + quote(en.Coach.Left("quantum", left.Secrets)))
	p.askHint("clue")
	p.askHint("guess")
	best, err := coach.BestGuess(t.Context(), table, position)
	if err != nil {
		t.Fatal(err)
	}
	word := best.Guess.String()
	p.wait(`document.querySelector(".told .best").textContent === ` + quote(capitals(word)))
	p.accessible("hints")
	p.tabUntil(`[data-action=take-hint]`)
	p.press("Enter")
	p.dialog("")
	p.shows(g, word)
	p.press("Enter")
	p.play(after(t, g, word), secrets(g)[0])
	p.openDialog("stats")
	p.wait(`document.querySelector("dialog .quiet").textContent === ` + quote(en.Stats.Apart(1)))
}

// Where the window is wide, the hint stands beside the board, and the game goes on. Keys go to what is
// beside the board while it is read, also when the game has ended.
func TestHintBesideTheBoard(t *testing.T) {
	p := start(t)
	p.window(1280, 800)
	g := p.openPuzzle(mode{"quantum", noDay + 7}, keyboard{})
	some := guesses(t, g)
	g = p.play(g, some[1:4]...)
	p.click(`header [data-action=hint]`)
	p.dialog("hint")
	p.click(`[data-action=ask-hint][data-value=left]`)
	p.wait(`document.querySelector(".told .figure")`)
	apart := `(() => {
		const board = document.querySelector(".board").getBoundingClientRect(), dialog = document.querySelector("dialog").getBoundingClientRect();
		const key = document.querySelector(".key[data-key=p]").getBoundingClientRect();
		return board.right < dialog.left && key.right < dialog.left && dialog.right <= innerWidth;
	})()`
	p.wait(apart)
	p.enter(some[0])
	p.wait(`document.querySelector('dialog [data-action=ask-hint][data-value=left]')`) // of the new position
	p.window(800, 600)
	p.wait(`document.querySelector("dialog").matches(":modal")`)
	for _, size := range [][2]int64{{1100, 480}, {1100, 700}, {1280, 800}} {
		p.window(size[0], size[1])
		p.wait(`!document.querySelector("dialog").matches(":modal") && ` + apart + ` && (() => {
			const board = document.querySelector(".board");
			return board.scrollWidth <= board.clientWidth && board.querySelector(".tile").getBoundingClientRect().left > board.getBoundingClientRect().left;
		})()`)
	}
	secret := secrets(g)[0]
	p.enter(secret)
	p.dialog("") // there is nothing to ask any more
	g = after(t, after(t, g, some[0]), secret)
	p.ends(g)
	p.reviewBesideTheBoard(g)
}

// reviewBesideTheBoard opens the rows of a review by the keyboard.
func (p *page) reviewBesideTheBoard(g engine.Game) {
	p.Helper()
	p.click(`.end [data-action=review]`)
	p.dialog("review")
	p.wait(`document.querySelector("dialog .turns summary")`)
	p.press("Enter") // on the heading, or wherever the review has the focus
	p.tabUntil("dialog .turns summary")
	p.press("Enter")
	p.wait(`document.querySelector("dialog .turns details[open]")`)
	p.ends(g)
	p.dialog("review")
	p.wait(`document.querySelector("dialog .opened") && document.querySelectorAll("dialog .secret .word").length === 2`)
}
