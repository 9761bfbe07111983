package play

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/engine"
)

// Input is the state of the player's keyboard and pointer.
type Input struct {
	pressed map[string]bool // keys on the screen pressed by a pointer, until their click
	onKey   bool            // the pointer was last pressed on a key, which another control may have replaced since
	types   bool            // the last key was of a physical keyboard
	foreign bool            // the last letter typed there is not in the list, as on a keyboard for another script
	erased  float64         // when a letter was last erased, in milliseconds
	stop    func()          // ends a press on a letter before it is long; nil if there is none
	tap     any             // the message of a tap, which is no long press
}

// Read returns what a key of a physical keyboard types in the game. It returns false if it types nothing or
// is a shortcut.
func (in *Input) Read(s *session.Session, e goapp.Value) (Press, bool) {
	in.types = true
	key, place := e.Get("key").String(), placeOf(s.Layout(), e.Get("code").String())
	letter, more, is := lettersOf(browser.Plain(key))
	switch {
	case browser.Holds(e, "metaKey"):
		return Press{}, false
	case browser.Holds(e, "ctrlKey", "altKey"): // some keyboards type letters with Alt, or with Ctrl and Alt
		return Press{Letter: letter}, is && browser.Holds(e, "altKey") && letter >= utf8.RuneSelf && s.HasKey(letter)
	case is:
		in.foreign = !s.Types(letter)
		return Press{Letter: letter, More: more, Place: place}, true
	}
	// A key such as / types by its place on a keyboard for another script, and so does [ where a keyboard for the list has a letter.
	return Press{Letter: place}, (in.foreign && place != 0 || place >= utf8.RuneSelf) && utf8.RuneCountInString(key) == 1
}

// lettersOf returns the letters of a key's name: one, or several on keyboards for some scripts.
func lettersOf(key string) (first engine.Letter, more string, is bool) {
	first, size := utf8.DecodeRuneInString(key)
	for _, l := range key {
		if !unicode.In(l, unicode.L, unicode.M) || size < len(key) && l < utf8.RuneSelf { // such as Enter
			return 0, "", false
		}
	}
	return first, key[size:], key != ""
}

// codes are the codes of the keys of a physical keyboard, by row.
var codes = [...]string{
	"KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
	"KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote",
	"KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period",
}

// placeOf returns the letter at a key's position, given by its code: that of the layout if it is of another script,
// else that of a US keyboard; 0 if there is none or the position is unknown.
func placeOf(k session.Layout, code string) engine.Letter {
	k = k.Physical()
	for row, all := range codes {
		if i := slices.Index(strings.Fields(all), code); i >= 0 && i < utf8.RuneCountInString(k[row]) {
			return []engine.Letter(k[row])[i]
		}
	}
	return 0
}

// Down handles a key that Read has read: Enter, Backspace, Escape, a key that moves the cursor or the focus
// on the keyboard, or a letter.
func (in *Input) Down(s *session.Session, m *Model, e goapp.Value, press Press, letter bool) Msg {
	key := e.Get("key").String()
	switch {
	case key == "Enter":
		e.Call("preventDefault") // a control that was clicked before must not fire again
		return m.enter()
	case key == "Backspace" && browser.Holds(e, "repeat"):
		toRow()
		return Erase{}
	case key == "Backspace":
		toRow()
		return in.erase(s, e.Get("timeStamp").Float())
	case key == "Escape":
		revealRow()
		return Clear{}
	case len(key) == 1 && key >= "0" && key <= "2":
		return Note{Letter: letterOf(keyName(e, ".key:not(.wide)", "key")), Note: key}
	case letter:
		toRow()
		return press
	}
	step := cursorStep(s, m, e)
	if step != 0 || goToKey(key) {
		e.Call("preventDefault") // prevent scrolling
	}
	if step != 0 {
		return MoveCursor{Step: step}
	}
	return nil
}

// toRow takes the focus off a control, and scrolls the row in play into view. It does so before a letter is drawn:
// later, the page would have to be laid out first.
func toRow() {
	part.LeaveControl()
	revealRow()
}

// enter returns the message that plays the typed row. It returns nil while Enter is ignored,
// since the player may press Enter out of habit after a word was judged at its last letter.
func (m *Model) enter() Msg {
	if m.IgnoresEnter {
		return nil
	}
	return Enter{}
}

// erase erases a letter. If the player has chosen so, two quick presses clear the row.
func (in *Input) erase(s *session.Session, at float64) Msg {
	const quick = 300 // milliseconds
	twice := at-in.erased < quick
	in.erased = at
	if twice && s.Settings.Value(session.ClearRow) == "on" {
		return Clear{}
	}
	return Erase{}
}

// cursorStep returns how a key moves the cursor while no control has the focus, or 0. On the screen's
// keyboard, arrow keys move the cursor only with Shift; without it they move from key to key.
func cursorStep(s *session.Session, m *Model, e goapp.Value) CursorStep {
	step := map[string]CursorStep{"ArrowLeft": CursorBack, "ArrowRight": CursorOn, "Home": CursorFirst, "End": CursorEnd}[e.Get("key").String()]
	arrow := step == CursorBack || step == CursorOn
	if step == 0 || !s.TakesGuesses() || !arrow && m.Typed == "" { // without letters, Home and End scroll the page
		return 0
	}
	focus := browser.Document().Get("activeElement")
	free := !browser.IsElement(focus) || focus.Call("matches", "body, .end").Bool()
	atKeyboard := !free && focus.Call("closest", ".keyboard").Truthy() && (!arrow || browser.Holds(e, "shiftKey"))
	switch {
	case !free && !atKeyboard:
		return 0
	case s.InPlay.RightToLeft() && arrow:
		return CursorBack + CursorOn - step
	}
	return step
}

// PointerDown presses a key on the screen immediately, without waiting for the click, so that fast typing
// with two thumbs loses no letter. If the keyboard scrolls, the click presses the key, since the finger may
// be about to scroll. Where letters can be noted, the press may become a long one, so that Release presses it.
func (in *Input) PointerDown(s *session.Session, m *Model, e goapp.Value, send func(any)) Msg {
	name, tile := keyName(e, "button.key", "key"), keyName(e, ".tile[data-note]", "note")
	in.onKey = name != ""
	if name+tile == "" || e.Get("button").Int() != 0 || browser.Scrolls(browser.Closest(e, ".keyboard")) {
		return nil
	}
	if tile != "" {
		in.hold(letterOf(tile), nil, send)
		return nil
	}
	if in.pressed == nil {
		in.pressed = map[string]bool{}
	}
	in.pressed[name] = true
	msg := in.tapped(s, m, e, name)
	if press, letter := msg.(Press); letter && s.Pencils() {
		in.hold(press.Letter, press, send)
		return nil
	}
	return msg
}

// MouseDown keeps the focus where it is when a key or a tile of the typed row is clicked, and
// when the end of the game has just replaced the key under the finger.
func (in *Input) MouseDown(e goapp.Value) {
	if in.onKey || browser.Closest(e, "button.key, .current .tile").Truthy() {
		e.Call("preventDefault")
	}
}

// Click presses a clicked key on the screen, unless PointerDown has done so. Clicks without a pointer come
// from assistive technology or the physical keyboard. It reports whether the click is used up: it was on a
// key, or on a control that replaced one after the finger was set down.
func (in *Input) Click(s *session.Session, m *Model, e, control goapp.Value) (msg any, taken bool) {
	key, byPointer := control.Get("dataset").Get("key"), e.Get("detail").Int() > 0
	switch {
	case !key.Truthy():
		taken = in.onKey && byPointer
		in.onKey = in.onKey && !taken
	case byPointer && in.pressed[key.String()]:
		delete(in.pressed, key.String())
		return in.Release(), true
	case byPointer:
		return in.tapped(s, m, e, key.String()), true
	default:
		return in.keyMessage(s, m, e.Get("timeStamp").Float(), key.String()), true
	}
	return nil, taken
}

// tapped returns the message of a key on the screen pressed by a pointer.
func (in *Input) tapped(s *session.Session, m *Model, e goapp.Value, name string) Msg {
	in.types = false
	if name != "Enter" {
		part.LeaveControl()
	}
	return in.keyMessage(s, m, e.Get("timeStamp").Float(), name)
}

// keyMessage returns the message of a key on the screen. at is the time in milliseconds.
func (in *Input) keyMessage(s *session.Session, m *Model, at float64, key string) Msg {
	switch key {
	case "Enter":
		return m.enter()
	case "Backspace":
		return in.erase(s, at)
	}
	return Press{Letter: letterOf(key)}
}

// keyName returns the name of the key that an event is on, or whose letter a tile has, which is the beginning of
// an attribute; "" if it is on none.
func keyName(e goapp.Value, selector, data string) string {
	key := browser.Closest(e, selector)
	if !key.Truthy() {
		return ""
	}
	return key.Get("dataset").Get(data).String()
}

// letterOf returns the letter of a key by its name; [utf8.RuneError] if it has none.
func letterOf(key string) engine.Letter {
	letter, _ := utf8.DecodeRuneInString(key)
	return letter
}
