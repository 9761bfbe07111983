package main

import (
	"maps"
	"slices"
	"testing"

	"ketword/cmd/build/internal/site"
	"ketword/internal/release"
	"ketword/wordlists"
)

// Every list of the catalogue is published under the name that the program asks
// for. The list inside the program is not published.
func TestListsAreNamedAsInTheCatalogue(t *testing.T) {
	var p site.Parts
	if err := addLists(&p); err != nil {
		t.Fatal(err)
	}
	var got, want []string
	for name, data := range p.Lists {
		got = append(got, site.HashedName(name, data))
	}
	for _, e := range wordlists.Catalogue() {
		if e.Lang != wordlists.English5.Lang || e.Length != wordlists.English5.Length {
			want = append(want, e.File())
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("published %q, want %q", got, want)
	}
	for _, name := range slices.Sorted(maps.Keys(p.Lists)) {
		if _, err := wordlists.Split(string(p.Lists[name])); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestListBudget(t *testing.T) {
	if err := withinBudget("es", release.MaxListsBrotli); err != nil {
		t.Error(err)
	}
	err := withinBudget("es", release.MaxListsBrotli+1234)
	if want := "the word lists of es have 271234 bytes as brotli: 1234 more than the 270000 allowed"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
