package german

import (
	"strings"

	"ketword/wordlists/gen/internal/source"
)

// Files of the evidence. The lists of the npm package are in lower case, and each
// word is only in the list where its rank is best.
var (
	filmsFile      = source.File{Package: "@zxcvbn-ts/language-de", Path: "src/commonWords.json", SHA256: "3c00959b43767e6b2a3f3a8c7c2577db17c6422fa9cf2ab35babff58feea3d9d"}
	wikipediaFile  = source.File{Package: "@zxcvbn-ts/language-de", Path: "src/wikipedia.json", SHA256: "e6e863a08c2af60cad3e20e04d699c44bf2ce1a251a39752cf07e00f698ba0b2"}
	surnamesFile   = source.File{Package: "@zxcvbn-ts/language-de", Path: "src/lastnames.json", SHA256: "c7dc8db5edf40cee86f13d0fe0ba3eb3f96882be662f105c45998839dec3f55b"}
	firstNamesFile = source.File{Package: "@zxcvbn-ts/language-de", Path: "src/firstnames.json", SHA256: "d5f1a3d91b12f1b407fbe6ecfd1c0ac4b1c9316b169aeb611a238310035e463a"}

	passphraseFiles = []source.File{
		{Package: "diceware", Path: "usr/lib/python3/dist-packages/diceware/wordlists/wordlist_de.txt", SHA256: "a4a33aa6a9fd93f3d35a8a12c5899308ce4cc8c92cab76556a411ca97b232537"},
		{Package: "diceware", Path: "usr/lib/python3/dist-packages/diceware/wordlists/wordlist_de_8k.txt", SHA256: "ef77b2b32db2cac540e937cc530bb3478287c4bafa267cab30941e59c3c4ed1b"},
	}
)

// evidence is how well words are known. All its words are in lower case.
type evidence struct {
	films       map[string]int  // rank in the subtitles of films, from 1
	wikipedia   map[string]int  // rank in Wikipedia, from 1
	names       map[string]bool // first names and surnames, some of which are nouns too
	passphrases map[string]bool // easy words, with the letters a to z only
}

func readEvidence(p *source.Packages) (*evidence, error) {
	ranks := make([]map[string]int, 4)
	for i, file := range []source.File{filmsFile, wikipediaFile, surnamesFile, firstNamesFile} {
		var err error
		if ranks[i], err = p.ReadRanks(file); err != nil {
			return nil, err
		}
	}
	e := &evidence{ranks[0], ranks[1], make(map[string]bool), make(map[string]bool)}
	for _, names := range ranks[2:] {
		for name := range names {
			e.names[name] = true
		}
	}
	for _, file := range passphraseFiles {
		data, err := p.Read(file)
		if err != nil {
			return nil, err
		}
		parsePassphrases(string(data), e.passphrases)
	}
	return e, nil
}

// parsePassphrases adds the words from lines such as "11111 aal" or "aal".
func parsePassphrases(text string, words map[string]bool) {
	for line := range strings.Lines(text) {
		if fields := strings.Fields(line); len(fields) > 0 {
			words[strings.ToLower(fields[len(fields)-1])] = true
		}
	}
}

// inTexts reports whether a word is in the subtitles or in Wikipedia.
func (e *evidence) inTexts(word string) bool {
	return e.films[word] > 0 || e.wikipedia[word] > 0
}

func (e *evidence) attested(word string) bool {
	return e.inTexts(word) || e.passphrases[word] || e.names[word]
}

const (
	topRank    = 30_000 // most of Wikipedia's words beyond it are names and terms
	leastForms = 2      // other forms in the texts that make up for a poor rank
)

// common reports whether a word with the given other forms is common enough for an
// answer.
func (e *evidence) common(word string, forms []string) bool {
	rank := e.wikipedia[word]
	if e.films[word] > 0 || e.passphrases[word] || 0 < rank && rank <= topRank {
		return true
	}
	if rank == 0 && e.names[word] {
		return false
	}
	found := 0
	for _, form := range forms {
		if e.inTexts(form) {
			found++
		}
	}
	return found >= leastForms
}
