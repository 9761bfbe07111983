package e2e

import (
	"slices"
	"testing"
)

// With the setting keys, a refused row and a win can be felt; without it, or where motion
// is reduced, nothing.
func TestVibrates(t *testing.T) {
	p := start(t)
	p.before(`window.felt = []; Navigator.prototype.vibrate = (pattern) => { window.felt.push(pattern.length); return true; }`)
	p.prefer(wantsMotion)
	g := p.openPuzzle(classic, mouse{})
	feels := func(what string, do func(), want ...int) {
		t.Helper()
		p.run(`window.felt = []`)
		do()
		if felt := eval[[]int](p, `window.felt`); !slices.Equal(felt, want) {
			t.Errorf("%s: felt %v, want %v", what, felt, want)
		}
	}
	refused := func() {
		p.typeIn("c")
		p.device.press(p, "Enter")
		p.says(en.Notice.TooShort(5))
		p.device.press(p, "Backspace")
		p.shows(g, "")
	}
	feels("off", refused)
	p.switches("haptics", "on")
	feels("on", refused, 1, 3, 1)
	p.prefer()
	feels("reduced motion", refused)
	p.prefer(wantsMotion)
	word := secrets(g)[0]
	feels("won", func() { p.ends(p.play(g, word)) }, 1, 1, 1, 1, 1, 7)
}
