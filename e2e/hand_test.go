package e2e

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// hand presses the keys of the game: a letter, Enter or Backspace.
type hand interface {
	press(p *player, key string)
}

// mouse clicks the keys on the screen.
type mouse struct{}

func (mouse) press(p *player, key string) {
	p.Helper()
	p.click(keySelector(key))
}

// finger taps the keys on the screen.
type finger struct{}

func (finger) press(p *player, key string) {
	p.Helper()
	p.do(chromedp.TapXY(p.middle(keySelector(key))))
}

// keySelector selects a key on the screen.
func keySelector(key string) string { return fmt.Sprintf(`.key[data-key=%q]`, key) }

// action selects the first control of an action that is in sight.
func action(name string) string { return fmt.Sprintf(`[data-action=%q]`, name) }

// middle returns the middle of an element, which must be in sight and not be
// covered.
func (p *player) middle(selector string) (x, y float64) {
	p.Helper()
	at := eval[[]float64](p, `(() => {
		const element = document.querySelector(`+quote(selector)+`);
		if (!element) return [];
		for (const block of ["nearest", "center"]) { // nearest may be below a dialog's head
			element.scrollIntoView({block});
			const box = element.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			if (element.contains(document.elementFromPoint(x, y))) return [x, y];
		}
		return [];
	})()`)
	if len(at) != 2 {
		p.Fatalf("%s is missing, out of sight or covered: %+v", selector, p.look())
	}
	return at[0], at[1]
}

// click clicks an element with the mouse.
func (p *player) click(selector string) {
	p.Helper()
	x, y := p.middle(selector)
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

// enter types a word and plays it.
func (p *player) enter(word string) {
	p.Helper()
	p.typed(word)
	p.hand.press(p, "Enter")
}

// typed types letters.
func (p *player) typed(letters string) {
	p.Helper()
	for _, l := range letters {
		p.hand.press(p, string(l))
	}
}
