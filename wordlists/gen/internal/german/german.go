// Package german makes the German lists. The words are those of a free
// Wortliste, whose forms also tell headwords from inflected words; films,
// Wikipedia and a list for passphrases tell what is common.
package german

import (
	"maps"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/crop"
	"ketword/wordlists/gen/internal/source"
)

// Packages returns the packages that the lists are made from.
func Packages() []source.Package {
	return []source.Package{
		{Kind: source.Debian, Name: "tanglet-data", Version: "1.6.3-2", SHA256: "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff"},
		{Kind: source.Debian, Name: "diceware", Version: "0.10-2", SHA256: "396e43051e49e4bdb32f78acd00211d963a927907063902c7c397d9c0146ef11"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-de", Version: "3.0.2", SHA256: "8b8b3879ce48c4ae35a3d11eb89981c00497007ba6541d514c9052b5a8a3096a"},
	}
}

// Reasons of this language alone.
const (
	participle   crop.Reason = "participle"   // geregnet
	degree       crop.Reason = "degree"       // größer
	nominal      crop.Reason = "nominal"      // an adjective made a noun: Kranker
	unrecognized crop.Reason = "unrecognized" // without the forms of any headword: ging, jetzt, Chaos
)

// Grow makes the words. Guesses are all words of the inventory. Answers are
// the headwords that are common.
func Grow(p *source.Packages, _ crop.Lists) (*crop.Crop, error) {
	words, err := readInventory(p)
	if err != nil {
		return nil, err
	}
	evidence, err := readEvidence(p)
	if err != nil {
		return nil, err
	}
	return newGrammar(words, evidence).crop(), nil
}

// crop sorts the words of the inventory into answers and drops. A word that is
// written with a capital and without may be read either way. What nobody has
// met is neither.
func (g *grammar) crop() *crop.Crop {
	c := crop.New()
	for _, word := range slices.Sorted(maps.Keys(g.words)) {
		lower := strings.ToLower(word)
		c.Guess(lower)
		why := g.drop(word)
		switch {
		case why == "" && g.evidence.common(lower, g.forms(word)):
			c.Answer(lower)
		case c.Answers[lower] || !g.evidence.met(lower):
		case why == "":
			c.Drop(lower, crop.Rare)
		default:
			c.Drop(lower, why)
		}
	}
	return c
}

// drop tells why a written word is no headword, and "" if it is one.
func (g *grammar) drop(word string) crop.Reason {
	if isNoun(word) {
		return g.dropNoun(word)
	}
	switch {
	case g.infinitives[word]:
		return ""
	case g.adjectives[word]:
		return g.dropAdjective(word)
	}
	return unrecognized
}
