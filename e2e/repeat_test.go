package e2e

import (
	"testing"

	"ketword/internal/sample"
)

// A word that was guessed before is pointed out before it costs a try, where it is read
// and heard; Enter again plays it, and another word takes its place.
func TestRepeatedGuess(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		mode
		device
	}{{quantum, touch{}}, {classic, keyboard{}}}[:sample.Size(1, 2)] {
		p := newPage(t, root)
		p.window(320, 568)
		g := p.openPuzzle(c.mode, c.device)
		words := guesses(p.T, g)
		g = p.play(g, words[0])
		p.enter(words[0])
		told := en.Notice.Repeated(capitals(words[0]), 1)
		p.says(told)
		p.hears(told)
		p.shows(g, words[0])
		p.fits("a repeated guess")
		for range words[0] {
			p.device.press(p, "Backspace")
		}
		p.says("")
		p.play(g, words[1], words[0])
	}
}
