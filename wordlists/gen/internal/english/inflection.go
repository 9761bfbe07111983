package english

import (
	"slices"
	"strings"
)

// base is a headword that a form belongs to.
type base struct {
	part pos
	word string
}

// ending is a regular ending, and what the headword has instead.
type ending struct {
	part     pos
	from, to string
}

// endings are WordNet's rules for regular forms.
func endings() []ending {
	return []ending{
		{noun, "s", ""}, {noun, "ses", "s"}, {noun, "xes", "x"}, {noun, "zes", "z"},
		{noun, "ches", "ch"}, {noun, "shes", "sh"}, {noun, "men", "man"}, {noun, "ies", "y"},
		{verb, "s", ""}, {verb, "ies", "y"}, {verb, "es", "e"}, {verb, "es", ""},
		{verb, "ed", "e"}, {verb, "ed", ""}, {verb, "ing", "e"}, {verb, "ing", ""},
		{adj, "er", ""}, {adj, "est", ""}, {adj, "er", "e"}, {adj, "est", "e"},
		{adj, "ier", "y"}, {adj, "iest", "y"},
	}
}

// bases returns the headwords that a word may be a form of.
func (w *wordnet) bases(word string) []base {
	var found []base
	add := func(part pos, candidate string) {
		b := base{part, candidate}
		if candidate != word && w.lemmas[part][candidate] && !slices.Contains(found, b) {
			found = append(found, b)
		}
	}
	for _, e := range endings() {
		stem, ok := strings.CutSuffix(word, e.from)
		if !ok || len(stem) < 2 {
			continue
		}
		add(e.part, stem+e.to)
		if single, ok := undouble(stem); ok && e.to == "" && e.from != "s" {
			add(e.part, single)
		}
	}
	for _, part := range parts() {
		for _, lemma := range w.exceptions[part][word] {
			add(part, lemma)
		}
	}
	return found
}

// undouble removes one of two equal consonants at the end of a stem, as in
// "stopp".
func undouble(stem string) (string, bool) {
	last := len(stem) - 1
	if last < 2 || stem[last] != stem[last-1] || !strings.ContainsRune("bdgklmnprtvz", rune(stem[last])) {
		return stem, false
	}
	return stem[:last], true
}

// irregularPast reports whether a word is a verb's past form that is not made with
// -ed: wrote, eaten, fled. A regular form is longer than its verb.
func (w *wordnet) irregularPast(word string) bool {
	if strings.HasSuffix(word, "s") || strings.HasSuffix(word, "ing") {
		return false
	}
	return slices.ContainsFunc(w.exceptions[verb][word], func(infinitive string) bool {
		return !strings.HasSuffix(word, "ed") || len(infinitive) >= len(word)
	})
}

// fromAdjective reports whether a word is made from an adjective with -ly or -ness:
// slowly, basically, ably; dryness, happiness.
func (w *wordnet) fromAdjective(word string) bool {
	if stem, ok := strings.CutSuffix(word, "ness"); ok {
		return w.isAdjective(stem)
	}
	stem, ok := strings.CutSuffix(word, "ly")
	return ok && (w.isAdjective(stem) || w.lemmas[adj][stem+"le"] || w.lemmas[adj][stem+"l"] ||
		w.lemmas[adj][strings.TrimSuffix(stem, "al")])
}

// isAdjective reports whether a stem is an adjective, perhaps with i instead of y.
func (w *wordnet) isAdjective(stem string) bool {
	before, i := strings.CutSuffix(stem, "i")
	return w.lemmas[adj][stem] || i && w.lemmas[adj][before+"y"]
}
