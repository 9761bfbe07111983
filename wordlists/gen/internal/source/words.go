package source

import (
	"encoding/json"
	"fmt"
)

// ReadWords returns the words of a file that is an array of them in JSON. Its errors are
// those of [Packages.Read], or tell that the file is no such array.
func (p *Packages) ReadWords(f File) ([]string, error) {
	data, err := p.Read(f)
	if err != nil {
		return nil, err
	}
	var words []string
	if err := json.Unmarshal(data, &words); err != nil {
		return nil, fmt.Errorf("%s: %w", f.Path, err)
	}
	return words, nil
}

// ReadRanks returns the ranks, from 1, of the words that ReadWords returns.
func (p *Packages) ReadRanks(f File) (map[string]int, error) {
	words, err := p.ReadWords(f)
	ranks := make(map[string]int, len(words))
	for i, word := range words {
		if ranks[word] == 0 {
			ranks[word] = i + 1
		}
	}
	return ranks, err
}
