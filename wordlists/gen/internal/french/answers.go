package french

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
)

// none is the reason for dropping an answer.
const none selection.Reason = ""

// answers decides which forms are answers.
type answers struct {
	names  map[string]bool // in lower case
	common map[string]int  // ranks of frequent words, with their accents
}

// reason returns why a form of an entry is not an answer, or none if it is one.
func (a answers) reason(e entry, form string) selection.Reason {
	_, common := a.common[form]
	switch {
	case !e.base(form):
		return selection.Inflected
	case !common:
		return selection.Rare
	case a.names[form]:
		return selection.Name
	}
	return none
}

// closer returns the reason of a word, given why one more form with its letters is
// no answer. Several forms may be the same without their accents: it is enough
// that one is an answer; else the reason of the form that came closest counts.
func closer(reasons map[string]selection.Reason, word string, why selection.Reason) selection.Reason {
	before, known := reasons[word]
	if !known {
		return why
	}
	closest := []selection.Reason{none, selection.Name, selection.Rare, selection.Inflected}
	return closest[min(slices.Index(closest, before), slices.Index(closest, why))]
}

// names returns the names in the dictionary, in lower case.
func names(entries []hunspell.Entry) map[string]bool {
	names := make(map[string]bool)
	for _, e := range entries {
		if (entry{e}).hasAny(nameParts) {
			names[strings.ToLower(e.Word)] = true
		}
	}
	return names
}
