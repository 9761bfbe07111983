package model

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/engine"
)

// Keys derives what is known of each letter.
func (m Model) Keys() map[engine.Letter]engine.Key { return engine.Keyboard(m.Game.Rows()) }

// Layout is the letters of an on-screen keyboard, row by row from the top.
type Layout []string

// Usual layouts.
var (
	qwerty = Layout{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
	qwertz = Layout{"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"}
	azerty = Layout{"azertyuiop", "qsdfghjklm", "wxcvbn"}
)

// maxKeys is how many keys stand in a row that is made for a list: as many as
// the widest usual layout has.
const maxKeys = 11

// Layout returns the keyboard of the list in play.
func (m Model) Layout() Layout { return layoutOf(m.InPlay) }

// layoutOf returns the keyboard of a list: the usual one of its language. That
// of a player's list is the usual one with the most of its letters, or of the
// language whose words may be guessed, too, and a row more for the letters that it
// lacks; or, if most are lacking and no language's are wanted, its letters alone.
func layoutOf(l List) Layout {
	if !l.Name.Own() {
		return usualLayout(l.Name.Lang)
	}
	base := qwerty
	for _, other := range []Layout{qwertz, azerty} {
		if len(other.lacks(l.Letters)) < len(base.lacks(l.Letters)) {
			base = other
		}
	}
	if l.Also != "" {
		base = usualLayout(l.Also)
	}
	lacking := base.lacks(l.Letters)
	if l.Also == "" && 2*len(lacking) > utf8.RuneCountInString(l.Letters) {
		return rowsOf([]engine.Letter(l.Letters))
	}
	return slices.Concat(rowsOf(lacking), base)
}

// usualLayout returns the layout of a language.
func usualLayout(lang string) Layout {
	switch lang {
	case "de":
		return qwertz
	case "fr":
		return azerty
	}
	return qwerty
}

// rowsOf spreads letters evenly over as few rows as they need.
func rowsOf(letters []engine.Letter) Layout {
	var k Layout
	rows := (len(letters) + maxKeys - 1) / maxKeys
	for row := range rows {
		k = append(k, string(letters[row*len(letters)/rows:(row+1)*len(letters)/rows]))
	}
	return k
}

// Has reports whether a key of the layout types l.
func (k Layout) Has(l engine.Letter) bool {
	for _, row := range k {
		if strings.ContainsRune(row, l) {
			return true
		}
	}
	return false
}

// lacks returns the letters that no key types.
func (k Layout) lacks(letters string) []engine.Letter {
	return slices.DeleteFunc([]engine.Letter(letters), k.Has)
}

// typed returns the letters that a letter typed on any keyboard gives: itself
// or, where no key has it, what a list that folds accents writes for it; ""
// if that can't be typed either.
func (k Layout) typed(l engine.Letter) string {
	if k.Has(l) {
		return string(l)
	}
	plain := folded(l)
	if plain == "" || len(k.lacks(plain)) > 0 {
		return ""
	}
	return plain
}

// folds are, behind each letter without an accent, the letters with one that
// some lists write without.
var folds = []string{
	"aàáâãäåāăą", "cçćĉċč", "dďđ", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭįı", "jĵ", "kķ",
	"lĺļľł", "nñńņň", "oòóôõöøōŏő", "rŕŗř", "sśŝşšș", "tţťŧț", "uùúûüũūŭůűų", "wŵ", "yýÿŷ", "zźżž",
}

// folded returns what a list without accents writes for a letter; "" if
// there is nothing that it would.
func folded(l engine.Letter) string {
	switch l {
	case 'œ':
		return "oe"
	case 'æ':
		return "ae"
	}
	for _, letters := range folds {
		for i, accented := range letters {
			if i > 0 && accented == l {
				return letters[:1]
			}
		}
	}
	return ""
}
