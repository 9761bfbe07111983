package app

import (
	"strings"
	"unicode"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/session"
	"ketword/engine"
)

// What keys of a keyboard type that is no part of the page.

// typed returns what a key types in the game; false if that is nothing, or it is a shortcut.
func (r *root) typed(e goapp.Value, key string) (play.Press, bool) {
	letter, more, is := lettersOf(browser.Plain(key))
	place := placeOf(e.Get("code").String())
	switch {
	case held(e, "metaKey"):
		return play.Press{}, false
	case held(e, "ctrlKey", "altKey"): // some keyboards make letters with Alt, or with Ctrl and Alt
		return play.Press{Letter: letter}, is && held(e, "altKey") && letter >= utf8.RuneSelf && r.model.HasKey(letter)
	case is:
		r.foreign = !r.model.Types(letter)
		return play.Press{Letter: letter, More: more, Place: place}, true
	}
	return play.Press{Letter: place}, r.foreign && place != 0 && utf8.RuneCountInString(key) == 1 // as / of a Hebrew keyboard
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

// erase takes back a letter, or all of the row where the player wants that of two quick presses.
func (r *root) erase() model.Msg {
	const quick = 300 // milliseconds
	twice := r.at-r.erased < quick
	r.erased = r.at
	if twice && r.model.Settings.Value(session.ClearRow) == "on" {
		return play.Clear{}
	}
	return play.Erase{}
}
