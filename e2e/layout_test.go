package e2e

import (
	"fmt"
	"slices"
	"testing"

	"ketword/internal/sample"
)

// Nothing scrolls, nothing is cut off and nothing covers another, on any
// screen of the game. In a sample it is quantum, which needs more room: rows have brackets, and
// the end has two words. TestLayoutOfLists gives up.
func TestLayout(t *testing.T) {
	t.Parallel()
	for _, m := range []mode{quantum, classic}[:sample.Size(1, 2)] {
		t.Run(m.name, func(t *testing.T) {
			p := start(t)
			p.stores("ketword.settings", `{"v":1,"data":{"count":"on"}}`)
			g := p.openPuzzle(m, keyboard{})
			p.fits("start")
			some := guesses(t, g)
			g = p.play(g, some...)
			p.wait(`document.querySelector(".count").textContent`)
			p.fits("how many are left")
			p.enter(some[0])
			p.says(en.Notice.Repeated(capitals(some[0]), 1))
			p.fits("a repeated guess")
			p.erase(5)
			p.typeIn("cr")
			p.shows(g, "cr")
			p.fits("mid game")
			p.press("Enter")
			p.says(en.Notice.TooShort(5))
			p.fits("a refusal")
			p.erase(2)
			p.ends(p.play(g, secrets(g)[0]))
			p.fits("won")

			other := mode{m.name, noDay + 7}
			p.open(other.query())
			p.ends(p.play(other.game(t), repeated(guesses(t, other.game(t)), 6)...))
			p.fits("lost")
			p.open("?mode=" + m.name)
			p.open(fmt.Sprintf("?mode=%s&day=%d", m.name, p.number()-1))
			p.fits("yesterday's")
			for _, tries := range []int{1, 8} {
				p.open(other.query(fmt.Sprintf("&tries=%d&level=strict", tries)))
				p.fits(fmt.Sprintf("%d tries", tries))
			}
		})
	}
}

// Whatever the width, the header is one row, and the names of the modes are apart; tiles take the width that there is: in classic
// all of it, in quantum what the brackets of a mixed row leave. In a sample the widths are further from each other.
func TestWidths(t *testing.T) {
	p := start(t)
	for _, c := range []variant[[2]float64]{ // of eight letters, in pixels, 320 wide and 390
		{"?mode=classic&lang=en&length=8", [2]float64{33, 41}}, {"de/?mode=quantum&lang=en&length=8", [2]float64{30, 38}}, {"fr/" + quantum.query(), [2]float64{}},
	} {
		address, tiles := c.name, c.value
		p.open(address)
		for width := int64(280); width <= 560; width += int64(sample.Size(80, 10)) {
			p.window(width, 700)
			gap := eval[float64](p, `{
				const [one, two] = [...document.querySelectorAll(".head .switch button")].map((e) => {
					const name = document.createRange();
					name.selectNodeContents(e);
					return name.getBoundingClientRect();
				});
				two.left - one.right
			}`)
			if gap < 6 {
				t.Errorf("/%s, %d wide: %.1f px between the names of the modes", address, width, gap)
			}
			middles := eval[[]float64](p, `[...document.querySelectorAll(".head > :not(.skip)")].map((e) => e.getBoundingClientRect())
				.filter(({height}) => height).map(({top, bottom}) => (top + bottom) / 2)`)
			if least, most := slices.Min(middles), slices.Max(middles); most-least > 10 {
				t.Errorf("/%s, %d wide: the middles of the header's parts are at %v", address, width, middles)
			}
		}
		for i, size := range [][2]int64{{320, 568}, {390, 844}} {
			p.window(size[0], size[1])
			if wide := eval[float64](p, `document.querySelector(".tile").getBoundingClientRect().width`); wide < tiles[i] {
				t.Errorf("/%s, %v: tiles are %.1f wide, want %.0f", address, size, wide, tiles[i])
			}
		}
	}
}

// Words of every length, and keyboards of every size, with larger keys, too, fit into
// every window, in the middle of a game and at its end. It is quantum, which needs more room.
func TestLayoutOfLists(t *testing.T) {
	p := start(t)
	m := mode{"quantum", noDay + 7}
	for length := 8; length >= 4; length -= sample.Size(4, 1) {
		p.window(320, 568)
		l := builtIn("de", length)
		p.open(m.query(l.query()))
		if length == 8 {
			p.coversNothing("the introduction beside long words")
		}
		g := p.play(m.of(t, l), wrongGuesses(m.of(t, l), 1)...)
		p.fits(fmt.Sprintf("German, %d letters", length))
		p.ends(p.play(g, secrets(g)[0]))
		p.fits(fmt.Sprintf("German, %d letters, won", length))
	}
	p.open(mode{"quantum", noDay + 8}.query(builtIn("de", 8).query()))
	const key = `document.querySelector("[data-key=a]").offsetHeight`
	usual := eval[int](p, key)
	p.chooseSetting("large-keys", "on")
	p.wait(fmt.Sprintf(key+" >= 1.15 * %d", usual))
	p.fits("larger keys")
	p.openFromMenu("ask-give-up", "giveup")
	p.click("dialog " + action("give-up"))
	p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
	p.fits("larger keys, given up")
	for _, o := range []ownList{accents, russian}[:sample.Size(1, 2)] { // at first that of more rows of keys
		p.startAtLists()
		p.playOwnList(p.importList(o))
		p.fits(o.title + ", larger keys")
		p.chooseSetting("large-keys", "off")
		p.fits(o.title)
		p.chooseSetting("large-keys", "on")
	}
}
