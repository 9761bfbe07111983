package recipe

import (
	_ "embed"
	"strings"
	"unicode/utf8"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/source"
)

// ukrainian is written in letters of its own, none of which falls. The apostrophe is no letter, and is left out.
// No list of frequent words was found that this program can read; so known words are a list made by reading, which
// also has words of other lengths, for their forms. The dictionary has irregular forms as entries of their own, without
// flags; and with them words that have no forms, which the list of allowed words has. It has no adverb that is made from an adjective: those are allowed, too.
var ukrainian = Language{
	Tag: "uk",
	Packages: []source.Package{
		{Kind: source.Debian, Name: "hunspell-uk", Version: "1:7.5.0-1", SHA256: "8191ea5162b30f7ce5ad1bedd618590d1a8094bffeffb9745fd2035b6631a14a"},
	},

	Letters: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", Silent: "'",

	Affixes:    source.File{Package: "hunspell-uk", Path: "usr/share/hunspell/uk_UA.aff", SHA256: "af2b3cf5281fbb7cb936f638d03714b0da4a1abba386643c41e99b859c2781bf"},
	Dictionary: source.File{Package: "hunspell-uk", Path: "usr/share/hunspell/uk_UA.dic", SHA256: "a81e4b955c0f1425f25fb5e5de0b34c5a01b93ec7637b20f6088f24bf9365b7a"},
	Known:      ukrainianWords,

	Word: func(e hunspell.Entry) bool {
		return strings.ContainsAny(e.Word, "аеєиіїоуюя") && !abbreviated[e.Word]
	},
	Headword: func(e hunspell.Entry) bool { return len(e.Flags) > 0 },
	Counts:   ukrainianForm,
}

//go:embed ukrainian.txt
var ukrainianWords string

// abbreviated are abbreviations in lower case that are only written.
var abbreviated = map[string]bool{"кбайт": true, "кбіт": true, "ккал": true, "мбар": true, "мкмоль": true, "ммоль": true}

// longestRare is how many letters a rare word may have that is a guess, or an adjective one less, of which there
// are most: the lists have no room for more.
const longestRare = 7

// ukrainianForm leaves out the forms of words that are not known, but for those that the dictionary has as entries; of
// words with an apostrophe, those too.
func ukrainianForm(e hunspell.Entry, form string, known bool) bool {
	most := longestRare
	if strings.HasSuffix(form, "ий") {
		most--
	}
	entry := len(e.Flags) == 0 || form == e.Word && utf8.RuneCountInString(form) <= most
	return known || entry && !strings.Contains(form, "'")
}
