package e2e

import (
	"testing"

	"ketword/engine/coach"
	"ketword/internal/sample"
)

// Where the player wants it, how many words or pairs are left stands below the board after
// each row, also when the page is loaded again. The game is not marked as assisted.
func TestCountLeft(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.window(320, 568)
	p.stores("ketword.settings", `{"v":1,"data":{"count":"on"}}`)
	p.open("?mode=quantum&lang=de&length=6&seed=9000")
	g := p.inPlay()
	some := guesses(t, g)
	for _, guess := range some[:sample.Size(1, 2)] {
		g = p.play(g, guess)
		left, err := coach.SecretsLeft(t.Context(), tableOf(t, g), coach.GameOf(g))
		if err != nil {
			t.Fatal(err)
		}
		p.wait(`document.querySelector(".count").textContent === ` + quote(en.Coach.Left(quantum.name, left.Secrets)))
	}
	p.fits("how many are left")
	if sample.Whole {
		p.accessible("how many are left") // a line of text
	}
	said := eval[string](p, `document.querySelector(".count").textContent`)
	p.reload()
	p.shows(g, "")
	p.wait(`document.querySelector(".count").textContent === ` + quote(said))
	p.play(g, secrets(g)[0])
	p.wait(`!document.querySelector(".count").textContent`)
	p.counted(statistics{played: 1, won: 1, wins: map[int]int{len(g.Turns()) + 1: 1}})
}
