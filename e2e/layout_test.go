package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

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
			if sample.Whole {
				p.open("?mode=" + m.name)
				p.openFromMenu("ask-give-up", "giveup")
				p.click("dialog " + action("give-up"))
				p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
				p.fits("given up")
			}
			for _, tries := range []int{1, 8} {
				p.open(other.query(fmt.Sprintf("&tries=%d&level=strict", tries)))
				p.fits(fmt.Sprintf("%d tries", tries))
			}
		})
	}
}

// Tiles take the width that there is: in classic all of it, in quantum what the
// brackets of a mixed row leave.
func TestTileSizes(t *testing.T) {
	p := start(t)
	for _, c := range []struct {
		mode   string
		width  int64
		height int64
		least  float64 // pixels
	}{{"classic", 320, 568, 33}, {"classic", 390, 844, 41}, {"quantum", 320, 568, 30}, {"quantum", 390, 844, 38}} {
		p.window(c.width, c.height)
		if p.look().Mode != c.mode {
			p.open("?mode=" + c.mode + "&lang=en&length=8")
		}
		p.awaitPlace("English · 8 letters")
		if size := eval[float64](p, `document.querySelector(".tile").getBoundingClientRect().width`); size < c.least {
			t.Errorf("%s, %dx%d: tiles of eight letters are %.1f wide, want %.0f", c.mode, c.width, c.height, size, c.least)
		}
	}
}

// namesApart returns the room between the names in the header's switch.
const namesApart = `(() => {
	const [one, two] = [...document.querySelectorAll(".head .switch button")].map((e) => {
		const name = document.createRange();
		name.selectNodeContents(e);
		return name.getBoundingClientRect();
	});
	return two.left - one.right;
})()`

// Whatever the width, the header is one row, and the names of the modes are apart. In a sample
// the widths are further from each other.
func TestHeaderIsOneRow(t *testing.T) {
	p := start(t)
	for _, lang := range []string{"", "de/", "fr/"} {
		p.do(chromedp.Navigate(p.site.url + lang + quantum.query()))
		p.ready()
		for width := int64(280); width <= 560; width += int64(sample.Size(80, 10)) {
			p.window(width, 700)
			if gap := eval[float64](p, namesApart); gap < 6 {
				t.Errorf("/%s, %d wide: %.1f px between the names of the modes", lang, width, gap)
			}
			middles := eval[[]float64](p, `[...document.querySelectorAll(".head > :not(.skip)")].map((e) => e.getBoundingClientRect())
				.filter(({height}) => height).map(({top, bottom}) => (top + bottom) / 2)`)
			if least, most := slices.Min(middles), slices.Max(middles); most-least > 10 {
				t.Errorf("/%s, %d wide: the middles of the header's parts are at %v", lang, width, middles)
			}
		}
	}
}

// Words of every length, and keyboards of every size, with larger keys, too, fit into
// every window, in the middle of a game and at its end.
func TestLayoutOfLists(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"quantum", "classic"}[:sample.Size(1, 2)] {
		t.Run(name, func(t *testing.T) {
			p := start(t)
			m := mode{name, noDay + 7}
			for length := 8; length >= 4; length-- {
				if length > 4 && length < 8 && !(name == "quantum" && sample.Whole) { // between, quantum needs more room
					continue
				}
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
			if name == "classic" {
				return
			}
			l := builtIn("de", 8)
			p.open(mode{name, noDay + 8}.query(l.query()))
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
				l := p.importList(o)
				p.playOwnList(l)
				p.fits(o.title + ", larger keys")
				p.chooseSetting("large-keys", "off")
				p.fits(o.title)
				p.chooseSetting("large-keys", "on")
			}
		})
	}
}
