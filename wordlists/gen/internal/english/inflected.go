package english

import "strings"

// inflected reports whether a word is only a form of another: a plural, a form of
// a verb, a comparative. A form that is also a headword is inflected only if it is hardly ever used as that headword.
func (r *recipe) inflected(word string) bool {
	headword := r.wordnet.lemma(word)
	switch {
	case r.wordnet.irregularPast(word):
		return !headword
	case strings.HasSuffix(word, "s"):
		return r.plural(word, headword)
	case strings.HasSuffix(word, "ed"):
		return r.formOf(word, verb) && !r.wordnet.lemmas[verb][word] || !headword && r.derived(word, "ed", "", "e", "y", "ied")
	case strings.HasSuffix(word, "ing"):
		return r.formOf(word, verb) && r.wordnet.uses[noun][word] < gerundUses ||
			!headword && r.derived(word, "ing", "", "e")
	case strings.HasSuffix(word, "er"), strings.HasSuffix(word, "est"):
		return r.compared(word, headword)
	case strings.HasSuffix(word, "men"):
		return len(word) > len("omen") && r.scowl.has(strings.TrimSuffix(word, "men")+"man")
	}
	return !headword && r.wordnet.exceptions[noun][word] != nil
}

// gerundUses is how many uses as a noun in WordNet's texts make a word in -ing more
// than a form of its verb.
const gerundUses = 3

// plural reports whether a word in -s is a plural, or a verb's third person.
func (r *recipe) plural(word string, headword bool) bool {
	switch {
	case strings.HasSuffix(word, "ss"):
		return false
	case strings.HasSuffix(word, "us"), strings.HasSuffix(word, "is"):
		return !headword && r.scowl.has(strings.TrimSuffix(word, "s"))
	}
	return r.formOf(word, noun, verb) || !headword && (r.derived(word, "s", "") || r.derived(word, "es", "") || r.derived(word, "ies", "y"))
}

// compared reports whether a word is a comparative or a superlative.
func (r *recipe) compared(word string, headword bool) bool {
	other := false
	for _, part := range []pos{noun, verb, adv} {
		other = other || r.wordnet.lemmas[part][word]
	}
	if r.formOf(word, adj) && !other && r.wordnet.uses[adj][word] == 0 {
		return true
	}
	return !headword && (r.derived(word, "er", "", "e") || r.derived(word, "est", "", "e") ||
		r.derived(word, "ier", "y") || r.derived(word, "iest", "y"))
}

// formOf reports whether a word is a form of a known word that is one of the parts
// of speech.
func (r *recipe) formOf(word string, parts ...pos) bool {
	for _, base := range r.wordnet.bases(word) {
		for _, part := range parts {
			if base.part == part && len(base.word) > 2 && r.scowl.has(base.word) {
				return true
			}
		}
	}
	return false
}

// derived reports whether a word is made from a known word, of whose endings one of
// olds was replaced with end.
func (r *recipe) derived(word, end string, olds ...string) bool {
	stem, ok := strings.CutSuffix(word, end)
	if !ok || len(stem) < 2 {
		return false
	}
	for _, old := range olds {
		if r.scowl.has(stem + old) {
			return true
		}
	}
	single, doubled := undouble(stem)
	return doubled && r.scowl.has(single)
}
