package english

import "strings"

// inflected reports whether a word is a mere form of another: a plural, a
// form of a verb, a comparative. A word that is also a headword of its own is
// one only where it is hardly ever used so.
func (r *recipe) inflected(word string) bool {
	headword := r.wordnet.lemma(word)
	switch {
	case strings.HasSuffix(word, "s"):
		return r.plural(word, headword)
	case strings.HasSuffix(word, "ed"):
		return r.form(word, verb) && !r.wordnet.lemmas[verb][word] || !headword && r.grown(word, "ed", "", "e", "y", "ied")
	case strings.HasSuffix(word, "ing"):
		return r.form(word, verb) && r.wordnet.uses[noun][word] < gerundUses ||
			!headword && r.grown(word, "ing", "", "e")
	case strings.HasSuffix(word, "er"), strings.HasSuffix(word, "est"):
		return r.compared(word, headword)
	case strings.HasSuffix(word, "men"):
		return len(word) > len("omen") && r.scowl.has(strings.TrimSuffix(word, "men")+"man")
	}
	return !headword && r.wordnet.exceptions[noun][word] != nil
}

// gerundUses is how often a word in -ing is to be met as a noun in WordNet's
// texts to be more than a form of its verb.
const gerundUses = 3

// plural tells forms in -s: plurals and verbs of the third person.
func (r *recipe) plural(word string, headword bool) bool {
	switch {
	case strings.HasSuffix(word, "ss"):
		return false
	case strings.HasSuffix(word, "us"), strings.HasSuffix(word, "is"):
		return !headword && r.scowl.has(strings.TrimSuffix(word, "s"))
	}
	return r.form(word, noun, verb) || !headword && (r.grown(word, "s", "") || r.grown(word, "es", "") || r.grown(word, "ies", "y"))
}

// compared tells comparatives and superlatives.
func (r *recipe) compared(word string, headword bool) bool {
	other := false
	for _, part := range []pos{noun, verb, adv} {
		other = other || r.wordnet.lemmas[part][word]
	}
	if r.form(word, adj) && !other && r.wordnet.uses[adj][word] == 0 {
		return true
	}
	return !headword && (r.grown(word, "er", "", "e") || r.grown(word, "est", "", "e") ||
		r.grown(word, "ier", "y") || r.grown(word, "iest", "y"))
}

// form reports whether a word is a form of a known word of one of the parts
// of speech.
func (r *recipe) form(word string, parts ...pos) bool {
	for _, base := range r.wordnet.bases(word) {
		for _, part := range parts {
			if base.part == part && len(base.word) > 2 && r.scowl.has(base.word) {
				return true
			}
		}
	}
	return false
}

// grown reports whether a word is a known one whose end was replaced: one of
// the old ends by the new end.
func (r *recipe) grown(word, end string, olds ...string) bool {
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
