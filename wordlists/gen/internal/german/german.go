// Package german selects the German words. They are those of a free word list with
// all inflected forms, by which headwords are recognised. Common words are found
// by the subtitles of films, Wikipedia, and a list of words for passphrases.
package german

import (
	"maps"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/selection"
	"ketword/wordlists/gen/internal/source"
)

// Packages returns the packages of the sources.
func Packages() []source.Package {
	return []source.Package{
		{Kind: source.Debian, Name: "tanglet-data", Version: "1.6.3-2", SHA256: "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff"},
		{Kind: source.Debian, Name: "diceware", Version: "0.10-2", SHA256: "396e43051e49e4bdb32f78acd00211d963a927907063902c7c397d9c0146ef11"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-de", Version: "3.0.2", SHA256: "8b8b3879ce48c4ae35a3d11eb89981c00497007ba6541d514c9052b5a8a3096a"},
	}
}

// Reasons that only German words have.
const (
	participle   selection.Reason = "participle"   // geregnet
	degree       selection.Reason = "degree"       // größer
	nominal      selection.Reason = "nominal"      // an adjective used as a noun: Kranker
	unrecognized selection.Reason = "unrecognized" // without the forms of a headword: ging, jetzt, Chaos
)

// Select selects the words. Guesses are all words of the inventory. Answers are the
// common headwords.
func Select(p *source.Packages) (*selection.Words, error) {
	words, err := readInventory(p)
	if err != nil {
		return nil, err
	}
	evidence, err := readEvidence(p)
	if err != nil {
		return nil, err
	}
	return newGrammar(words, evidence).selectWords(), nil
}

// selectWords selects from the inventory. A word that is written both with and
// without a capital is an answer if either is. Words without any evidence are
// guesses and neither answers nor dropped.
func (g *grammar) selectWords() *selection.Words {
	s := selection.New()
	for _, word := range slices.Sorted(maps.Keys(g.words)) {
		lower := strings.ToLower(word)
		s.Guess(lower)
		why := g.reason(word)
		switch {
		case why == "" && g.evidence.common(lower, g.forms(word)):
			s.Answer(lower)
		case s.Answers[lower] || !g.evidence.attested(lower):
		case why == "":
			s.Drop(lower, selection.Rare)
		default:
			s.Drop(lower, why)
		}
	}
	return s
}

// reason returns why a word, as written, is not a headword, or "" if it is one.
func (g *grammar) reason(word string) selection.Reason {
	if isNoun(word) {
		return g.nounReason(word)
	}
	switch {
	case g.infinitives[word]:
		return g.verbReason(word)
	case g.adjectives[word]:
		return g.adjectiveReason(word)
	}
	return unrecognized
}
