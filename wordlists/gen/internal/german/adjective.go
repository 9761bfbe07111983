package german

import (
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/selection"
)

// declined reports whether a word takes the five endings of an adjective, as in
// kühle, dunkle, teure, müde and hohe.
func (w inventory) declined(word string) bool {
	stems := []string{word}
	for _, change := range [][2]string{{"el", "l"}, {"er", "r"}, {"e", ""}, {"hoch", "hoh"}} {
		if stem, has := strings.CutSuffix(word, change[0]); has {
			stems = append(stems, stem+change[1])
		}
	}
	return slices.ContainsFunc(stems, func(stem string) bool { return w.hasAll(stem, "e", "em", "en", "er", "es") })
}

// adjectiveReason returns why a declined word is not a base form, or "" if it is one.
func (g *grammar) adjectiveReason(word string) selection.Reason {
	switch {
	case g.compared(word):
		return degree
	case g.participle(word):
		return participle
	case g.hasEnding(word):
		return selection.Inflected
	}
	return ""
}

// compared reports whether a word is the comparative or the superlative of
// another: größer, dunkler, teurer, müder; größt, müdest.
func (g *grammar) compared(word string) bool {
	if stem, has := strings.CutSuffix(word, "er"); has {
		for _, base := range []string{stem, withoutUmlaut(stem), stem + "e", withoutUmlaut(stem) + "e"} {
			if g.adjectives[base] {
				return true
			}
		}
		for _, letter := range []string{"l", "r"} {
			if short, has := strings.CutSuffix(stem, letter); has && g.adjectives[short+"e"+letter] {
				return true
			}
		}
	}
	if stem, has := strings.CutSuffix(word, "st"); has {
		return g.adjectives[stem] || g.adjectives[withoutUmlaut(stem)] || g.adjectives[strings.TrimSuffix(stem, "e")]
	}
	return false
}

// participle reports whether a word is a participle of a verb: laufend,
// gemacht, besucht, abgestellt, gelaufen.
func (g *grammar) participle(word string) bool {
	if verb, has := strings.CutSuffix(word, "d"); has && g.infinitives[verb] {
		return true
	}
	if strings.HasSuffix(word, "en") {
		return true
	}
	stem, has := strings.CutSuffix(word, "t")
	return has && (g.verbStem(stem) || g.verbStem(strings.TrimSuffix(stem, "e")))
}

// verbStem reports whether a stem is that of a verb, perhaps with the ge of a
// participle in it.
func (g *grammar) verbStem(stem string) bool {
	for i := 0; i <= len(stem); i++ {
		verb := stem
		if rest, has := strings.CutPrefix(stem[i:], "ge"); has {
			verb = stem[:i] + rest
		} else if i > 0 {
			continue
		}
		if g.infinitives[verb+"en"] || g.infinitives[verb+"n"] {
			return true
		}
	}
	return g.infinitives[stem+"en"] || g.infinitives[stem+"n"]
}

// hasEnding reports whether a word is an adjective with one of the five endings:
// kühle, dunkle.
func (g *grammar) hasEnding(word string) bool {
	if stem, has := strings.CutSuffix(word, "e"); has {
		if g.words[stem] || g.adjectives[stem] || strings.HasSuffix(stem, "er") {
			return true
		}
		for _, letter := range []string{"l", "r"} {
			if short, has := strings.CutSuffix(stem, letter); has && g.words[short+"e"+letter] {
				return true
			}
		}
	}
	return hasAnySuffix(word, "er", "en", "em", "es") && g.adjectives[word[:len(word)-2]]
}
