package french

import "strings"

// withoutAccents replaces letters with accents, and ligatures. Letters that are not
// French stay, so that folded refuses them.
var withoutAccents = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a",
	"é", "e", "è", "e", "ê", "e", "ë", "e",
	"î", "i", "ï", "i",
	"ô", "o", "ö", "o",
	"ù", "u", "û", "u", "ü", "u",
	"ÿ", "y", "ç", "c", "ñ", "n",
	"œ", "oe", "æ", "ae",
)

// folded returns a word as it is in the lists, without accents. It is not ok if that
// has other characters than a to z: capitals, hyphens, apostrophes, digits.
func folded(word string) (plain string, ok bool) {
	word = withoutAccents.Replace(word)
	foreign := strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' })
	return word, word != "" && !foreign
}
