package german

import (
	"strings"

	"ketword/wordlists/gen/internal/crop"
)

// hasGenitive reports whether a noun has the genitive of the masculine and neuter.
func (g *grammar) hasGenitive(noun string) bool { return g.words.hasAny(noun, "s", "es", "ses") }

// findGenitives finds the nouns that have a genitive, and their plurals.
func (g *grammar) findGenitives() {
	for word := range g.words {
		if !isNoun(word) || !g.hasGenitive(word) {
			continue
		}
		// Tages is no genitive of Tage.
		if tag, e := strings.CutSuffix(word, "e"); e && g.words[tag] && g.hasGenitive(tag) && g.evidence.met(strings.ToLower(tag)) {
			continue
		}
		g.genitives[word] = true
	}
	for noun := range g.genitives {
		if g.infinitives[strings.ToLower(noun)] || !g.evidence.met(strings.ToLower(noun)) {
			continue
		}
		for _, plural := range pluralsOf(noun) {
			g.plurals[plural] = true
		}
	}
}

// findFeminine finds the plurals of the nouns without a genitive.
func (g *grammar) findFeminine() {
	for word := range g.words {
		if !isNoun(word) || !g.evidence.met(strings.ToLower(word)) || g.genitives[word] || g.plurals[word] {
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

// pluralsOf returns what may be a plural of a noun, and not the noun itself.
func pluralsOf(noun string) []string {
	endings := []string{"e", "er", "en", "n", "s", "se", "ses", "nen"}
	plurals := with(noun, endings...)
	if stem := mutated(noun); stem != "" {
		plurals = append(append(plurals, stem), with(stem, endings...)...)
	}
	return plurals
}

// hasPlural reports whether a noun has a plural of the feminine: Katzen,
// Gabeln, Uhren, Lehrerinnen, Hände.
func (g *grammar) hasPlural(noun string) bool {
	switch {
	case hasAnySuffix(noun, "e", "el", "er") && g.words[noun+"n"]:
		return true
	case g.words.hasAny(noun, "en", "nen"):
		return true
	}
	stem := mutated(noun)
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

// dropNoun tells why a word with a capital is no headword, and "" if it is one.
func (g *grammar) dropNoun(noun string) crop.Reason {
	switch {
	case g.infinitives[strings.ToLower(noun)]:
		return crop.Inflected
	case g.nominal(noun):
		return nominal
	case g.genitives[noun]:
		return ""
	case g.plurals[noun] || g.feminine[noun]:
		return crop.Inflected
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
	for _, form := range with(strings.ToLower(noun), "s", "es", "n", "en") {
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
	for _, suffix := range suffixes {
		if strings.HasSuffix(word, suffix) {
			return true
		}
	}
	return false
}
