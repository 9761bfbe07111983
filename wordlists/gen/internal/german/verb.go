package german

import (
	"slices"
	"strings"
	"unicode"

	"ketword/wordlists/gen/internal/selection"
)

// verbReason returns why an infinitive is not a headword, or "" if it is one. Players
// take one that is also a noun's plural for the plural, as they do Normen, unless
// the verb is in the texts by other forms: fragen, sorgen.
func (g *grammar) verbReason(infinitive string) selection.Reason {
	if g.regularPlural(withCapital(infinitive)) && !slices.ContainsFunc(g.verbForms(infinitive), g.evidence.inTexts) {
		return selection.Inflected
	}
	return ""
}

// regularPlural reports whether a word is a plural in -n of an attested noun: not
// just its dative (Bergen), and not if the noun has another plural (Anfänge).
func (g *grammar) regularPlural(word string) bool {
	for _, ending := range []string{"n", "en", "nen"} {
		noun, has := strings.CutSuffix(word, ending)
		switch {
		case !has || !isNoun(noun) || !g.words[noun] || g.plurals[noun] || g.feminine[noun]:
		case g.infinitives[strings.ToLower(noun)] || !g.evidence.attested(strings.ToLower(noun)):
		case ending == "n" && !hasAnySuffix(noun, "e", "el", "er"):
		case !g.hasGenitive(noun) || !hasAnySuffix(noun, "e", "el", "er") && !g.hasOtherPlural(noun):
			return true
		}
	}
	return false
}

// hasOtherPlural reports whether a noun has a plural that does not end in -n:
// Tage, Häuser, Böden.
func (g *grammar) hasOtherPlural(noun string) bool {
	stem := withUmlaut(noun)
	return g.words.hasAny(noun, "e", "er") || stem != "" && g.words.hasAny(stem, "", "e", "er")
}

// verbForms returns forms of a verb that are not those of a noun or an adjective:
// sorgt, sorgte, sorgend; of a verb with a separable prefix also absagt, abgesagt,
// abzusagen.
func (g *grammar) verbForms(infinitive string) []string {
	stem := strings.TrimSuffix(strings.TrimSuffix(infinitive, "n"), "e")
	forms := append(withEndings(stem, "t", "et", "st", "est", "te", "ete", "ten", "eten"), infinitive+"d")
	for i := range infinitive {
		prefix, verb := infinitive[:i], infinitive[i:]
		if prefix == "" || !g.infinitives[verb] {
			continue
		}
		participle := prefix + "ge" + stem[min(i, len(stem)):]
		forms = append(forms, prefix+"zu"+verb, prefix+"ge"+verb, participle+"t", participle+"et")
	}
	return slices.DeleteFunc(forms, func(form string) bool { return !g.words[form] })
}

// withCapital returns a word as a noun is written.
func withCapital(word string) string {
	letters := []rune(word)
	letters[0] = unicode.ToUpper(letters[0])
	return string(letters)
}
