package french

import (
	"fmt"
	"slices"
	"strings"
)

// entry is a line of the dictionary.
type entry struct {
	word     string   // the base form
	flags    []string // of its affixes
	features []string // as in po:nom is:mas
}

// parseDictionary reads a .dic file. The first line is the number of entries; each
// other line is an entry: WORD[/FLAGS][ FEATURE]…
func parseDictionary(text string) ([]entry, error) {
	var entries []entry
	for i, line := range strings.Split(text, "\n") {
		fields := strings.Fields(line)
		if i == 0 || len(fields) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		word, row, _ := strings.Cut(fields[0], "/")
		flags, err := splitFlags(row)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		entries = append(entries, entry{word, flags, fields[1:]})
	}
	return entries, nil
}

// has reports whether the entry has a feature.
func (e entry) has(feature string) bool { return slices.Contains(e.features, feature) }

// forms returns the words that an entry yields: the base form, if it is a word by
// itself, and the form that each rule makes, with the forms that further rules
// make of it.
func (a affixes) forms(e entry) []string {
	var forms []string
	if !slices.Contains(e.flags, needAffix) {
		forms = append(forms, e.word)
	}
	for _, flag := range e.flags {
		for _, rule := range a[flag] {
			if word, fits := rule.apply(e.word); fits {
				forms = append(forms, a.forms(entry{word: word, flags: rule.next})...)
			}
		}
	}
	return forms
}
