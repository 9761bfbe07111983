package e2e

import (
	"testing"

	"ketword/engine"
)

// chosenRules is which level and tries are chosen in the open dialog.
const chosenRules = `[...document.querySelectorAll(".rules [aria-pressed=true]")].map((chip) => chip.dataset.value).join(" ")`

// Level and tries are chosen where a puzzle is: they hold for the game in play before its
// first row and for all to come; in its midst a level can only be eased.
func TestLevelAndTries(t *testing.T) {
	t.Parallel()
	m := quantum
	p := newPage(t, root)
	p.withAxe()
	p.window(320, 568)
	p.openPuzzle(m, keyboard{})
	p.openDialog("puzzle")
	p.click(`.rules [data-action=level][data-value=strict]`)
	p.paste("tries-field", "12")
	p.click(`[data-action=set-tries]`)
	p.wait(chosenRules + ` === "strict 12"`)
	p.closeDialog()
	p.awaitPlace("Strict · 12 tries")
	g := m.gameOf(t, 12, engine.Strict)
	p.shows(g, "")
	p.play(g, guesses(t, g)[0])

	p.openDialog("puzzle")
	p.click(`.rules [data-action=tries][data-value="0"]`)
	p.wait(`document.querySelector(".rules [role=status] .quiet").textContent === ` + quote(en.Level.Next(en.Tries.Any())+" "+en.Level.Begun()))
	p.paste("tries-field", "six")
	p.run(`document.querySelector("dialog").scrollTop = 0`)
	p.press("Enter")
	p.wait(`document.querySelector(".rules .refusal").textContent === ` + quote(en.Level.NoTries("six", engine.MaxTries)))
	p.wait(`(() => { const box = document.querySelector(".rules .refusal").getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()`)
	p.accessible("a wrong number of tries")
	p.dialogFits("a wrong number of tries")
	p.click(`.rules [data-action=level][data-value=normal]`)
	p.wait(chosenRules + ` === "normal 0"`)
	p.closeDialog()
	p.awaitPlace("12 tries")
	eased := m.gameOf(t, 12, engine.Normal)
	eased = after(t, eased, guesses(t, g)[0])
	p.shows(eased, "")
	p.reload()
	p.shows(eased, "")
	p.chooseToPlay("new")
	p.awaitPlace("No limit")
}
