package french

import (
	"slices"
	"strings"
)

// Features of the dictionary that matter here: parts of speech, parts of set
// phrases, forms that name their headword, and so on.
const (
	partPrefix   = "po:"
	phrasePrefix = "po:loc."
	stemPrefix   = "st:"
	mistake      = "po:err"
	infinitive   = "po:infi"
)

// nameParts are the parts of speech of given names, family names and others.
var nameParts = []string{"po:prn", "po:patr", "po:npr"}

// noWords are the parts of speech of what is no word on its own: affixes,
// Roman numbers, signs.
var noWords = []string{"po:pfx", "po:sfx", "po:nbro", "po:symb", "po:sign"}

// hasAny reports whether the entry has one of the features.
func (e entry) hasAny(features []string) bool { return slices.ContainsFunc(features, e.has) }

// hasPrefix reports whether a feature of the entry begins so.
func (e entry) hasPrefix(prefix string) bool {
	return slices.ContainsFunc(e.features, func(f string) bool { return strings.HasPrefix(f, prefix) })
}

// valid reports whether what the entry yields are words: it has a part of
// speech other than those of names, signs and parts of phrases.
func (e entry) valid() bool {
	if strings.ToLower(e.word) != e.word || e.has(mistake) {
		return false
	}
	return slices.ContainsFunc(e.features, func(f string) bool {
		return strings.HasPrefix(f, partPrefix) && !strings.HasPrefix(f, phrasePrefix) &&
			!slices.Contains(nameParts, f) && !slices.Contains(noWords, f)
	})
}

// base reports whether a form is the headword: the infinitive of a verb, the
// singular of a noun, the masculine of an adjective. A verb of which there is
// nothing but the infinitive is out of use.
func (e entry) base(form string) bool {
	return form == e.word && !e.has(infinitive) && !e.hasPrefix(stemPrefix)
}
