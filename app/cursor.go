package app

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/text"
	"ketword/app/wording"
)

// cursorSteps are the keys that go through the row being typed.
var cursorSteps = map[string]play.CursorStep{
	"ArrowLeft": play.CursorBack, "ArrowRight": play.CursorOn, "Home": play.CursorFirst, "End": play.CursorEnd,
}

// onCursorKey goes to another tile of the row being typed, while no control has the focus.
// At the keyboard on the screen, arrows do so with Shift: alone they go from key to key. It
// reports whether the key is taken.
func (r *root) onCursorKey(e goapp.Value, key string) (model.Msg, bool) {
	step, known := cursorSteps[key]
	arrow := step == play.CursorBack || step == play.CursorOn
	if !known || !r.playing() || !arrow && r.model.Play.Typed == "" { // Home and End scroll the page then
		return nil, false
	}
	focus := browser.Document().Get("activeElement")
	free := !browser.IsElement(focus) || focus.Call("matches", "body, .end").Bool()
	atKeyboard := !free && focus.Call("closest", ".keyboard").Truthy() && (!arrow || held(e, "shiftKey"))
	if !free && !atKeyboard {
		return nil, false
	}
	if r.model.InPlay.RightToLeft() && arrow {
		step = play.CursorBack + play.CursorOn - step
	}
	e.Call("preventDefault") // nothing is to scroll
	return play.MoveCursor{Step: step}, true
}

// cursorText tells at which tile the cursor is, and what is there.
func cursorText(t *text.Text, m *model.Model) string {
	for _, row := range m.Play.Board(&m.Session) {
		for i, tile := range row.Tiles {
			if tile.Cursor {
				return t.Speech.Cursor(i+1, cmp.Or(wording.Upper(t, tile.Letter), t.Speech.Blank()))
			}
		}
	}
	return t.Speech.Behind()
}
