// Package recipe selects the words of every language that needs no grammar of its
// own. Guesses are the words of a list and the forms of a spelling dictionary.
// Answers are the dictionary's headwords that are in lists of frequent words.
//
// A further language is one more row of [Languages], a file of its own with what
// differs, and a folder of hand-made lists. English, of whose sources the answers come from a
// dictionary of meanings, and German, with its grammar, have packages of their own.
package recipe

import (
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// Language is what differs between the languages.
type Language struct {
	Tag      string
	Packages []source.Package

	Letters string // the letters of its lists
	Falls   string // pairs of a letter and what is written for it in the lists, as in "á a ü u"
	Silent  string // the sign that the lists leave out, as the apostrophe of п’ять; or none

	Words      source.File   // a list of words with all their forms, as Tanglet has them, or none
	Affixes    source.File   // the rules of a dictionary of Hunspell
	Dictionary source.File   // its entries
	Frequent   []source.File // frequent words, the best list first, each as an array in JSON
	Compounds  string        // frequent words that the dictionary leaves to its rules for compounds, in two parts: zee-hond; or none
	Known      string        // words that count as frequent, too, after all of these, with spaces between
	English    source.File   // frequent English words, which of the lists of frequent words only the first may have; or none
	Offensive  source.File   // a filter of bad words, as an array in JSON, or none

	Written string // words as people write them, with spaces between, where the sources say otherwise

	// Derivations are the flags, with spaces between, of rules that make other headwords.
	Derivations string
	// Word reports whether an entry of the dictionary yields words. Those with capitals don't; if it is nil, all others do.
	Word func(hunspell.Entry) bool
	// Name reports whether an entry is a name, which is no answer in lower case either; or nil.
	Name func(hunspell.Entry) bool
	// Headword reports whether an entry of the dictionary is a headword.
	Headword func(hunspell.Entry) bool
	// Counts reports whether a form of an entry is a guess, for a dictionary with more forms than
	// the lists can hold; nil means that all are. Known tells whether one of the entry's forms
	// is frequent. A frequent form always counts, and of a derived entry others only if it is frequent.
	Counts func(e hunspell.Entry, form string, known bool) bool
}

// Languages returns the languages, a row each.
func Languages() []Language { return []Language{french, spanish, portuguese, dutch, polish, ukrainian} }

// lower reports whether a word has no capital.
func lower(word string) bool { return strings.ToLower(word) == word }

// word reports whether an entry yields words.
func (l Language) word(e hunspell.Entry) bool { return lower(e.Word) && (l.Word == nil || l.Word(e)) }

// folder returns a function that writes a word as the lists have it. It is not ok if
// the word has other letters than the language's.
func (l Language) folder() func(word string) (folded string, ok bool) {
	falls := strings.NewReplacer(strings.Fields(l.Falls)...)
	return func(word string) (string, bool) {
		word = falls.Replace(strings.ReplaceAll(word, l.Silent, ""))
		return word, strings.Trim(word, l.Letters) == ""
	}
}
