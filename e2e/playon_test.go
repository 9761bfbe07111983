package e2e

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

// After a game that was not won the solver plays on from the player's rows, or from the
// start: a row at a time, or all, each with the reason for it, until it has solved it. So
// does who is chosen in its place.
func TestSolverPlaysOn(t *testing.T) {
	t.Parallel()
	for _, m := range modes[:sample.Size(1, 2)] { // TestSolverOfTheGame advises in quantum
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.withAxe()
			p.solverPlaysOn(p.openPuzzle(m, keyboard{}))
		})
	}
}

// solverPlaysOn gives a game up, and has others play on.
func (p *page) solverPlaysOn(g engine.Game) {
	p.Helper()
	p.play(g, wrongGuesses(g, 2)...)
	p.chooseInMenu("ask-give-up")
	p.click("dialog " + action("give-up"))
	p.click(".end " + action("play-on"))
	p.dialog("playon")
	steps := func(atLeast int) []string {
		p.Helper()
		return await(p, "steps of the solver", reading[[]string](p, `Array.from(document.querySelectorAll(".playon .step p"), (p) => p.textContent)`),
			func(got []string) bool { return len(got) >= atLeast })
	}
	steps(1)
	p.click("dialog " + action("step"))
	steps(2)
	// each click shows what is found by then
	p.wait(`(document.querySelector(".playon [data-action=all-steps]")?.click(), document.querySelector(".playon .figure"))`)
	for _, reason := range steps(1) {
		if len(strings.Fields(reason)) < 4 {
			p.Errorf("the reason %q", reason)
		}
	}
	p.click(`dialog [data-action="play-on"][data-value="start"]`)
	p.wait(`document.querySelector(".playon [aria-pressed=true]").dataset.value === "start"`)
	steps(1)
	p.accessible("the solver plays on")
	p.click(`dialog [data-action="play-on-by"][data-value="eliminate"]`)
	p.wait(`document.querySelector(".players [aria-pressed=true]").dataset.value === "eliminate"`)
	p.wait(`(document.querySelector(".playon [data-action=all-steps]")?.click(), document.querySelector(".playon .figure"))`)
}
