package e2e

import (
	"strconv"
	"testing"

	"ketword/engine"
)

// Level and tries are chosen where a puzzle is, and hold for the next, which may be chosen by its number. A number
// that is none is told where it was typed, in sight.
func TestLevelAndTries(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.openPuzzle(quantum, keyboard{})
	p.openDialog("puzzle")
	p.click(`.rules [data-action=level][data-value=strict]`)
	p.paste("tries-field", "12")
	p.click(`[data-action=set-tries]`)
	p.wait(`[...document.querySelectorAll(".rules [aria-pressed=true]")].map((chip) => chip.dataset.value).join(" ") === "strict 12"`)
	p.paste("tries-field", "six")
	p.run(`document.querySelector("dialog").scrollTop = 0`)
	p.press("Enter")
	p.wait(`document.querySelector(".rules .refusal").textContent === ` + quote(en.Level.NoTries("six", engine.MaxTries)))
	p.wait(`(() => { const box = document.querySelector(".rules .refusal").getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()`)
	p.accessible("a wrong number of tries")
	p.dialogFits("a wrong number of tries")
	m := mode{"quantum", quantum.seed + 1}
	p.paste("seed-field", strconv.Itoa(int(m.seed)))
	p.press("Enter")
	p.awaitPlace("Strict · 12 tries")
	g := m.gameOf(t, 12, engine.Strict)
	p.shows(g, "")
	p.reload()
	p.shows(g, "")
}
