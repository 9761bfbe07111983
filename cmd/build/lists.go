package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"ketword/cmd/build/internal/files"
	"ketword/cmd/build/internal/site"
	"ketword/internal/release"
	"ketword/wordlists"
)

// errOutdated means that the program would ask for lists under other names than
// they are published by, which it takes from the catalogue, or have another default
// list.
var errOutdated = errors.New("wordlists/catalogue.txt or wordlists/en/packed-5.txt does not fit the lists; make them again: make catalogue")

// addLists adds the published file of each list, except that of the list
// inside the program.
func addLists(p *site.Parts) error {
	lists, err := wordlists.All()
	if err != nil {
		return err
	}
	entries := wordlists.Catalogue()
	if len(entries) != len(lists) || !wordlists.PackedIsUpToDate() {
		return errOutdated
	}
	p.Lists = site.Files{}
	for i, list := range lists {
		name, data := fmt.Sprintf("words/%s-%d.txt", list.Lang, list.Length), []byte(list.Joined())
		if site.HashedName(name, data) != entries[i].File() {
			return errOutdated
		}
		if list != wordlists.English5 {
			p.Lists[name] = data
		}
	}
	return nil
}

// checkListSizes prints the size of each language's lists as brotli, and refuses lists
// beyond the budget.
func checkListSizes(w io.Writer) error {
	lists, err := wordlists.All()
	if err != nil {
		return err
	}
	sizes := map[string]int{}
	for _, list := range lists {
		data, err := cache.Encode(files.Brotli, []byte(list.Joined()))
		if err != nil {
			return fmt.Errorf("%s, %d letters: %w", list.Lang, list.Length, err)
		}
		sizes[list.Lang] += len(data)
	}
	fmt.Fprintf(w, "%d word lists, the one inside the program included, as brotli, at most %d bytes a language:", len(lists), release.MaxListsBrotli)
	for _, lang := range slices.Sorted(maps.Keys(sizes)) {
		fmt.Fprintf(w, " %s %d", lang, sizes[lang])
		err = errors.Join(err, withinBudget(lang, sizes[lang]))
	}
	fmt.Fprintln(w)
	return err
}

// withinBudget refuses a size of a language's lists beyond the budget.
func withinBudget(lang string, size int) error {
	if size > release.MaxListsBrotli {
		return fmt.Errorf("the word lists of %s have %d bytes as brotli: %d more than the %d allowed", lang, size, size-release.MaxListsBrotli, release.MaxListsBrotli)
	}
	return nil
}
