package app

import (
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// keyboard draws the on-screen keyboard.
type keyboard struct {
	goapp.Compo
	Text   text.Text
	Layout model.Layout
	Keys   map[engine.Letter]engine.Key
	Away   bool // out of sight
}

func (k *keyboard) Render() goapp.UI {
	rows := make([]goapp.UI, len(k.Layout))
	for i, letters := range k.Layout {
		row := goapp.Div().Class("keys")
		if k.inset(i) {
			row = row.Class("inset")
		}
		rows[i] = row.Body(k.row(i, letters)...)
	}
	board := goapp.Div().Class("keyboard").Role("group").Aria("label", k.Text.Game.Keyboard)
	if k.Away {
		board = board.Class("away")
	}
	return board.Body(rows...)
}

// inset reports whether a row begins further in than the one above it, as on
// keyboards where it has a key less.
func (k *keyboard) inset(row int) bool {
	last := len(k.Layout) - 1
	return row > 0 && row < last && utf8.RuneCountInString(k.Layout[row]) < utf8.RuneCountInString(k.Layout[row-1])
}

// row draws the keys of one row; the last stands between Enter and Backspace.
func (k *keyboard) row(number int, letters string) []goapp.UI {
	var keys []goapp.UI
	for _, l := range letters {
		keys = append(keys, k.letter(l))
	}
	if number == len(k.Layout)-1 {
		enter := wideKey("Enter", k.Text.Game.Enter, iconEnter)
		back := wideKey("Backspace", k.Text.Game.Backspace, iconBack)
		keys = append(append([]goapp.UI{enter}, keys...), back)
	}
	return keys
}

// letter draws the key of a letter with what is known of it.
func (k *keyboard) letter(l engine.Letter) goapp.UI {
	key := goapp.Button().Type("button").Class("key").
		DataSet("action", "key").DataSet("key", string(l))
	known, ok := k.Keys[l]
	if ok {
		key = key.DataSet("mark", known.Mark.String()).Aria("label", keyText(k.Text, l, known))
	}
	if ok && known.Mixed {
		key = key.DataSet("mixed", true)
	}
	return key.Text(upper(string(l)))
}

// wideKey draws a key that shows an icon.
func wideKey(key, name string, i icon) goapp.UI {
	return goapp.Button().Type("button").Class("key", "wide").
		DataSet("action", "key").DataSet("key", key).
		Aria("label", name).Body(i.draw())
}
