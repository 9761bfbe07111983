// Package english selects the English words. They are SCOWL's. Inflected forms and
// names are found by WordNet, common words by the subtitles of films, and bad
// words by public filters.
package english

import (
	"ketword/wordlists/gen/internal/selection"
	"ketword/wordlists/gen/internal/source"
)

// Packages returns the packages of the sources.
func Packages() []source.Package {
	return []source.Package{
		{Kind: source.Debian, Name: "scowl", Version: "2020.12.07-2", SHA256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718"},
		{Kind: source.Debian, Name: "wordnet-base", Version: "1:3.0-37", SHA256: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752"},
		{Kind: source.NPM, Name: "@zxcvbn-ts/language-en", Version: "4.1.1", SHA256: "4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8"},
		{Kind: source.NPM, Name: "cuss", Version: "2.2.0", SHA256: "66b19c6086d3fb3eac3769daf97dd695290ecc24b0fddbc30688418c629b776f"},
		{Kind: source.NPM, Name: "naughty-words", Version: "1.2.0", SHA256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e"},
	}
}

// recipe holds what was read from the sources.
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
	if r.ranks, err = p.ReadRanks(frequencyFile); err != nil {
		return nil, err
	}
	addBases(r.ranks, r.wordnet)
	r.offensive, err = readOffensive(p)
	return &r, err
}

// Select selects the words. Guesses are all words of SCOWL up to its size 80,
// without accents. Answers are the guesses for which there is no reason to drop
// them.
func Select(p *source.Packages) (*selection.Words, error) {
	r, err := readRecipe(p)
	if err != nil {
		return nil, err
	}
	s := selection.New()
	for _, words := range []map[string]int{r.scowl.everywhere, r.scowl.regional, r.scowl.variant} {
		for word := range words {
			s.Guess(word)
		}
	}
	for word := range s.Guesses {
		if why := r.reason(word); why == "" {
			s.Answer(word)
		} else if r.ranks[word] != 0 || r.scowl.size(word) <= common {
			s.Drop(word, why)
		}
	}
	return s, nil
}

// Reasons that only English words have.
const (
	regional selection.Reason = "regional"    // a spelling of some regions only
	unlisted selection.Reason = "no headword" // not in WordNet
)

// The largest of SCOWL's sizes for which a word may be an answer, by what else is
// known of it.
const (
	basic    = 35     // for a word that WordNet lacks, as "with"
	common   = 40     // without evidence
	familiar = 50     // with a rank, or a use in WordNet's texts
	rarest   = 60     // with a rank up to topRank
	topRank  = 40_000 // in the subtitles of films
)

// common reports whether a word is common enough for an answer. A word that is made
// from a common one need not be common: futilely. It needs a rank.
func (r *recipe) common(word string) bool {
	size, rank := r.scowl.size(word), r.ranks[word]
	switch {
	case rank == 0 && r.wordnet.fromAdjective(word):
		return false
	case size <= common:
		return true
	case size <= familiar:
		return rank > 0 || r.wordnet.used(word)
	}
	return size <= rarest && 0 < rank && rank <= topRank
}

// spellingOfSome reports whether a word is only, or first of all, a variant or the spelling
// of some regions.
func (r *recipe) spellingOfSome(word string) bool {
	size, least := r.scowl.everywhere[word], r.scowl.size(word)
	return size == 0 || least < size && least <= common
}

// reason returns why a word is not an answer, or "" if it is one.
func (r *recipe) reason(word string) selection.Reason {
	switch {
	case r.inflected(word):
		return selection.Inflected
	case r.wordnet.name(word):
		return selection.Name
	case r.spellingOfSome(word):
		return regional
	case !r.wordnet.lemma(word) && r.scowl.everywhere[word] > basic:
		return unlisted
	case !r.common(word):
		return selection.Rare
	case r.offensive[word]:
		return selection.Offensive
	}
	return ""
}
