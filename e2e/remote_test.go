package e2e

import (
	"encoding/json"
	"math"
	"strings"

	"github.com/chromedp/chromedp"
)

// remote is a tab of another browser than Chromium, which is driven by the protocols that
// all browsers have. Most of what tests do needs no more.
type remote interface {
	load(address string) error        // begins to load a page
	reload() error                    // begins to load it again
	run(body string) (string, error)  // runs a function's body in the page, and returns the text that it promises
	act(sources ...any) error         // makes input, as WebDriver describes it
	pick(selector, file string) error // picks a file in a field
	before(script string) error       // has a script run in all pages to come, before the program does
	focus() error                     // takes the focus back from the browser's own controls
	window(width, height int64) error // makes the page so large
	downloads(folder string) error    // has what is saved go to a folder
	picture() ([]byte, error)         // what is seen of the page, as PNG
}

// readRemote returns the value of a script: an expression, whose promise is awaited, or a block,
// which has none.
func readRemote[T any](r remote, script string) (value T, err error) {
	body := strings.TrimSpace(script)
	_, none := any(value).(chromedp.Void)
	if none && !strings.HasPrefix(body, "{") {
		body = "await (" + strings.TrimSuffix(body, ";") + "\n)"
	} else if !none {
		body = "return JSON.stringify(await (" + body + "\n) ?? null)"
	}
	text, err := r.run(body)
	if none && err != nil && (strings.Contains(err.Error(), "SyntaxError") || strings.Contains(err.Error(), "Unexpected token")) {
		_, err = r.run(script) // several statements, none of which was run yet
	}
	if err != nil || none {
		return value, err
	}
	return value, json.Unmarshal([]byte(text), &value)
}

// needsChromium skips what is left of a test where the browser is another one: it has no protocol for that.
func (p *page) needsChromium(what string) {
	p.Helper()
	if p.remote != nil {
		p.Skipf("only Chromium can be made to do this: %s", what)
	}
}

// must ends the test if a remote browser could not do something.
func (p *page) must(what string, err error) {
	p.Helper()
	if err != nil {
		p.Fatalf("%s: %v", what, err)
	}
}

// leaves has the page left, and waits until it is.
func (p *page) leaves(what string, leave func() error) {
	p.Helper()
	p.run(`window.left = true`)
	p.must(what, leave())
	p.wait(`!window.left`)
}

// remoteKeys are the keys that make no character, as WebDriver names them.
var remoteKeys = map[string]string{
	"Enter": "\ue007", "Backspace": "\ue003", "Tab": "\ue004", "Escape": "\ue00c",
	"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010",
}

// remoteModifiers are the keys that are held.
var remoteModifiers = map[chromedp.Modifier]string{chromedp.ModifierShift: "\ue008", chromedp.ModifierCtrl: "\ue009"}

// step is one of an input source.
type step map[string]any

// pressRemote presses a key while others are held.
func (p *page) pressRemote(key string, held ...chromedp.Modifier) {
	p.Helper()
	if special, ok := remoteKeys[key]; ok {
		key = special
	}
	steps := []step{{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}}
	for _, m := range held {
		down, up := step{"type": "keyDown", "value": remoteModifiers[m]}, step{"type": "keyUp", "value": remoteModifiers[m]}
		steps = append(append([]step{down}, steps...), up)
	}
	p.must("press "+key, p.remote.act(step{"type": "key", "id": "keyboard", "actions": steps}))
	if key == remoteKeys["Tab"] && eval[bool](p, `document.activeElement === document.body`) {
		p.must("the focus", p.remote.focus())
	}
}

// clickRemote clicks at a point of the window.
func (p *page) clickRemote(x, y float64) {
	p.Helper()
	p.must("click", p.remote.act(step{"type": "pointer", "id": "mouse", "parameters": step{"pointerType": "mouse"}, "actions": []step{
		{"type": "pointerMove", "x": math.Round(x), "y": math.Round(y), "duration": 0},
		{"type": "pointerDown", "button": 0},
		{"type": "pointerUp", "button": 0},
	}}))
}

// photograph returns what is seen of the page, as PNG.
func (p *page) photograph() []byte {
	p.Helper()
	var data []byte
	var err error
	if p.remote != nil {
		data, err = p.remote.picture()
	} else {
		data, err = perform(p.ctx, chromedp.CaptureScreenshot())
	}
	p.must("a picture", err)
	return data
}
