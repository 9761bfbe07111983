package source

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// Parse reads a file with parse, as text: in ISO 8859-2, as Polish has it, if it is not in UTF-8. Its errors are those of [Packages.Read], or those of parse with
// the file's path.
func Parse[T any](p *Packages, f File, parse func(string) (T, error)) (parsed T, err error) {
	data, err := p.Read(f)
	if err != nil {
		return parsed, err
	}
	if !utf8.Valid(data) {
		if data, err = charmap.ISO8859_2.NewDecoder().Bytes(data); err != nil {
			return parsed, fmt.Errorf("%s: %w", f.Path, err)
		}
	}
	if parsed, err = parse(string(data)); err != nil {
		err = fmt.Errorf("%s: %w", f.Path, err)
	}
	return parsed, err
}

// ReadWords returns the words of a file that is an array of them in JSON. Its errors are
// those of [Parse].
func (p *Packages) ReadWords(f File) ([]string, error) {
	return Parse(p, f, func(text string) (words []string, err error) {
		err = json.Unmarshal([]byte(text), &words)
		return words, err
	})
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

// ReadZipped returns the text of a file that is compressed with gzip. Its errors
// are those of [Packages.Read], or those of unpacking.
func (p *Packages) ReadZipped(f File) (string, error) {
	data, err := p.Read(f)
	if err != nil {
		return "", err
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(unzipped)
	return string(text), err
}
