package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"ketword/engine"
)

// A finger that rests on a key or a played tile notes its letter, and types nothing; taps type, also by two
// thumbs at once. Keys note, too, and a screen reader hears it; the notes come back.
func TestPencil(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(`window.longWait = 400`) // so that a rest takes no time of the machine
	g := p.openPuzzle(quantum, keyboard{})
	first := guesses(t, g)[1] // which one word marks
	g = p.play(g, first)
	p.use(touch{})
	letter := first[:1]
	tile, key := `.tile[data-row="0"][data-col="0"]`, keySelector(letter)
	touches := func(kind input.DispatchTouchEventType, selectors ...string) {
		points := []*input.TouchPoint{}
		for i, selector := range selectors {
			x, y := p.middleOf(selector)
			id := float64(i)
			points = append(points, &input.TouchPoint{X: x, Y: y, ID: &id})
		}
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	const rest = 500 * time.Millisecond
	holds := func(selector, note string) {
		touches(input.DispatchTouchEventTypeTouchStart, selector)
		p.settle()
		p.passes(rest)
		p.noted(tile, key, letter, note) // before the finger is lifted
		touches(input.DispatchTouchEventTypeTouchEnd)
	}
	holds(key, "1")
	holds(tile, "2")
	holds(key, "0")
	holds(tile, "")
	p.shows(g, "")

	touches(input.DispatchTouchEventTypeTouchStart, keySelector("b"))
	touches(input.DispatchTouchEventTypeTouchStart, keySelector("b"), keySelector("c"))
	touches(input.DispatchTouchEventTypeTouchEnd)
	p.shows(g, "bc")
	touches(input.DispatchTouchEventTypeTouchStart, tile)
	touches(input.DispatchTouchEventTypeTouchEnd)
	p.passes(rest)
	p.noted(tile, key, letter, "")
	p.use(keyboard{})

	p.run(fmt.Sprintf(`document.querySelector(%s).focus()`, quote(key)))
	for _, note := range []string{"2", "0", "1"} {
		p.press(note)
		p.noted(tile, key, letter, note)
	}
	p.wait(`document.querySelector(".spoken").textContent.trim() === ` + quote(engine.Upper(letter)+", "+en.Speech.Notes("1")))
	p.shows(g, "bc")
	p.accessible("noted")
	p.reload()
	p.shows(g, "bc")
	p.noted(tile, key, letter, "1")
}

// noted waits until a letter's tile and key have a note, of which the key's name tells.
func (p *page) noted(tile, key, letter, note string) {
	p.Helper()
	name := ""
	if note != "" {
		name = ", " + en.Speech.Notes(note)
	}
	p.wait(fmt.Sprintf(`(() => {
		const [tile, key] = [document.querySelector(%s), document.querySelector(%s)];
		return (tile.dataset.note || %[3]s) === %[3]s + %[4]s && (key.dataset.note || "") === %[4]s && (!%[4]s || key.ariaLabel.endsWith(%[5]s));
	})()`, quote(tile), quote(key), quote(letter), quote(note), quote(name)))
}
