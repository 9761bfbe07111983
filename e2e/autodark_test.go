package e2e

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// A browser that darkens pages by itself, as Chrome on Android does where the system is dark, leaves each look as it is.
// (Where the system is light, no page can keep a browser from it.)
func TestAutomaticDarkMode(t *testing.T) {
	p := start(t)
	p.prefer(scheme("dark"))
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)...)
	seen := func(darkens bool) []byte {
		call(p, emulation.SetAutoDarkModeOverride, emulation.SetAutoDarkModeOverrideParams{Enabled: &darkens})
		p.painted()
		return p.photograph("look")
	}
	for _, l := range append([]look{{"system", "usual", "off"}}, looks...) {
		p.run(`ketwordSettings({theme: ` + quote(l.Theme) + `, palette: ` + quote(l.Palette) + `, contrast: ` + quote(l.Contrast) + `})`)
		await(p, fmt.Sprintf("%v, not darkened", l), func() (bool, error) { return bytes.Equal(seen(false), seen(true)), nil }, func(same bool) bool { return same })
	}
}

// Each theme is the only scheme of the page, but the system's, which is either: in the style sheet and in the page's head,
// as it is chosen and before the first paint.
func TestColorScheme(t *testing.T) {
	p := start(t)
	const schemes = `[getComputedStyle(document.documentElement).colorScheme, document.querySelector("meta[name=color-scheme]").content].map((words) => words.split(" ").sort().join(" "))`
	p.open("")
	for _, c := range []struct{ theme, want string }{{"system", "dark light"}, {"light", "light only"}, {"dark", "dark only"}, {"system", "dark light"}, {"dark", "dark only"}, {"light", "light only"}} {
		p.openFromMenu("settings", "settings")
		p.click(`dialog [data-value="theme=` + c.theme + `"]`)
		p.closeDialog()
		says := func(when string) {
			t.Helper()
			await(p, c.theme+" "+when, reading[[2]string](p, schemes), func(got [2]string) bool { return got == [2]string{c.want, c.want} })
		}
		says("chosen")
		p.openEarly("")
		says("before the program")
		p.ready()
		says("with it")
	}
}
