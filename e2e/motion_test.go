package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
)

// prefer emulates a preference of the system, as in prefers-color-scheme.
func (p *player) prefer(features ...*emulation.MediaFeature) {
	p.Helper()
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
}

var stillMotion = &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "reduce"}

// runningMotions returns when the animations of the page end, in milliseconds
// from their start.
const runningMotions = `document.getAnimations().map((a) => a.effect.getComputedTiming().endTime)`

// longestShow is how long a row may take to show its marks.
const longestShow = 1000 * time.Millisecond

// A row shows its marks in under a second, and the next can be typed
// meanwhile.
func TestRevealIsShort(t *testing.T) {
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			g := p.at(m, keys{})
			for _, guess := range append(guesses(t, g), secrets(g)[0]) {
				g = after(t, g, guess)
				p.enter(guess)
				p.shows(g, "")
				ends := eval[[]float64](p, runningMotions)
				if len(ends) == 0 {
					t.Errorf("%s: nothing moves", guess)
				}
				for _, end := range ends {
					if end >= float64(longestShow/time.Millisecond) {
						t.Errorf("%s: a motion takes %v ms", guess, end)
					}
				}
			}
		})
	}
}

func TestTypingDuringReveal(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(quantum, keys{})
	// slower, so that the letters come first however slow the machine is
	p.run(`document.addEventListener("animationstart", (e) => { for (const a of document.getAnimations()) if (a.animationName === "turn") a.playbackRate = .05; })`)
	first := guesses(t, g)[3]
	p.enter(first)
	p.typed("crow")
	g = after(t, g, first)
	p.shows(g, "crow")
	if turning := eval[int](p, `document.getAnimations().filter((a) => a.animationName === "turn" && a.playState === "running").length`); turning == 0 {
		t.Error("the row had turned before the letters came")
	}
	for range 4 {
		p.press("Backspace")
	}
	p.play(g, secrets(g)[0])
}

func TestReducedMotion(t *testing.T) {
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.prefer(stillMotion)
			p.before(`addEventListener("animationstart", () => { window.moved = true; }, true);
				addEventListener("transitionstart", () => { window.moved = true; }, true);`)
			g := p.at(m, keys{})
			rest := func(where string) {
				t.Helper()
				if n := len(eval[[]float64](p, runningMotions)); n > 0 || eval[bool](p, `Boolean(window.moved)`) {
					t.Errorf("%s: something moves (%d)", where, n)
				}
			}
			p.enter("zzzzz")
			p.says(en.Notice.Unknown("ZZZZZ"))
			rest("a refusal")
			for range 5 {
				p.press("Backspace")
			}
			g = p.play(g, guesses(t, g)[1])
			rest("a row")
			p.play(g, secrets(g)[0])
			rest("a win")
		})
	}
}
