package main

import (
	"errors"
	"fmt"
	"io"

	"ketword/cmd/build/internal/compress"
	"ketword/cmd/build/internal/site"
	"ketword/wordlists"
)

// listBudget is the most bytes that all lists may have together, compressed.
const listBudget = 660_000

// errStale tells that the program, which holds the catalogue, would look for
// lists under other names than those of their files.
var errStale = errors.New("wordlists/catalogue.txt is not of these lists: go run ./wordlists/catalogue")

// addLists adds the published files of all lists but the one in the program.
func addLists(p *site.Parts) error {
	lists, err := wordlists.All()
	if err != nil {
		return err
	}
	entries := wordlists.Catalogue()
	if len(entries) != len(lists) {
		return errStale
	}
	p.Lists = site.Files{}
	for i, list := range lists {
		name, data := fmt.Sprintf("words/%s-%d.txt", list.Lang, list.Length), []byte(list.Joined())
		if site.HashedName(name, data) != entries[i].File() {
			return errStale
		}
		if list != wordlists.English5 {
			p.Lists[name] = data
		}
	}
	return nil
}

// judgeLists prints how large all lists are, compressed, and refuses too many
// bytes.
func judgeLists(w io.Writer) error {
	lists, err := wordlists.All()
	if err != nil {
		return err
	}
	total := 0
	for _, list := range lists {
		data, err := cache.Encode(compress.Brotli, []byte(list.Joined()))
		if err != nil {
			return fmt.Errorf("%s, %d letters: %w", list.Lang, list.Length, err)
		}
		total += len(data)
	}
	fmt.Fprintf(w, "%d of %d bytes: the %d word lists as brotli, the one in the program among them\n", total, listBudget, len(lists))
	return withinBudget(total)
}

// withinBudget refuses lists that are too large together.
func withinBudget(total int) error {
	if total > listBudget {
		return fmt.Errorf("the word lists have %d bytes as brotli, %d more than the %d they may have", total, total-listBudget, listBudget)
	}
	return nil
}
