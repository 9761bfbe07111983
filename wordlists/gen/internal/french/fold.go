package french

import "strings"

// folding writes a word without accents and ligatures. Letters that are not
// French stay, so that folded reports them.
var folding = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a",
	"é", "e", "è", "e", "ê", "e", "ë", "e",
	"î", "i", "ï", "i",
	"ô", "o", "ö", "o",
	"ù", "u", "û", "u", "ü", "u",
	"ÿ", "y", "ç", "c", "ñ", "n",
	"œ", "oe", "æ", "ae",
)

// folded returns the word as it is played. It reports false where that has
// other characters than a to z: capitals, hyphens, apostrophes, digits.
func folded(word string) (string, bool) {
	word = folding.Replace(word)
	foreign := strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' })
	return word, word != "" && !foreign
}
