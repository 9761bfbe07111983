package french

import (
	"ketword/wordlists/gen/internal/source"
)

// topEnglish is how many English words, the most frequent ones, an encyclopedia has
// as often for themselves as for the French word that is written alike: enter, trial.
const topEnglish = 5_000

// readCommon reads the words that are frequent in the subtitles of films or in an
// encyclopedia, with their accents, and their ranks. It joins the two lists, since each
// word is only in that of the source where it is more frequent. Frequent English words
// must be in the subtitles.
func readCommon(p *source.Packages) (map[string]int, error) {
	spoken, err := p.ReadWords(spokenFile)
	if err != nil {
		return nil, err
	}
	written, err := p.ReadWords(writtenFile)
	if err != nil {
		return nil, err
	}
	english, err := p.ReadWords(englishFile)
	if err != nil {
		return nil, err
	}
	return joinFrequent(spoken, written, english[:min(topEnglish, len(english))]), nil
}

// joinFrequent joins the words of the subtitles with those of the encyclopedia that
// are not English, which come after them. Each has its rank, from 0.
func joinFrequent(spoken, written, english []string) map[string]int {
	common := make(map[string]int)
	for i, word := range written {
		common[word] = len(spoken) + i
	}
	for _, word := range english {
		delete(common, word)
	}
	for i, word := range spoken {
		common[word] = i
	}
	return common
}
