package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/animation"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// places are where the board begins and ends, and where the keys begin.
const places = `[".board", ".key"].map((at) => document.querySelector(at).getBoundingClientRect()).map((at) => [at.top, at.height].join(" ")).join()`

// With words of every length, all of it is over in a second: each part begins
// when the one before it has ended. Then a wave goes through a row that wins.
func TestRevealOfEveryLength(t *testing.T) {
	const longestWin = 2000 // milliseconds for which a win may be celebrated
	p := start(t)
	p.prefer(wantsMotion)
	p.window(390, 844)
	for i, length := range []int{4, 8, 5, 6, 7}[:sample.Size(2, 5)] {
		l := builtIn("en", length)
		for _, m := range []mode{modes[i%2], modes[1-i%2]}[:sample.Size(1, 2)] {
			g := m.of(t, l)
			p.open(m.query("&lang=en&length=" + string(rune('0'+length))))
			p.shows(g, "")
			p.holdsMotion()
			g = p.play(g, wrongGuesses(g, 1)...)
			if ends := eval[[]float64](p, runningMotions); len(ends) == 0 || slices.Max(ends) >= longestShow {
				t.Errorf("%s, %d letters: a row moves until %v ms", m.name, length, ends)
			}
			word, before := secrets(g)[0], eval[string](p, places)
			p.play(g, word)
			if now := eval[string](p, places); now != before {
				t.Errorf("%s, %d letters: board and keys move from %s to %s while the tiles turn", m.name, length, before, now)
			}
			between := func(of string) [2]float64 { // milliseconds, from the first that begins to the last that ends
				return eval[[2]float64](p, `{
					const all = document.getAnimations().filter((a) => `+of+`).map((a) => a.effect);
					[Math.min(...all.map((e) => e.getTiming().delay)), Math.max(...all.map((e) => e.getComputedTiming().endTime))]
				}`)
			}
			tiles, wave := between(`a.animationName === "turn"`), between(`a.animationName === "rise"`)
			keys, end := between(`a.effect.target.matches(".key")`), between(`a.effect.target.matches(".end")`)
			all := slices.Max(eval[[]float64](p, runningMotions))
			waves := eval[int](p, `new Set(document.getAnimations().filter((a) => a.animationName === "rise").map((a) => a.effect.getTiming().delay)).size`)
			if waves != length || wave[0] < tiles[1] || wave[1] > longestWin {
				t.Errorf("%s, %d letters: a win lets %d tiles rise one by one from %v ms to %v", m.name, length, waves, wave[0], wave[1])
			}
			if tiles[1] > keys[0] || keys[1] > end[0] || all >= longestShow {
				t.Errorf("%s, %d letters: the tiles turn until %v ms, the keys change from %v to %v, the end comes at %v, all is over at %v",
					m.name, length, tiles[1], keys[0], keys[1], end[0], all)
			}
		}
	}
}

// When a game of two words ends, its mixed rows open one after the other. A key or a tap skips that, and it does not
// come again.
func TestRowsOpen(t *testing.T) {
	const rows = `[...document.querySelectorAll(".board .opened")]`
	const begins = rows + `.map((row) => Math.min(...row.getAnimations({subtree: true}).filter((a) => a.animationName === "open").map((a) => a.effect.getTiming().delay)))`
	const lasts = `Math.max(0, ...document.getAnimations().filter((a) => /open|split|appear/.test(a.animationName)).map((a) => a.effect.getComputedTiming().endTime))`
	const longestOpening = 1500 // milliseconds, from when the end comes
	p := start(t)
	p.prefer(wantsMotion)
	for _, end := range []variant[mode]{{"won", quantum}, {"given up", mode{"quantum", noDay + 8}}} {
		g := p.openPuzzle(end.value, keyboard{})
		g = p.play(g, mixedGuesses(g, 3)...)
		const open = rows + `.length === 3`
		p.holdsMotion()
		begin := float64(0)
		if end.name == "won" {
			p.play(g, secrets(g)[1])
			begin = eval[float64](p, `document.getAnimations().find((a) => a.effect.target.matches(".end")).effect.getTiming().delay`)
		} else {
			p.openFromMenu("ask-give-up", "giveup")
			p.click("dialog " + action("give-up"))
		}
		p.wait(open)
		if at, over := eval[[]float64](p, begins), eval[float64](p, lasts); at[0] < begin || at[0] >= at[1] || over > begin+longestOpening {
			t.Errorf("%s: the end comes at %v, rows open at %v ms, all is over at %v", end.name, begin, at, over)
		}
		if end.name == "won" {
			p.press("Shift")
		} else {
			p.use(touch{})
			p.do(chromedp.TapXY(p.middleOf(".board .row")))
		}
		p.wait(`document.getAnimations().length === 0 && ` + open)
		p.fits("rows that are open")
		p.reload()
		p.wait(`document.getAnimations().length === 0 && ` + open)
	}
}

// A word that can't be played is refused with a message, shakes, again if it is refused again,
// and stays in the row to be edited. Typing goes on while a row turns.
func TestTypingDuringReveal(t *testing.T) {
	p := start(t)
	p.prefer(wantsMotion)
	g := p.openPuzzle(quantum, keyboard{})
	p.holdsMotion() // so that the letters come first, however slow the machine is
	shaken := func(before string) string {
		t.Helper()
		row := p.until("a shake", func(s screen) bool { return strings.Contains(s.Classes[0], "shake-") && s.Classes[0] != before }).Classes[0]
		if names := eval[[]string](p, `document.querySelector(".row").getAnimations().map((a) => a.animationName)`); len(names) != 1 {
			t.Errorf("animations of the refused row: %q", names)
		}
		return row
	}
	p.enter("zzzzz")
	p.says(en.Notice.Unknown("ZZZZZ"))
	p.shows(g, "zzzzz")
	first := shaken("")
	p.press("Enter")
	shaken(first)
	p.erase(5)
	p.says("")
	guess := guesses(t, g)[3]
	p.enter(guess)
	p.typeIn("crow")
	g = after(t, g, guess)
	p.shows(g, "crow")
	if turning := eval[int](p, `document.getAnimations().filter((a) => a.animationName === "turn" && a.playState === "running").length`); turning == 0 {
		t.Error("the row had turned before the letters came")
	}
	p.erase(4)
	p.play(g, secrets(g)[0])
}

// holdsMotion has everything that moves stand still at its beginning, until the page is
// loaded again.
func (p *page) holdsMotion() {
	p.Helper()
	call(p, animation.Enable, cdp.Empty{})
	call(p, animation.SetPlaybackRate, animation.SetPlaybackRateParams{PlaybackRate: 0})
}

// wantsMotion is the preference of most players. The pages of other tests have
// reduced motion.
var wantsMotion = &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "no-preference"}

// runningMotions returns when the animations of the page end, in milliseconds
// from their start, but for those that celebrate the end.
const runningMotions = `document.getAnimations().filter((a) => !["rise", "fade", "open", "split"].includes(a.animationName) && !a.effect.target.closest(".secret"))
	.map((a) => a.effect.getComputedTiming().endTime)`

// longestShow is for how many milliseconds a row may show its marks.
const longestShow = 1000

// Nothing moves where the system or the player wants it so.
func TestReducedMotion(t *testing.T) {
	p := start(t)
	p.before(`addEventListener("animationstart", () => { window.moved = true; }, true);
		addEventListener("transitionstart", () => { window.moved = true; }, true);`)
	for _, m := range []mode{classic, quantum} {
		if m == quantum {
			p.prefer(wantsMotion)
			p.chooseSetting("motion", "reduced")
		}
		g := p.openPuzzle(m, keyboard{})
		rest := func(where string) {
			t.Helper()
			if n := len(eval[[]float64](p, runningMotions)); n > 0 || eval[bool](p, `Boolean(window.moved)`) {
				t.Errorf("%s: something moves (%d)", where, n)
			}
		}
		p.enter("zzzzz")
		p.says(en.Notice.Unknown("ZZZZZ"))
		rest("a refusal")
		p.erase(5)
		g = p.play(g, guesses(t, g)[1])
		rest("a row")
		p.play(g, secrets(g)[0])
		rest("a win")
	}
}
