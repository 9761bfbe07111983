package apptest

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/text/catalogues"
)

// SentenceKeys returns the sorted keys of a table of sentences.
func SentenceKeys(t testing.TB, table string) []string {
	t.Helper()
	all, err := catalogues.All()
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, m := range all[0].Messages {
		if key, is := strings.CutPrefix(m.ID, table+"."); is {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}
