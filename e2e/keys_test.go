package e2e

import (
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// keys is the physical keyboard.
type keys struct{}

func (keys) press(p *player, key string) {
	p.Helper()
	p.press(key)
}

// press presses a key of the keyboard, whatever hand the player has: a
// character, or a key by its name.
func (p *player) press(key string, held ...chromedp.Modifier) {
	p.Helper()
	down, up := keyEvents(key, held...)
	call(p, input.DispatchKeyEvent, down)
	call(p, input.DispatchKeyEvent, up)
}

// hold sends what a key sends once more while it is held down.
func (p *player) hold(key string) {
	p.Helper()
	down, _ := keyEvents(key)
	again := true
	down.AutoRepeat = &again
	call(p, input.DispatchKeyEvent, down)
}

// keyEvents returns the events of a key going down and up. The first carries
// its text: so the browser makes the character of it, or doesn't where the
// page has prevented that, as with a real key. A letter that chromedp has no
// key for is one of another keyboard.
func keyEvents(key string, held ...chromedp.Modifier) (down, up input.DispatchKeyEventParams) {
	command := false
	for _, e := range kb.Encode([]rune(named(key))[0]) {
		switch e.Type {
		case kb.KeyDown:
			down = *e
		case kb.KeyChar:
			down.Text, down.UnmodifiedText = e.Text, e.UnmodifiedText
		case kb.KeyUp:
			up = *e
		}
	}
	if down.Key == "Unidentified" {
		down.Key, up.Key = key, key
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

// named returns what chromedp calls a key.
func named(key string) string {
	if special, ok := map[string]string{
		"Enter": kb.Enter, "Backspace": kb.Backspace, "Tab": kb.Tab, "Escape": kb.Escape, "ArrowDown": kb.ArrowDown,
	}[key]; ok {
		return special
	}
	return key
}
