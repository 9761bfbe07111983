package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/animation"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
)

// A word that can't be played is refused with a message, shakes, again if it is refused again,
// and stays in the row to be edited.
func TestBadWord(t *testing.T) {
	p := start(t)
	p.prefer(wantsMotion)
	g := p.openPuzzle(either(t)[0], keyboard{})
	p.holdsMotion()
	p.enter("zzzzz")
	p.says(en.Notice.Unknown("ZZZZZ"))
	p.shows(g, "zzzzz")
	first := p.shaken()
	p.press("Enter")
	p.until("another shake", func(s screen) bool { return s.Classes[0] != first })
	p.shaken()
	p.erase(5)
	p.says("")
	p.play(g, guesses(t, g)[0])
}

// holdsMotion has everything that moves stand still at its beginning, until the page is
// loaded again.
func (p *page) holdsMotion() {
	p.Helper()
	call(p, animation.Enable, cdp.Empty{})
	call(p, animation.SetPlaybackRate, animation.SetPlaybackRateParams{PlaybackRate: 0})
}

// shaken checks that the first row shakes, and returns its classes.
func (p *page) shaken() string {
	p.Helper()
	row := p.until("a shake", func(s screen) bool { return strings.Contains(s.Classes[0], "shake-") }).Classes[0]
	if names := eval[[]string](p, `document.querySelector(".row").getAnimations().map((a) => a.animationName)`); len(names) != 1 {
		p.Errorf("animations of the refused row: %q", names)
	}
	return row
}

// wantsMotion is the preference of most players. The pages of other tests have
// reduced motion.
var wantsMotion = &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "no-preference"}

// runningMotions returns when the animations of the page end, in milliseconds
// from their start, but for those that celebrate a win.
const runningMotions = `document.getAnimations().filter((a) => !["rise", "fade"].includes(a.animationName)).map((a) => a.effect.getComputedTiming().endTime)`

// longestShow is how long a row may take to show its marks.
const longestShow = 1000 * time.Millisecond

func TestTypingDuringReveal(t *testing.T) {
	p := start(t)
	p.prefer(wantsMotion)
	g := p.openPuzzle(quantum, keyboard{})
	p.holdsMotion() // so that the letters come first, however slow the machine is
	first := guesses(t, g)[3]
	p.enter(first)
	p.typeIn("crow")
	g = after(t, g, first)
	p.shows(g, "crow")
	if turning := eval[int](p, `document.getAnimations().filter((a) => a.animationName === "turn" && a.playState === "running").length`); turning == 0 {
		t.Error("the row had turned before the letters came")
	}
	p.erase(4)
	p.play(g, secrets(g)[0])
}

// Nothing moves where the system or the player wants it so.
func TestReducedMotion(t *testing.T) {
	t.Parallel()
	for name, m := range map[string]mode{"system": classic, "setting": quantum} {
		t.Run(name, func(t *testing.T) {
			p := start(t)
			if name == "setting" {
				p.prefer(wantsMotion)
				p.stores("ketword.settings", `{"v":1,"data":{"motion":"reduced"}}`)
			}
			p.before(`addEventListener("animationstart", () => { window.moved = true; }, true);
				addEventListener("transitionstart", () => { window.moved = true; }, true);`)
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
		})
	}
}
