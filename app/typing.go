package app

import (
	"strings"
	"unicode"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/engine"
)

// What keys of a keyboard type that is no part of the page.

// typed returns the letter that a key types in the game; false if it types none, or is a shortcut.
func (r *root) typed(e goapp.Value, key string) (model.Press, bool) {
	letter, is := letterOf(browser.Plain(key))
	if !is || held(e, "metaKey") || held(e, "ctrlKey", "altKey") && !(held(e, "altKey") && letter >= utf8.RuneSelf && r.model.HasKey(letter)) {
		return model.Press{}, false
	}
	return model.Press{Letter: letter, Place: placeOf(e.Get("code").String())}, true
}

// letterOf returns the letter that a key is named after. Keys of some scripts are named after a letter and
// its sign.
func letterOf(key string) (engine.Letter, bool) {
	l, size := utf8.DecodeRuneInString(key)
	if size == len(key) {
		return l, unicode.In(l, unicode.L, unicode.M)
	}
	letters, err := engine.ParseLetters(strings.Map(engine.Lower, key))
	if l < utf8.RuneSelf || err != nil || len(letters) != 1 {
		return 0, false // as Enter
	}
	return letters[0], true
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

// erase takes back a letter, or all of the row where the player wants that of two quick presses.
func (r *root) erase() model.Msg {
	const quick = 300 // milliseconds
	twice := r.at-r.erased < quick
	r.erased = r.at
	if twice && r.model.Settings.Value(model.ClearRow) == "on" {
		return model.Clear{}
	}
	return model.Erase{}
}
