package french

import (
	"encoding/json"
	"fmt"

	"ketword/wordlists/gen/internal/source"
)

// readAffixes reads the rules of the dictionary.
func readAffixes(p *source.Packages) (affixes, error) {
	data, err := p.Read(affixFile)
	if err != nil {
		return nil, err
	}
	rules, err := parseAffixes(string(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", affixFile.Path, err)
	}
	return rules, nil
}

// readDictionary reads the entries of the dictionary.
func readDictionary(p *source.Packages) ([]entry, error) {
	data, err := p.Read(dictionaryFile)
	if err != nil {
		return nil, err
	}
	entries, err := parseDictionary(string(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dictionaryFile.Path, err)
	}
	return entries, nil
}

// readCommon reads the words that are frequent in the subtitles of films or in an
// encyclopedia, with their accents. It joins the two lists, since each word is
// only in that of the source where it is more frequent.
func readCommon(p *source.Packages) (map[string]bool, error) {
	common := make(map[string]bool)
	for _, file := range []source.File{spokenFile, writtenFile} {
		data, err := p.Read(file)
		if err != nil {
			return nil, err
		}
		var words []string
		if err := json.Unmarshal(data, &words); err != nil {
			return nil, fmt.Errorf("%s: %w", file.Path, err)
		}
		for _, word := range words {
			common[word] = true
		}
	}
	return common, nil
}
