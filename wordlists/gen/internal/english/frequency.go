package english

import (
	"maps"
	"slices"

	"ketword/wordlists/gen/internal/source"
)

// frequencyFile has the words by their frequency in the subtitles of films: the most
// frequent has rank 1.
var frequencyFile = source.File{Package: "@zxcvbn-ts/language-en", Path: "src/commonWords.json", SHA256: "184d8cd7ffa3a1727a1448766090daa98001d92f8e6436a7c8a8fca39cc3d441"}

// addBases gives each headword the best rank among its own and those of its forms:
// who knows "aphids" knows "aphid".
func addBases(ranks map[string]int, w *wordnet) {
	for _, form := range slices.Sorted(maps.Keys(ranks)) {
		rank := ranks[form]
		if w.lemma(form) {
			continue // says nothing about another headword
		}
		for _, b := range w.bases(form) {
			if known := ranks[b.word]; known == 0 || rank < known {
				ranks[b.word] = rank
			}
		}
	}
}
