package e2e

import (
	"slices"
	"strconv"
	"testing"

	"ketword/engine"
)

// firstTurn is a script that tells after how many milliseconds from the click on Review the
// first turn is shown, and all of so many.
func firstTurn(turns int) string {
	return `new Promise((resolve) => {
		const begun = performance.now(), shown = (n) => document.querySelectorAll("dialog .turns > li").length >= n;
		let first = 0;
		const look = () => {
			if (!first && shown(1)) first = performance.now() - begun;
			if (shown(` + strconv.Itoa(turns) + `)) resolve([first, performance.now() - begun]);
			else requestAnimationFrame(look);
		};
		document.querySelector(".end [data-action=review]").click();
		look();
	})`
}

// How long a review of five guesses takes, with English words of five letters. Medians of
// three are reported; a busy machine takes longer, so the limits are wider than the goals.
func TestReviewPace(t *testing.T) { // not beside others, which would hold it up
	const games, guesses = 3, 5
	goals := map[string][2]float64{"classic": {150, 500}, "quantum": {300, 3000}} // milliseconds: the first turn, all
	for _, m := range modes {
		var first, all []float64
		p := newPage(t, root)
		for seed := range games {
			open := mode{m.name, noDay + engine.Seed(20+seed)}
			p.open(open.query())
			g := open.game(t)
			for _, guess := range append(wrong(g, guesses-1), secrets(g)[0]) {
				p.enter(guess)
			}
			p.until("the end", func(s screen) bool { return s.End.Heading != "" })
			p.wait(`document.querySelector(".end [data-action=review]")`)
			times := eval[[]float64](p, firstTurn(guesses))
			first, all = append(first, times[0]), append(all, times[1])
		}
		goal := goals[m.name]
		t.Logf("%s: the first turn after %.0f ms (goal %.0f), all after %.0f ms (goal %.0f); %.0f, %.0f",
			m.name, middle(first), goal[0], middle(all), goal[1], first, all)
		if slices.Min(first) > 4*goal[0] || slices.Min(all) > 4*goal[1] { // a busy machine spoils some
			t.Errorf("%s: %.0f and %.0f ms", m.name, first, all)
		}
	}
}
