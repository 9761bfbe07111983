package main

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/internal/cli"
	"ketword/wordlists"
)

// heed takes over the built-in list that the title of a result names, unless a flag names one. It
// reports whether it did.
func heed(f *cli.ListFlags, title string) bool {
	list, found := titledList(title)
	if found = found && *f == (cli.ListFlags{Fold: f.Fold}); found {
		f.Lang, f.Length = list.Lang, list.Length
	}
	return found
}

// titledList returns the built-in list that a title names, in any language, or by its code as titles of earlier
// versions do.
func titledList(title string) (list lists.Name, found bool) {
	title = strings.Join(strings.Fields(title), " ")
	if title == "" {
		return list, false
	}
	for _, e := range wordlists.Catalogue() {
		list = lists.Name{Lang: e.Lang, Length: e.Length}
		if strings.EqualFold(title, lists.List{Name: list}.Code()) {
			return list, true
		}
		for _, t := range embedded.All() {
			named := wording.ListInTitle(t, list, t.Words.Language(e.Lang))
			if strings.EqualFold(title, strings.Join(strings.Fields(named), " ")) {
				return list, true
			}
		}
	}
	return list, false
}
