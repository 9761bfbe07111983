package e2e

import (
	"cmp"
	"fmt"
	"unicode"
	"unicode/utf8"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// device presses the keys of the game: a letter, Enter or Backspace.
type device interface {
	press(p *page, key string)
}

// keyboard is the physical keyboard.
type keyboard struct{}

func (keyboard) press(p *page, key string) {
	p.Helper()
	p.press(key)
}

// mouse clicks the keys on the screen.
type mouse struct{}

func (mouse) press(p *page, key string) {
	p.Helper()
	p.click(keySelector(key))
}

// touch taps the keys on the screen.
type touch struct{}

func (touch) press(p *page, key string) {
	p.Helper()
	p.do(chromedp.TapXY(p.middleOf(keySelector(key))))
}

// use has keys pressed with a device from now on.
func (p *page) use(d device) {
	p.Helper()
	p.device = d
	if d == (touch{}) {
		call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	}
}

// keySelector selects a key on the screen.
func keySelector(key string) string { return fmt.Sprintf(`.key[data-key=%q]`, key) }

// action selects the first control of an action.
func action(name string) string { return fmt.Sprintf(`[data-action=%q]`, name) }

// middleOf waits until an element is in sight and not covered, and returns its
// middle.
func (p *page) middleOf(selector string) (x, y float64) {
	p.Helper()
	at := await(p, selector+" in sight, not covered", reading[[]float64](p, `(() => {
		const element = document.querySelector(`+quote(selector)+`);
		if (!element) return [];
		for (const block of ["nearest", "center"]) { // nearest may be below a dialog's head
			element.scrollIntoView({block});
			const box = element.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			if (element.contains(document.elementFromPoint(x, y))) return [x, y];
		}
		return [];
	})()`), func(at []float64) bool { return len(at) == 2 })
	return at[0], at[1]
}

func (p *page) click(selector string) {
	p.Helper()
	x, y := p.middleOf(selector)
	if p.remote != nil {
		p.clickRemote(x, y)
		return
	}
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

func (p *page) enter(word string) {
	p.Helper()
	p.typeIn(word)
	p.device.press(p, "Enter")
}

func (p *page) typeIn(letters string) {
	p.Helper()
	for _, l := range letters {
		p.device.press(p, string(l))
	}
}

// press presses a key of the keyboard: a character, or a key by its name.
func (p *page) press(key string, held ...chromedp.Modifier) {
	p.Helper()
	if p.remote != nil {
		p.pressRemote(key, held...)
		return
	}
	down, up := keyEvents(key, held...)
	call(p, input.DispatchKeyEvent, down)
	call(p, input.DispatchKeyEvent, up)
}

// keyEvents returns the events of a key going down and up. The first carries
// its text: so the browser makes the character of it, or doesn't where the
// page has prevented that, as with a real key. A letter beyond ASCII is one of another
// keyboard; chromedp writes some keys, such as FnLock, as such letters.
func keyEvents(key string, held ...chromedp.Modifier) (down, up input.DispatchKeyEventParams) {
	if r, size := utf8.DecodeRuneInString(key); r > unicode.MaxASCII && size == len(key) {
		down = input.DispatchKeyEventParams{Type: kb.KeyDown, Key: key, Text: key, UnmodifiedText: key}
		return down, input.DispatchKeyEventParams{Type: kb.KeyUp, Key: key}
	}
	command := false
	for _, e := range kb.Encode([]rune(cmp.Or(named[key], key))[0]) {
		switch e.Type {
		case kb.KeyDown:
			down = *e
		case kb.KeyChar:
			down.Text, down.UnmodifiedText = e.Text, e.UnmodifiedText
		case kb.KeyUp:
			up = *e
		}
	}
	for _, m := range held {
		down.Modifiers |= int64(m)
		up.Modifiers |= int64(m)
		command = command || m != chromedp.ModifierShift
	}
	if down.Text == "" || command {
		down.Type, down.Text, down.UnmodifiedText = kb.KeyRawDown, "", ""
	}
	return down, up
}

// named are what chromedp calls keys.
var named = map[string]string{
	"Enter": kb.Enter, "Backspace": kb.Backspace, "Tab": kb.Tab, "Escape": kb.Escape, "ArrowDown": kb.ArrowDown, "ArrowUp": kb.ArrowUp,
	"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp,
}

// tab presses Tab and waits until the focus has moved.
func (p *page) tab(held ...chromedp.Modifier) {
	p.Helper()
	p.run(`window.before = document.activeElement`)
	p.press("Tab", held...)
	p.wait(`document.activeElement !== window.before`)
}

// tabUntil goes by Tab to the element of a selector.
func (p *page) tabUntil(selector string) {
	p.Helper()
	for range 80 {
		if eval[bool](p, `document.activeElement.matches(`+quote(selector)+`)`) {
			return
		}
		p.tab()
	}
	p.Fatalf("Tab leads not to %s", selector)
}

// drop drags a file over the page, and drops it on an element.
func (p *page) drop(path, target string) {
	p.Helper()
	x, y := p.middleOf(target)
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{"dragEnter", "dragOver", "drop"} {
		call(p, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: x, Y: y, Data: data})
	}
}

func (p *page) erase(n int) {
	p.Helper()
	for range n {
		p.device.press(p, "Backspace")
	}
}

// paste puts a text into a field of the form, in place of what is there, as
// the clipboard does. The field is named by its id.
func (p *page) paste(field, text string) {
	p.Helper()
	p.click("#" + field)
	p.run(`document.activeElement.select()`)
	if text == "" {
		p.press("Backspace")
		return
	}
	if p.remote != nil {
		p.run(`{ document.execCommand("insertText", false, ` + quote(text) + `) }`)
		return
	}
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}
