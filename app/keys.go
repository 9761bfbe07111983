package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen/archive"
	"ketword/app/screen/solver"
	"ketword/app/session"
)

// onKeyDown passes a key to the focused control, the open dialog or the game. Letters go to the game unless
// a dialog is open. Enter goes to the game unless it is meant for a control. After the end of a game, Enter
// presses the main button.
func (r *root) onKeyDown(e goapp.Value) model.Msg {
	key, s := e.Get("key").String(), &r.model.Session
	press, letter := r.input.Read(s, e)
	repeated := browser.Holds(e, "repeat")
	if !repeated {
		r.settle()
	}
	if key == "Enter" && !repeated && !browser.Holds(e, "isComposing") {
		if field := browser.Closest(e, "[data-enter]"); field.Truthy() && !browser.Holds(e, "shiftKey") {
			e.Call("preventDefault") // otherwise its character would go to the next focused element
			data := field.Get("dataset")
			return r.message(data.Get("enter").String(), data.Get("value").String())
		}
	}
	if msg, taken := solver.PressTile(r.text, s, &r.model.Solver, e); taken {
		return msg
	}
	if msg := r.onCalendarKey(e, key); msg != nil {
		return msg
	}
	switch {
	case r.overPage(), browser.Holds(e, "isComposing"), repeated && key != "Backspace", browser.Holds(e, "ctrlKey", "altKey", "metaKey") && !letter:
		return nil
	case key == "Escape" && r.besideBoard(): // for a dialog over the page, the browser sends an event (see onLeave)
		return model.Close{}
	case browser.Closest(e, "dialog input, dialog textarea, dialog select, dialog [data-keys]").Truthy(): // it handles its keys itself
		return nil
	case s.Settings.Value(session.ScreenKeyboard) == "on" && (key == "Enter" || key == "Backspace" || key == "Escape" || letter):
		return nil
	case key == "Enter" && (ownsEnter(e.Get("target")) || browser.Closest(e, "dialog").Truthy()): // a dialog beside the board
		return nil
	case key == "Enter" && !s.TakesGuesses() && !r.model.OffersList():
		e.Call("preventDefault") // a control that was clicked before must not fire again
		if r.besideBoard() && !browser.Closest(e, "main").Truthy() {
			return nil // the player is reading the dialog beside the board
		}
		next := r.model.Play.Next(s)
		return r.message(next.Action, next.Value)
	}
	return r.input.Down(s, &r.model.Play, e, press, letter)
}

// ownsEnter reports whether Enter is meant for the focused control: one reached by
// keyboard, without typing since.
func ownsEnter(target goapp.Value) bool {
	return browser.IsElement(target) && target.Call("matches", "button:focus-visible, a:focus-visible, summary:focus-visible").Bool()
}

// onCalendarKey moves between days of the calendar. It returns nil if the key does not.
func (r *root) onCalendarKey(e goapp.Value, key string) model.Msg {
	control := browser.Closest(e, ".calendar [data-action=play-day]")
	if !control.Truthy() || browser.Holds(e, "ctrlKey", "altKey", "metaKey") {
		return nil
	}
	msg := archive.PressKey(&r.model.Session, &r.model.Archive, key)
	if msg == nil {
		return nil
	}
	e.Call("preventDefault") // prevent scrolling
	return msg
}
