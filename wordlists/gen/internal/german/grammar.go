package german

import (
	"strings"

	"ketword/internal/each"
)

// grammar recognises the headwords of an inventory by their forms. A verb's
// infinitive has a present participle, an adjective has the five endings, and a
// noun has a genitive or a plural and is not itself another word's plural.
type grammar struct {
	words       inventory
	evidence    *evidence
	infinitives map[string]bool
	adjectives  map[string]bool // base forms, comparatives, superlatives and participles
	genitives   map[string]bool // nouns with a genitive: masculine and neuter ones
	plurals     map[string]bool // possible plurals of nouns with a genitive
	feminine    map[string]bool // possible plurals of the other nouns
}

func newGrammar(words inventory, e *evidence) *grammar {
	g := &grammar{
		words: words, evidence: e,
		infinitives: make(map[string]bool), adjectives: make(map[string]bool),
		genitives: make(map[string]bool), plurals: make(map[string]bool), feminine: make(map[string]bool),
	}
	for word := range words {
		switch {
		case isNoun(word):
		case strings.HasSuffix(word, "n") && words[word+"d"]:
			g.infinitives[word] = true
		case words.declined(word):
			g.adjectives[word] = true
		}
	}
	g.findGenitives()
	g.findFeminine()
	return g
}

// forms returns other forms of a headword, in lower case.
func (g *grammar) forms(word string) []string {
	switch {
	case isNoun(word):
		return g.formsOfNoun(word)
	case g.infinitives[word]:
		stem := strings.TrimSuffix(strings.TrimSuffix(word, "n"), "e")
		return append(withEndings(stem, "e", "t", "et", "st", "te", "ten", "tet", "est", "ete", "eten"), word+"d")
	}
	return withEndings(word, "e", "em", "en", "er", "es")
}

func withEndings(stem string, endings ...string) []string {
	return each.Of(endings, func(ending string) string { return stem + ending })
}
