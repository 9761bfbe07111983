package engine

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Alphabet is the code points that the words of a list are written with. It says how its letters
// are typed, folded and shown. The zero Alphabet folds nothing.
type Alphabet struct {
	letters string // each once, in order
	dotless bool   // ı is the letter of I, and i that of İ, as in Turkish
}

// AlphabetOf returns the alphabet of words.
func AlphabetOf(words string) Alphabet {
	a := CaseOf(words)
	for _, l := range words {
		if strings.ContainsRune(a.letters, l) {
			continue
		}
		before := strings.TrimRightFunc(a.letters, func(other rune) bool { return other > l })
		a.letters = before + string(l) + a.letters[len(before):]
	}
	return a
}

// CaseOf returns an alphabet that only knows which letters of a text belong together as a capital
// and a small one. It folds nothing.
func CaseOf(text string) Alphabet {
	const dotless = "ıİğĞ" // languages with ğ have ı, too
	return Alphabet{dotless: strings.ContainsAny(text, dotless)}
}

// String returns the code points, each once, in order.
func (a Alphabet) String() string { return a.letters }

// ParseWord reads a word as a person types it: it drops blanks around the word and what can't be
// seen, turns capitals into lower case, and drops accents that the alphabet lacks. A letter that is
// still not of the alphabet stays. Of a Ukrainian alphabet it drops apostrophes, which are no letters there:
// п’ять has four. The text is in NFC. The errors are those of [MakeWord].
func (a Alphabet) ParseWord(s string) (Word, error) {
	if !utf8.ValidString(s) { // Map would replace what is not valid
		return Word{}, ErrNotUTF8
	}
	return MakeWord(a.Fold(strings.Map(a.typed, Visible(strings.TrimSpace(s)))))
}

// typed returns the small letter of one that a person types, or -1 for an apostrophe in Ukrainian.
func (a Alphabet) typed(l Letter) Letter {
	if strings.ContainsRune("'’ʼ", l) && a.has("ї") {
		return -1
	}
	return a.lower(l)
}

// FindWord is ParseWord for a word that is looked for in a list. If the list lacks the word as
// typed and has it with ß in place of ss, FindWord returns that: capitals write ß as SS.
func (a Alphabet) FindWord(s string, has func(Word) bool) (Word, error) {
	w, err := a.ParseWord(s)
	if err == nil && has(w) || !strings.ContainsRune(a.letters, 'ß') {
		return w, err
	}
	if sharp, err := a.ParseWord(strings.ReplaceAll(strings.ToLower(s), "ss", "ß")); err == nil && has(sharp) {
		return sharp, nil
	}
	return w, err
}

// Typed returns the letters that a key types, whatever its case: its letter or, where the alphabet
// lacks that, the letter without its accent. It returns "" if the alphabet has neither.
func (a Alphabet) Typed(l Letter) string {
	text := a.Fold(string(unfinal(a.lower(l))))
	if text == "" || !a.has(text) {
		return ""
	}
	return text
}

// Lower returns a text in lower case, by the cases of the alphabet.
func (a Alphabet) Lower(s string) string { return strings.Map(a.lower, s) }

// LowerI lowers I and İ where the alphabet has ı, since their small letters are ı and i there.
// Other letters stay.
func (a Alphabet) LowerI(s string) string {
	if !a.dotless {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "I", "ı"), "İ", "i")
}

func (a Alphabet) lower(l Letter) Letter {
	switch {
	case a.dotless && l == 'I':
		return 'ı'
	case a.dotless && l == 'İ':
		return 'i'
	}
	return unicode.ToLower(l)
}

// Upper returns letters of the alphabet as they are shown, as [Upper] does.
func (a Alphabet) Upper(s string) string {
	if a.dotless {
		s = strings.ReplaceAll(strings.ReplaceAll(Text(s), "i", "İ"), "ı", "I")
	}
	return Upper(s)
}

// Dotless reports whether I is the capital of ı, and İ that of i.
func (a Alphabet) Dotless() bool { return a.dotless }

// Joins reports whether letters are typed in parts: a mark follows the letter that it belongs to.
func (a Alphabet) Joins() bool { return strings.ContainsFunc(a.letters, isMark) }

func (a Alphabet) has(text string) bool {
	return !strings.ContainsFunc(text, func(l Letter) bool { return !strings.ContainsRune(a.letters, l) })
}

// Fold drops accents that the alphabet lacks, if it has the letters without them. A capital that it
// replaces becomes small.
func (a Alphabet) Fold(s string) string {
	if a.letters == "" || a.has(s) {
		return s
	}
	var b strings.Builder
	for _, l := range s {
		small := unicode.ToLower(l)
		if l < utf8.RuneSelf || strings.ContainsRune(a.letters, small) {
			b.WriteRune(l)
			continue
		}
		switch plain := Unaccented(small); {
		case isMark(l):
		case plain != "" && a.has(plain):
			b.WriteString(plain)
		default:
			b.WriteRune(l)
		}
	}
	return b.String()
}

// unaccented has a letter in each string, and behind it the accented letters that some lists and
// keyboards replace by it. In some languages these include letters of other scripts.
var unaccented = []string{
	"aàáâãäåāăąǎảạấầẩẫậắằẳẵặ", "cçćĉċč", "dďđ", "eèéêëēĕėęěẹẻẽếềểễệ", "gĝğġģ", "hĥħ", "iìíîïĩīĭįıỉị", "jĵ", "kķ",
	"lĺļľł", "nñńņňǹ", "oòóôõöøōŏőǒỏọốồổỗộơớờởỡợ", "rŕŗř", "sśŝşšșṣ", "tţťŧț", "uùúûüũūŭůűųủụưứừửữự", "wŵẁẃẅ", "yýÿŷỳỵỷỹ", "zźżž",
	"αά", "εέ", "ηή", "ιίϊΐ", "οό", "υύϋΰ", "ωώ", "гґ", "её", "ії", "اأإآٱ", "يیى", "كک",
}

// Unaccented returns what a list without accents writes for a letter; "" if it writes the letter
// itself.
func Unaccented(l Letter) string {
	switch l {
	case 'œ':
		return "oe"
	case 'æ':
		return "ae"
	case 'ß':
		return "ss"
	}
	for _, letters := range unaccented {
		if at := strings.IndexRune(letters, l); at > 0 {
			_, size := utf8.DecodeRuneInString(letters)
			return letters[:size]
		}
	}
	return ""
}
