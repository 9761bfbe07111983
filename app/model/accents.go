package model

import "ketword/engine"

// typed returns the letters that a letter typed on any keyboard gives: itself
// or, where no key has it, what a list that folds accents writes for it; ""
// if that can't be typed either.
func (k Layout) typed(l engine.Letter) string {
	if k.has(l) {
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
