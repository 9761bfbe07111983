package play

import (
	"strings"
	"unicode"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/engine"
)

// Input is what is known of how the player types.
type Input struct {
	pressed map[string]bool // keys on the screen that a pointer has pressed, until their click
	onKey   bool            // the pointer was pressed last on one, whose place another control may have taken since
	types   bool            // the last key was one of a keyboard that is no part of the page
	foreign bool            // the last letter typed there is none of the list, as of a keyboard of another script
	erased  float64         // when a letter was taken back last, in milliseconds
}

// Read returns what a key of a keyboard that is no part of the page types in the game; false if that is nothing, or it
// is a shortcut.
func (in *Input) Read(s *session.Session, e goapp.Value) (Press, bool) {
	in.types = true
	key, place := e.Get("key").String(), placeOf(e.Get("code").String())
	letter, more, is := lettersOf(browser.Plain(key))
	switch {
	case browser.Holds(e, "metaKey"):
		return Press{}, false
	case browser.Holds(e, "ctrlKey", "altKey"): // some keyboards make letters with Alt, or with Ctrl and Alt
		return Press{Letter: letter}, is && browser.Holds(e, "altKey") && letter >= utf8.RuneSelf && s.HasKey(letter)
	case is:
		in.foreign = !s.Types(letter)
		return Press{Letter: letter, More: more, Place: place}, true
	}
	return Press{Letter: place}, in.foreign && place != 0 && utf8.RuneCountInString(key) == 1 // as / of a Hebrew keyboard
}

// lettersOf returns the letters that a key is named after: one, or on keyboards of some scripts several.
func lettersOf(key string) (first engine.Letter, more string, is bool) {
	first, size := utf8.DecodeRuneInString(key)
	for _, l := range key {
		if !unicode.In(l, unicode.L, unicode.M) || size < len(key) && l < utf8.RuneSelf { // as Enter
			return 0, "", false
		}
	}
	return first, key[size:], key != ""
}

// placeOf returns the letter that stands on a usual Latin keyboard where a key is, by its code; 0 if none does, or
// the keyboard does not tell.
func placeOf(code string) engine.Letter {
	letter, is := strings.CutPrefix(code, "Key")
	if !is || len(letter) != 1 {
		return 0
	}
	return engine.Lower(rune(letter[0]))
}

// Down plays a key that was read: Enter, Backspace, Escape, those that go through the row or the keyboard on the
// screen, and letters.
func (in *Input) Down(s *session.Session, m *Model, e goapp.Value, press Press, letter bool) Msg {
	key := e.Get("key").String()
	switch {
	case key == "Enter":
		e.Call("preventDefault") // a control that was clicked must not fire again
		return m.enter()
	case key == "Backspace" && browser.Holds(e, "repeat"):
		part.LeaveControl()
		return Erase{}
	case key == "Backspace":
		part.LeaveControl()
		return in.erase(s, e.Get("timeStamp").Float())
	case key == "Escape":
		return Clear{}
	case letter:
		part.LeaveControl()
		return press
	}
	step := cursorStep(s, m, e)
	if step != 0 || goToKey(key) {
		e.Call("preventDefault") // nothing is to scroll
	}
	if step != 0 {
		return MoveCursor{Step: step}
	}
	return nil
}

// enter plays the row being typed, unless a word was just judged at its last letter: Enter
// may follow it by habit.
func (m *Model) enter() Msg {
	if m.EnterRests {
		return nil
	}
	return Enter{}
}

// erase takes back a letter, or all of the row where the player wants that of two quick presses.
func (in *Input) erase(s *session.Session, at float64) Msg {
	const quick = 300 // milliseconds
	twice := at-in.erased < quick
	in.erased = at
	if twice && s.Settings.Value(session.ClearRow) == "on" {
		return Clear{}
	}
	return Erase{}
}

// cursorStep returns the step in the row being typed that a key takes, while no control has the focus; 0 if none.
// At the keyboard on the screen, arrows do so with Shift: alone they go from key to key.
func cursorStep(s *session.Session, m *Model, e goapp.Value) CursorStep {
	step := map[string]CursorStep{"ArrowLeft": CursorBack, "ArrowRight": CursorOn, "Home": CursorFirst, "End": CursorEnd}[e.Get("key").String()]
	arrow := step == CursorBack || step == CursorOn
	if step == 0 || !s.TakesGuesses() || !arrow && m.Typed == "" { // Home and End scroll the page then
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

// PointerDown presses a key on the screen at once, without waiting for the finger to rise, so that fast typing with
// two thumbs loses no letter. On a keyboard that is too long to be seen whole, the finger may be about to scroll:
// there the click presses the key.
func (in *Input) PointerDown(s *session.Session, m *Model, e goapp.Value) Msg {
	key := browser.Closest(e, "button.key")
	in.onKey = key.Truthy()
	if !in.onKey || e.Get("button").Int() != 0 || browser.Scrolls(browser.Closest(e, ".keyboard")) {
		return nil
	}
	name := key.Get("dataset").Get("key").String()
	if in.pressed == nil {
		in.pressed = map[string]bool{}
	}
	in.pressed[name] = true
	return in.tapped(s, m, e, name)
}

// MouseDown keeps the focus where it is when a key is clicked, or a tile that is typed, and when
// the end of the game has taken the place of the key that a finger is on.
func (in *Input) MouseDown(e goapp.Value) {
	if in.onKey || browser.Closest(e, "button.key, .current .tile").Truthy() {
		e.Call("preventDefault")
	}
}

// Click presses a key on the screen that is clicked, unless its pointer has done so: clicks without a pointer are of
// assistive technology or the keyboard. It reports whether the click is the keyboard's: on a control that is a key, or
// in whose place one was when the finger that rises was set down.
func (in *Input) Click(s *session.Session, m *Model, e, control goapp.Value) (msg Msg, taken bool) {
	key, byPointer := control.Get("dataset").Get("key"), e.Get("detail").Int() > 0
	switch {
	case !key.Truthy():
		taken = in.onKey && byPointer
		in.onKey = in.onKey && !taken
	case byPointer && in.pressed[key.String()]:
		delete(in.pressed, key.String())
		return nil, true
	case byPointer:
		return in.tapped(s, m, e, key.String()), true
	default:
		return in.keyMessage(s, m, e.Get("timeStamp").Float(), key.String()), true
	}
	return nil, taken
}

// tapped plays a key on the screen that a pointer has pressed.
func (in *Input) tapped(s *session.Session, m *Model, e goapp.Value, name string) Msg {
	in.types = false
	if name != "Enter" {
		part.LeaveControl()
	}
	return in.keyMessage(s, m, e.Get("timeStamp").Float(), name)
}

// keyMessage returns what a key on the screen does at a time, in milliseconds.
func (in *Input) keyMessage(s *session.Session, m *Model, at float64, key string) Msg {
	switch key {
	case "Enter":
		return m.enter()
	case "Backspace":
		return in.erase(s, at)
	}
	letter, _ := utf8.DecodeRuneInString(key)
	return Press{Letter: letter}
}
