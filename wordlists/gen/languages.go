package main

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"ketword/wordlists/gen/internal/english"
	"ketword/wordlists/gen/internal/german"
	"ketword/wordlists/gen/internal/recipe"
	"ketword/wordlists/gen/internal/selection"
	"ketword/wordlists/gen/internal/source"
)

// language is one language, with the packages of its sources and its recipe.
type language struct {
	tag      string
	packages []source.Package
	recipe   func(*source.Packages) (*selection.Words, error)
}

// languages returns all languages, a row each.
func languages() []language {
	all := []language{
		{"en", english.Packages(), english.Select},
		{"de", german.Packages(), german.Select},
	}
	for _, l := range recipe.Languages() {
		all = append(all, language{l.Tag, l.Packages, l.Select})
	}
	return all
}

// pinned returns the packages of all languages, without repeats.
func pinned() []source.Package {
	var all []source.Package
	for _, l := range languages() {
		all = append(all, l.packages...)
	}
	slices.SortFunc(all, func(a, b source.Package) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	})
	return slices.Compact(all)
}

// printPackages prints one line for each package: kind, name, version, SHA-256.
func printPackages(w io.Writer) error {
	for _, p := range pinned() {
		if _, err := fmt.Fprintln(w, p.Kind, p.Name, p.Version, p.SHA256); err != nil {
			return err
		}
	}
	return nil
}

// result is what the recipe and the hand-made lists of one language give.
type result struct {
	tag    string
	words  *selection.Words
	unused selection.Unused
}

// selectWords runs the recipes of the languages that the options ask for.
func selectWords(o options) ([]result, error) {
	packages, err := source.Open(o.packages, pinned()...)
	if err != nil {
		return nil, err
	}
	var results []result
	for _, l := range languages() {
		if o.lang != "" && o.lang != l.tag {
			continue
		}
		lists, err := selection.ReadLists(filepath.Join(o.lists, l.tag))
		if err != nil {
			return nil, err
		}
		words, err := l.recipe(packages)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.tag, err)
		}
		unused := lists.Unused(words)
		if err := words.ApplyLists(lists); err != nil {
			return nil, fmt.Errorf("%s: %w", l.tag, err)
		}
		results = append(results, result{l.tag, words, unused})
	}
	if len(results) == 0 {
		return nil, fmt.Errorf("-lang %s: unknown language", o.lang)
	}
	return results, nil
}
