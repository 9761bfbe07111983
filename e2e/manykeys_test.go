package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// manyLetters returns a list with so many letters that their keys are more rows
// than are seen at once.
func manyLetters() brought {
	const words, length, rows = 18, 4, 7
	b := brought{title: "Many letters"}
	var letters []rune
	for i := range rune(words * length) {
		letters = append(letters, '가'+28*i)
		b.answers += string(letters[i])
		if i%length == length-1 {
			b.answers += "\n"
		}
	}
	for i := range rows {
		b.rows = append(b.rows, string(letters[i*len(letters)/rows:(i+1)*len(letters)/rows]))
	}
	return b
}

// playsManyLetters brings that list and opens its daily puzzle.
func (p *player) playsManyLetters() brought {
	p.Helper()
	p.open("")
	p.openShelf()
	b := manyLetters()
	p.click(of(p.brings(b), "play-list"))
	p.dialog("")
	p.placed("Many letters · 4 letters")
	return b
}

// A keyboard of more rows than are seen at once can be scrolled, upright and on
// its side, and Enter and Backspace are always in sight.
func TestOwnListOfManyLetters(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.hasKeys(p.playsManyLetters().rows)
	p.hand = mouse{}
	g := p.inPlay()
	others := wrong(g, len(windows))
	for i, w := range windows {
		p.do(chromedp.EmulateViewport(w.width, w.height))
		g = p.play(g, others[i])
		if hidden := eval[[]string](p, `["Enter", "Backspace"].filter((name) => {
			const key = document.querySelector(".key[data-key=" + name + "]"), box = key.getBoundingClientRect();
			return [box.top + 5, box.bottom - 5].some((y) => !key.contains(document.elementFromPoint(box.left + box.width / 2, y)));
		})`); len(hidden) > 0 {
			t.Errorf("%dx%d: hidden are %q", w.width, w.height, hidden)
		}
	}
	p.ends(p.play(g, secrets(g)[0]))
}

// A finger that scrolls the keys types none.
func TestScrollingTypesNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.do(chromedp.EmulateViewport(320, 568))
	p.playsManyLetters()
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	x, y := p.middle(".keyboard .keys:nth-child(3) .key")
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, points...)})
	}
	p.still(func() {
		touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
		for moved := 10.0; moved < 100; moved += 10 {
			touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x, Y: y - moved})
		}
		touch(input.DispatchTouchEventTypeTouchEnd)
	})
	if eval[float64](p, `document.querySelector(".keyboard").scrollTop`) == 0 {
		t.Error("the keys are not scrolled")
	}
}
