package app

import (
	"math"
	"slices"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen/archive"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// keyboard draws the on-screen keyboard. It is one stop of the Tab key, and the
// arrows go from key to key. As an application it gets the letters that are typed
// with a screen reader, which elsewhere keeps them for itself.
type keyboard struct {
	goapp.Compo
	Text   *text.Text
	Layout session.Layout
	Keys   map[engine.Letter]engine.Key
	Swaps  bool // Enter stands at the right, and Backspace at the left
	Away   bool // out of sight
	Dir    string
}

// keyboard draws the keyboard. When the game has ended it is out of sight.
func (r *root) keyboard() goapp.UI {
	return &keyboard{
		Text:   r.text,
		Layout: r.model.Layout(),
		Keys:   engine.Keyboard(r.model.Game.Rows()),
		Swaps:  r.model.Settings.Value(session.SwapKeys) == "on",
		Away:   !r.playing(),
		Dir:    part.Direction(r.model.InPlay),
	}
}

func (k *keyboard) Render() goapp.UI {
	rows := make([]goapp.UI, len(k.Layout))
	for i, letters := range k.Layout {
		rows[i] = goapp.Div().Class("keys").Class(ui.When(k.inset(i), "inset")).Body(k.row(i, letters)...)
	}
	return ui.Untranslated(goapp.Div()).Class("keyboard").Class(ui.When(k.Away, "away")).
		Dir(k.Dir).Role("application").TabIndex(0).Aria("label", k.Text.Game.Keyboard()).Body(rows...)
}

// OnUpdate marks the keys once they are drawn again.
func (k *keyboard) OnUpdate(ctx goapp.Context) { ctx.Defer(func(goapp.Context) { markUnknownKeys() }) }

// markUnknownKeys gives a key of which nothing is known its empty mark, since
// go-app leaves an empty attribute out.
func markUnknownKeys() {
	keys := browser.Document().Call("querySelectorAll", ".key:not([data-mark])")
	for i := range keys.Length() {
		keys.Index(i).Call("setAttribute", "data-mark", "")
	}
}

// inset reports whether a row begins further in than the one above it, as on
// keyboards where it has a key less.
func (k *keyboard) inset(row int) bool {
	last := len(k.Layout) - 1
	return row > 0 && row < last && utf8.RuneCountInString(k.Layout[row]) < utf8.RuneCountInString(k.Layout[row-1])
}

// row draws the keys of one row; the last stands between Enter and Backspace.
func (k *keyboard) row(number int, letters string) []goapp.UI {
	keys := each.Of([]engine.Letter(letters), k.letter)
	if number == len(k.Layout)-1 {
		left := wideKey("Enter", k.Text.Game.Enter(), ui.IconEnter)
		right := wideKey("Backspace", k.Text.Game.Backspace(), ui.IconBack)
		if k.Swaps {
			left, right = right, left
		}
		keys = append(append([]goapp.UI{left}, keys...), right)
	}
	return keys
}

func (k *keyboard) letter(l engine.Letter) goapp.UI {
	key := goapp.Button().Type("button").Class("key").TabIndex(-1).
		DataSet("action", "key").DataSet("key", string(l))
	if known, ok := k.Keys[l]; ok {
		key = key.DataSet("mark", known.Mark.String()).DataSet("mixed", ui.When(known.Mixed, "true")).
			Aria("label", keyText(k.Text, l, known))
	}
	return key.Text(wording.Upper(k.Text, string(l)))
}

func wideKey(key, name string, i ui.Icon) goapp.UI {
	return goapp.Button().Type("button").Class("key", "wide").TabIndex(-1).
		DataSet("action", "key").DataSet("key", key).
		Aria("label", name).Body(i.Draw())
}

// keyText names the key of a letter with what is known of it.
func keyText(t *text.Text, l engine.Letter, k engine.Key) string {
	name := t.Speech.Key
	if k.Mixed && k.Mark != engine.Absent {
		name = t.Speech.MixedKey
	}
	return name(wording.Upper(t, string(l)), t.Speech.Marks(k.Mark.String()))
}

// onKeyDown plays by the keyboard. Letters always go to the game, unless a
// dialog is open; Enter does, unless it is meant for a control. After the end,
// Enter does what the main button says.
func (r *root) onKeyDown(e goapp.Value) model.Msg {
	key := e.Get("key").String()
	r.types = true
	if key == "Enter" && !held(e, "repeat", "isComposing") {
		if field := browser.Closest(e, "[data-enter]"); field.Truthy() && !held(e, "shiftKey") {
			e.Call("preventDefault") // its character is not for what has the focus next
			data := field.Get("dataset")
			return r.message(data.Get("enter").String(), data.Get("value").String())
		}
	}
	if msg, taken := r.onTileKey(e, key); taken {
		return msg
	}
	if msg, taken := r.onCalendarKey(e, key); taken {
		return msg
	}
	press, letter := r.typed(e, key)
	if r.overPage() || held(e, "isComposing") || held(e, "repeat") && key != "Backspace" || held(e, "ctrlKey", "altKey", "metaKey") && !letter {
		return nil
	}
	switch {
	case key == "Escape" && r.besideBoard(): // over the page, the browser tells (onLeave)
		return model.Close{}
	case browser.Closest(e, "dialog input, dialog textarea, dialog select, dialog [data-keys]").Truthy(): // takes its keys itself
		return nil
	case r.model.Settings.Value(session.ScreenKeyboard) == "on" && (key == "Enter" || key == "Backspace" || key == "Escape" || letter):
		return nil
	case key == "Enter" && (ownsEnter(e.Get("target")) || browser.Closest(e, "dialog").Truthy()): // beside the board
		return nil
	case key == "Enter":
		e.Call("preventDefault") // a control that was clicked must not fire again
		if !r.playing() && r.besideBoard() && !browser.Closest(e, "main").Truthy() {
			return nil // what is beside the board is being read
		}
		if !r.playing() {
			return r.startNext()
		}
		return r.enter()
	case key == "Backspace":
		part.LeaveControl()
		if held(e, "repeat") {
			return play.Erase{}
		}
		return r.erase()
	case key == "Escape":
		return play.Clear{}
	case letter:
		part.LeaveControl()
		return press
	}
	if msg, taken := r.onCursorKey(e, key); taken {
		return msg
	}
	if goToKey(key) {
		e.Call("preventDefault") // nothing is to scroll
	}
	return nil
}

// enter plays the row being typed, unless a word was just judged at its last letter: Enter
// may follow it by habit.
func (r *root) enter() model.Msg {
	if r.model.Play.EnterRests {
		return nil
	}
	return play.Enter{}
}

// goToKey moves the focus, if the on-screen keyboard has it, by an arrow: left
// and right in the order of the keys, up and down to the nearest key of the
// next row. It reports whether the focus is there and the key is such an arrow.
func goToKey(arrow string) bool {
	sides := map[string][2]float64{"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, -1}, "ArrowDown": {0, 1}}
	side, known := sides[arrow]
	from := browser.Document().Get("activeElement")
	if !known || !browser.IsElement(from) || !from.Call("closest", ".keyboard").Truthy() {
		return false
	}
	keys := browser.Document().Call("querySelectorAll", ".key")
	if !from.Call("matches", ".key").Truthy() {
		browser.FocusOn(".key")
		return true
	}
	x, y := middle(from)
	best, nearest := from, math.Inf(1)
	for i := range keys.Length() {
		key := keys.Index(i)
		kx, ky := middle(key)
		ahead, aside := (kx-x)*side[0]+(ky-y)*side[1], math.Abs((kx-x)*side[1])+math.Abs((ky-y)*side[0])
		if side[0] != 0 && aside > 1 {
			continue // of another row
		}
		if distance := 1000*math.Round(ahead) + aside; ahead > 1 && distance < nearest {
			best, nearest = key, distance
		}
	}
	best.Call("focus")
	return true
}

// middle returns where the middle of an element is seen.
func middle(element goapp.Value) (x, y float64) {
	box := element.Call("getBoundingClientRect")
	return box.Get("left").Float() + box.Get("width").Float()/2, box.Get("top").Float() + box.Get("height").Float()/2
}

// ownsEnter reports whether Enter is meant for the control with the focus: one
// that was reached by keyboard, and not been left by typing.
func ownsEnter(target goapp.Value) bool {
	return browser.IsElement(target) && target.Call("matches", "button:focus-visible, a:focus-visible, summary:focus-visible").Bool()
}

// onCalendarKey goes from day to day. It reports whether the key does.
func (r *root) onCalendarKey(e goapp.Value, key string) (model.Msg, bool) {
	control := browser.Closest(e, ".calendar [data-action=play-day]")
	if !control.Truthy() || held(e, "ctrlKey", "altKey", "metaKey") {
		return nil, false
	}
	msg := archive.PressKey(&r.model.Session, &r.model.Archive, key)
	if msg == nil {
		return nil, false
	}
	e.Call("preventDefault") // nothing is to scroll
	return msg, true
}

// held reports whether one of an event's flags is set. Events that extensions
// make up may lack them.
func held(e goapp.Value, flags ...string) bool {
	return slices.ContainsFunc(flags, func(flag string) bool { return e.Get(flag).Truthy() })
}

// onPointerDown presses a key at once, without waiting for the finger to rise,
// so that fast typing with two thumbs loses no letter. On a keyboard that is
// too long to be seen whole, the finger may be about to scroll: there the
// click presses the key.
func (r *root) onPointerDown(e goapp.Value) model.Msg {
	r.outside = isDialog(e.Get("target"))
	key := browser.Closest(e, "button.key")
	r.onKey = key.Truthy()
	if !r.onKey || e.Get("button").Int() != 0 || browser.Scrolls(browser.Closest(e, ".keyboard")) {
		return nil
	}
	name := key.Get("dataset").Get("key").String()
	r.pressed[name] = true
	return r.tapped(name)
}

// tapped plays a key of the on-screen keyboard that a pointer has pressed.
func (r *root) tapped(name string) model.Msg {
	r.types = false
	if name != "Enter" {
		part.LeaveControl()
	}
	return r.keyMessage(name)
}

// onMouseDown keeps the focus where it is when a key is clicked, or a tile that is typed, and when
// the end of the game has taken the place of the key that a finger is on.
func (r *root) onMouseDown(e goapp.Value) model.Msg {
	if r.onKey || browser.Closest(e, "button.key, .current .tile").Truthy() {
		e.Call("preventDefault")
	}
	return nil
}

// clickKey presses a key that is clicked, unless its pointer has done so.
func (r *root) clickKey(name string, byPointer bool) model.Msg {
	if byPointer && r.pressed[name] {
		delete(r.pressed, name)
		return nil
	}
	if byPointer {
		return r.tapped(name)
	}
	return r.keyMessage(name)
}

// keyMessage returns what a key of the on-screen keyboard does.
func (r *root) keyMessage(key string) model.Msg {
	switch key {
	case "Enter":
		return r.enter()
	case "Backspace":
		return r.erase()
	}
	letter, _ := utf8.DecodeRuneInString(key)
	return play.Press{Letter: letter}
}
