package engine

import (
	"hash/fnv"
	"slices"
	"strings"

	"ketword/internal/format"
)

// firstChosen is the least seed of a puzzle whose secret somebody chose. It is beyond
// [MaxDrawnSeed], so nobody draws the seed of such a puzzle.
const firstChosen Seed = 1 << 62

// Choose returns the puzzle of a secret that somebody chose, rather than drew. Its mode and
// length are those of the secret, whatever the rules say. Its seed follows from mode,
// language and words, so that everybody has the same identity for it.
func Choose(r Rules, lang string, s Secret) Puzzle {
	r.Mode, r.Length = s.Mode(), s.Len()
	words := strings.Fields(s.String())
	if words[0] > words[len(words)-1] { // their order has no meaning
		slices.Reverse(words)
	}
	hash := fnv.New64a()
	hash.Write([]byte(format.Text("%s/%s/%s", r.Mode, lang, strings.Join(words, " "))))
	seed := firstChosen | Seed(hash.Sum64())&(firstChosen-1)
	return Puzzle{Identity: Identity{Rules: r, Lang: lang, Seed: seed}, Secret: s}
}

// Chosen reports whether somebody chose the secret: whether [Choose] made the puzzle.
func (p Puzzle) Chosen() bool {
	return p.Seed >= firstChosen && p.Seed == Choose(p.Rules, p.Lang, p.Secret).Seed
}
