package german

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/selection"
)

// hasGenitive reports whether a noun has the genitive of masculine and neuter nouns.
func (g *grammar) hasGenitive(noun string) bool { return g.words.hasAny(noun, "s", "es", "ses") }

// findGenitives finds the nouns with a genitive, and their plurals.
func (g *grammar) findGenitives() {
	for word := range g.words {
		if !isNoun(word) || !g.hasGenitive(word) {
			continue
		}
		// Tages is the genitive of Tag, not of Tage.
		if stem, has := strings.CutSuffix(word, "e"); has && g.words[stem] && g.hasGenitive(stem) && g.evidence.attested(strings.ToLower(stem)) {
			continue
		}
		g.genitives[word] = true
	}
	for noun := range g.genitives {
		if g.infinitives[strings.ToLower(noun)] || !g.evidence.attested(strings.ToLower(noun)) {
			continue
		}
		for _, plural := range pluralsOf(noun) {
			g.plurals[plural] = true
		}
	}
}

// findFeminine finds the plurals of nouns without a genitive.
func (g *grammar) findFeminine() {
	for word := range g.words {
		if !isNoun(word) || !g.evidence.attested(strings.ToLower(word)) || g.genitives[word] || g.plurals[word] {
			continue
		}
		if g.infinitives[strings.ToLower(word)] || g.nominal(word) || !g.hasPlural(word) {
			continue
		}
		for _, plural := range pluralsOf(word) {
			g.feminine[plural] = true
		}
	}
}

// pluralsOf returns the possible plurals of a noun that differ from it.
func pluralsOf(noun string) []string {
	endings := []string{"e", "er", "en", "n", "s", "se", "ses", "nen"}
	plurals := withEndings(noun, endings...)
	if stem := withUmlaut(noun); stem != "" {
		plurals = append(append(plurals, stem), withEndings(stem, endings...)...)
	}
	return plurals
}

// hasPlural reports whether a noun has a plural as feminine nouns form it: Katzen,
// Gabeln, Uhren, Lehrerinnen, Hände.
func (g *grammar) hasPlural(noun string) bool {
	switch {
	case hasAnySuffix(noun, "e", "el", "er") && g.words[noun+"n"]:
		return true
	case g.words.hasAny(noun, "en", "nen"):
		return true
	}
	stem := withUmlaut(noun)
	return stem != "" && g.words[stem+"e"]
}

// nominal reports whether a noun is a declined adjective: der Kranke, ein
// Kranker, dem Kranken.
func (g *grammar) nominal(noun string) bool {
	for ending, others := range map[string][]string{
		"e": {"er", "em"}, "er": {"e", "em"}, "en": {"er", "em"}, "es": {"er", "em"}, "em": {"er"},
	} {
		if stem, has := strings.CutSuffix(noun, ending); has && g.words.hasAll(stem, others...) {
			return true
		}
	}
	return false
}

// nounReason returns why a word with a capital is not a headword, or "" if it is one.
func (g *grammar) nounReason(noun string) selection.Reason {
	switch {
	case g.infinitives[strings.ToLower(noun)]:
		return selection.Inflected
	case g.nominal(noun):
		return nominal
	case g.genitives[noun]:
		return ""
	case g.plurals[noun] || g.feminine[noun]:
		return selection.Inflected
	case g.hasPlural(noun):
		return ""
	}
	return unrecognized
}

func (g *grammar) formsOfNoun(noun string) []string {
	seen := make(map[string]bool)
	for _, plural := range pluralsOf(noun) {
		seen[strings.ToLower(plural)] = g.words[plural]
	}
	for _, form := range withEndings(strings.ToLower(noun), "s", "es", "n", "en") {
		seen[form] = true
	}
	var forms []string
	for form, is := range seen {
		if is {
			forms = append(forms, form)
		}
	}
	return forms
}

func hasAnySuffix(word string, suffixes ...string) bool {
	return slices.ContainsFunc(suffixes, func(suffix string) bool { return strings.HasSuffix(word, suffix) })
}
