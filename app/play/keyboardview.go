package play

import (
	"cmp"
	"math"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// keyboard draws the on-screen keyboard. It is a single stop for the Tab key; arrow keys
// move between its keys. Its role is application, so that a screen reader passes typed
// letters on to it.
type keyboard struct {
	goapp.Compo
	Text   *text.Text
	Layout session.Layout
	Rows   []engine.Turn
	Pencil records.Pencil // the notes that are shown
	Swaps  bool           // Enter is at the right, and Backspace at the left
	Away   bool           // hidden
	Dir    string

	keys map[engine.Letter]engine.Key // what the rows tell of letters
}

// DrawKeyboard draws the keyboard. After the end of the game it is hidden.
func DrawKeyboard(v screen.View) goapp.UI {
	s := v.Session
	k := &keyboard{
		Text:   v.Text,
		Layout: s.Layout(),
		Rows:   s.Game.Rows(),
		Swaps:  s.Settings.Value(session.SwapKeys) == "on",
		Away:   !s.TakesGuesses(),
		Dir:    part.Direction(s.InPlay),
	}
	if s.Pencils() {
		k.Pencil = s.Pencil
	}
	return k
}

func (k *keyboard) Render() goapp.UI {
	k.keys = engine.Keyboard(k.Rows)
	rows := make([]goapp.UI, len(k.Layout))
	for i, letters := range k.Layout {
		rows[i] = goapp.Div().Class("keys").Class(ui.When(k.inset(i), "inset")).Body(k.row(i, letters)...)
	}
	return ui.Untranslated(goapp.Div()).Class("keyboard").Class(ui.When(k.Away, "away")).
		Dir(k.Dir).Role("application").TabIndex(0).Aria("label", k.Text.Game.Keyboard).Body(rows...)
}

// OnUpdate marks the keys again after each drawing.
func (k *keyboard) OnUpdate(ctx goapp.Context) { ctx.Defer(func(goapp.Context) { markUnknownKeys() }) }

// markUnknownKeys gives unmarked keys an empty data-mark attribute, since go-app omits
// empty attributes.
func markUnknownKeys() {
	keys := browser.Document().Call("querySelectorAll", ".key:not([data-mark])")
	for i := range keys.Length() {
		keys.Index(i).Call("setAttribute", "data-mark", "")
	}
}

// inset reports whether a row is indented because it has fewer keys than the row above.
func (k *keyboard) inset(row int) bool {
	last := len(k.Layout) - 1
	return row > 0 && row < last && utf8.RuneCountInString(k.Layout[row]) < utf8.RuneCountInString(k.Layout[row-1])
}

// row draws the keys of a row. The last row is between Enter and Backspace.
func (k *keyboard) row(number int, letters string) []goapp.UI {
	keys := each.Of([]engine.Letter(letters), k.letter)
	if number == len(k.Layout)-1 {
		left := wideKey("Enter", k.Text.Game.Enter, ui.IconEnter)
		right := wideKey("Backspace", k.Text.Game.Backspace, ui.IconBack)
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
	upper := wording.Upper(k.Text, string(l))
	known, marked := k.keys[l]
	mark, name, note := "", "", k.Pencil.Of(l)
	if marked {
		mark, name = known.Mark.String(), keyText(k.Text, l, known)
	}
	if note != "" {
		name = noteText(k.Text, cmp.Or(name, upper), note)
	}
	return key.DataSet("mark", mark).DataSet("mixed", ui.When(known.Mixed, "true")).DataSet("note", note).Aria("label", name).Text(upper)
}

func wideKey(key, name string, i ui.Icon) goapp.UI {
	return goapp.Button().Type("button").Class("key", "wide").TabIndex(-1).
		DataSet("action", "key").DataSet("key", key).
		Aria("label", name).Body(i.Draw())
}

// keyText returns the name of a letter's key with its mark.
func keyText(t *text.Text, l engine.Letter, k engine.Key) string {
	name := t.Speech.Key
	if k.Mixed && k.Mark != engine.Absent {
		name = t.Speech.MixedKey
	}
	return name(wording.Upper(t, string(l)), t.Speech.Marks(k.Mark.String()))
}

// noteText returns the name of a letter or its key with a note.
func noteText(t *text.Text, name, note string) string {
	return name + t.Speech.Separator + t.Speech.Notes(cmp.Or(note, "none"))
}

// goToKey moves the focus between keys of the on-screen keyboard: left and right in the
// order of the keys, up and down to the nearest key of the next row. It reports whether the
// focus is on the keyboard and the key is an arrow.
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
			continue // it is in another row
		}
		if distance := 1000*math.Round(ahead) + aside; ahead > 1 && distance < nearest {
			best, nearest = key, distance
		}
	}
	best.Call("focus")
	return true
}

// middle returns the position of an element's centre in the window.
func middle(element goapp.Value) (x, y float64) {
	box := element.Call("getBoundingClientRect")
	return box.Get("left").Float() + box.Get("width").Float()/2, box.Get("top").Float() + box.Get("height").Float()/2
}
