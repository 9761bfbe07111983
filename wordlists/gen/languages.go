package main

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"ketword/wordlists/gen/internal/crop"
	"ketword/wordlists/gen/internal/english"
	"ketword/wordlists/gen/internal/french"
	"ketword/wordlists/gen/internal/german"
	"ketword/wordlists/gen/internal/source"
)

// language is one language: the packages that it is made from, and its recipe.
type language struct {
	tag      string
	packages []source.Package
	grow     func(*source.Packages, crop.Lists) (*crop.Crop, error)
}

// languages returns the table of languages. Another language is one more line.
func languages() []language {
	return []language{
		{"en", english.Packages(), english.Grow},
		{"de", german.Packages(), german.Grow},
		{"fr", french.Packages(), french.Grow},
	}
}

// pinned returns the packages of all languages, each once.
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

// printPackages prints a line a package: kind, name, version and SHA-256.
func printPackages(w io.Writer) error {
	for _, p := range pinned() {
		if _, err := fmt.Fprintln(w, p.Kind, p.Name, p.Version, p.SHA256); err != nil {
			return err
		}
	}
	return nil
}

// field is what has grown of one language.
type field struct {
	tag                 string
	crop                *crop.Crop
	allow, block, slurs []string // needless entries of these lists
}

// grow runs the recipes of the languages that are asked for.
func grow(o options) ([]field, error) {
	packages, err := source.In(o.packages, pinned()...)
	if err != nil {
		return nil, err
	}
	var fields []field
	for _, l := range languages() {
		if o.lang != "" && o.lang != l.tag {
			continue
		}
		lists, err := crop.ReadLists(filepath.Join(o.lists, l.tag))
		if err != nil {
			return nil, err
		}
		c, err := l.grow(packages, lists)
		if err != nil {
			return nil, err
		}
		allow, block, slurs := lists.Needless(c)
		if err := c.Settle(lists); err != nil {
			return nil, fmt.Errorf("%s: %w", l.tag, err)
		}
		fields = append(fields, field{l.tag, c, allow, block, slurs})
	}
	if len(fields) == 0 {
		return nil, fmt.Errorf("-lang %s: no such language", o.lang)
	}
	return fields, nil
}
