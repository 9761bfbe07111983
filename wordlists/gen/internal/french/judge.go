package french

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/crop"
)

// fair is the reason of a form that is an answer.
const fair crop.Reason = ""

// judge tells which forms are answers.
type judge struct {
	names  map[string]bool // in lower case
	common map[string]bool // words that are frequent, with their accents
}

// reason returns why a form of an entry is no answer, or fair.
func (j judge) reason(e entry, form string) crop.Reason {
	switch {
	case !e.base(form):
		return crop.Inflected
	case !j.common[form]:
		return crop.Rare
	case j.names[form]:
		return crop.Name
	}
	return fair
}

// milder returns what holds of a word that is now also judged as why. Several
// forms may be written alike without their accents, and it is enough that one
// of them is fair; else the one that came closest counts.
func milder(verdicts map[string]crop.Reason, word string, why crop.Reason) crop.Reason {
	verdict, judged := verdicts[word]
	if !judged {
		return why
	}
	closest := []crop.Reason{fair, crop.Name, crop.Rare, crop.Inflected}
	return closest[min(slices.Index(closest, verdict), slices.Index(closest, why))]
}

// names returns the names in the dictionary, in lower case.
func names(entries []entry) map[string]bool {
	names := make(map[string]bool)
	for _, e := range entries {
		if e.hasAny(nameParts) {
			names[strings.ToLower(e.word)] = true
		}
	}
	return names
}
