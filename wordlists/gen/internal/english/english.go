// Package english makes the English lists. The words are SCOWL's; WordNet
// tells inflected forms and names, the subtitles of films tell what is
// common, and public filters tell bad words.
package english

import (
	"ketword/wordlists/gen/internal/crop"
	"ketword/wordlists/gen/internal/source"
)

// Packages returns the packages that the lists are made from.
func Packages() []source.Package {
	return []source.Package{
		{Kind: source.Debian, Name: "scowl", Version: "2020.12.07-2", SHA256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718"},
		{Kind: source.Debian, Name: "wordnet-base", Version: "1:3.0-37", SHA256: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-en", Version: "4.1.1", SHA256: "4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8"},
		{Kind: source.NPM, Name: "cuss", Version: "2.2.0", SHA256: "66b19c6086d3fb3eac3769daf97dd695290ecc24b0fddbc30688418c629b776f"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	}
}

// recipe is all that the sources say.
type recipe struct {
	scowl     *scowl
	wordnet   *wordnet
	ranks     map[string]int
	offensive map[string]bool
}

func readRecipe(p *source.Packages) (*recipe, error) {
	var r recipe
	var err error
	if r.scowl, err = readScowl(p); err != nil {
		return nil, err
	}
	if r.wordnet, err = readWordnet(p); err != nil {
		return nil, err
	}
	if r.ranks, err = readRanks(p); err != nil {
		return nil, err
	}
	addBases(r.ranks, r.wordnet)
	r.offensive, err = readOffensive(p)
	return &r, err
}

// Grow makes the words. Guesses are all of SCOWL's up to its size 80, without
// accents. Answers are those that are spelt alike in all regions and that
// nothing speaks against.
func Grow(p *source.Packages, _ crop.Lists) (*crop.Crop, error) {
	r, err := readRecipe(p)
	if err != nil {
		return nil, err
	}
	c := crop.New()
	for _, words := range []map[string]int{r.scowl.everywhere, r.scowl.regional, r.scowl.variant} {
		for word := range words {
			c.Guess(word)
		}
	}
	for word := range c.Guesses {
		if why := r.drop(word); why == "" {
			c.Answer(word)
		} else if r.ranks[word] != 0 || r.scowl.size(word) <= common {
			c.Drop(word, why)
		}
	}
	return c, nil
}

// Reasons of this language alone.
const (
	regional crop.Reason = "regional"    // spelt so in some regions alone
	unlisted crop.Reason = "no headword" // WordNet does not have it
)

// SCOWL's sizes as limits. Of a size above common, a word needs evidence: up
// to size familiar a rank, or a use in WordNet's texts; above that a rank up to
// topRank.
const (
	basic    = 35 // words that WordNet lacks, as "with", are sound up to this size
	common   = 40
	familiar = 50
	rarest   = 60
	topRank  = 40_000
)

// common reports whether a word is common enough for an answer.
func (r *recipe) common(word string) bool {
	size, rank := r.scowl.size(word), r.ranks[word]
	switch {
	case size <= common:
		return true
	case size <= familiar:
		return rank > 0 || r.wordnet.used(word)
	}
	return size <= rarest && 0 < rank && rank <= topRank
}

// drop tells why a word is no answer, and "" if it is one.
func (r *recipe) drop(word string) crop.Reason {
	size := r.scowl.everywhere[word]
	switch {
	case r.inflected(word):
		return crop.Inflected
	case r.wordnet.name(word):
		return crop.Name
	case size == 0 || r.scowl.size(word) < size && r.scowl.size(word) <= common:
		return regional
	case !r.wordnet.lemma(word) && r.wordnet.exceptions[verb][word] == nil && size > basic:
		return unlisted
	case !r.common(word):
		return crop.Rare
	case r.offensive[word]:
		return crop.Offensive
	}
	return ""
}
