package french

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
)

// entry is an entry of the dictionary, with what its features say.
type entry struct{ hunspell.Entry }

// Features of entries.
const (
	partPrefix   = "po:"     // begins a part of speech
	phrasePrefix = "po:loc." // part of a set phrase
	stemPrefix   = "st:"     // begins the headword of an irregular form
	mistake      = "po:err"  // a common misspelling
	infinitive   = "po:infi" // a verb that is listed in the infinitive only
)

// nameParts are the parts of speech of given names, family names and others.
var nameParts = []string{"po:prn", "po:patr", "po:npr"}

// notWords are the parts of speech of entries that are not words by themselves:
// affixes, Roman numbers, signs.
var notWords = []string{"po:pfx", "po:sfx", "po:nbro", "po:symb", "po:sign"}

func (e entry) hasAny(features []string) bool { return slices.ContainsFunc(features, e.Has) }

// hasPrefix reports whether a feature of the entry has the prefix.
func (e entry) hasPrefix(prefix string) bool {
	return slices.ContainsFunc(e.Features, func(f string) bool { return strings.HasPrefix(f, prefix) })
}

// valid reports whether the entry yields words: it has a part of speech other than
// those of names, signs and parts of phrases.
func (e entry) valid() bool {
	if strings.ToLower(e.Word) != e.Word || e.Has(mistake) {
		return false
	}
	return slices.ContainsFunc(e.Features, func(f string) bool {
		return strings.HasPrefix(f, partPrefix) && !strings.HasPrefix(f, phrasePrefix) &&
			!slices.Contains(nameParts, f) && !slices.Contains(notWords, f)
	})
}

// base reports whether a form is the headword: the infinitive of a verb, the
// singular of a noun, the masculine of an adjective. A verb that is listed in the
// infinitive only is obsolete, and does not count.
func (e entry) base(form string) bool {
	return form == e.Word && !e.Has(infinitive) && !e.hasPrefix(stemPrefix)
}
