package german

import "strings"

// grammar finds the headwords of an inventory by their forms: a word is the
// infinitive whose present participle is there, the adjective that is declined,
// the noun that has a genitive or a plural and is not itself one of those.
type grammar struct {
	words       inventory
	evidence    *evidence
	infinitives map[string]bool
	adjectives  map[string]bool // base forms, degrees and participles alike
	genitives   map[string]bool // nouns of the masculine or neuter: those with a genitive
	plurals     map[string]bool // and other forms of nouns with a genitive
	feminine    map[string]bool // forms of the other nouns
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

// forms returns forms of a headword besides itself, in lower case.
func (g *grammar) forms(word string) []string {
	switch {
	case isNoun(word):
		return g.formsOfNoun(word)
	case g.infinitives[word]:
		stem := strings.TrimSuffix(strings.TrimSuffix(word, "n"), "e")
		return append(with(stem, "e", "t", "et", "st", "te", "ten", "tet", "est", "ete", "eten"), word+"d")
	}
	return with(word, "e", "em", "en", "er", "es")
}

// with returns a stem with each of the endings.
func with(stem string, endings ...string) []string {
	words := make([]string, len(endings))
	for i, ending := range endings {
		words[i] = stem + ending
	}
	return words
}
