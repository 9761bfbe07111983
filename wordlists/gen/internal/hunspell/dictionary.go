package hunspell

import (
	"fmt"
	"slices"
	"strings"
)

// Entry is a line of a dictionary.
type Entry struct {
	Word     string   // the base form
	Flags    []string // of its affixes
	Features []string // as in po:nom is:mas
}

// slash stands for a slash that is part of a word, as in km/h.
const slash = "⁄"

// ParseDictionary reads a .dic file in UTF-8. The first line is the number of entries;
// each other line is an entry: WORD[/FLAGS][ FEATURE]… The error has the number of the
// line.
func (r *Rules) ParseDictionary(text string) ([]Entry, error) {
	var entries []Entry
	for i, line := range strings.Split(apart(text), "\n") {
		fields := strings.Fields(line)
		if i == 0 || len(fields) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		word, row, _ := strings.Cut(strings.ReplaceAll(fields[0], `\/`, slash), "/")
		flags, err := r.splitFlags(row)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		entries = append(entries, Entry{word, flags, fields[1:]})
	}
	return entries, nil
}

// Has reports whether the entry has a feature.
func (e Entry) Has(feature string) bool { return slices.Contains(e.Features, feature) }

// Forms returns the words that an entry yields: the base form, if it is a word by
// itself, and the form that each rule makes, with the forms that further rules
// make of it. A prefix and a suffix of the entry are not combined.
func (r *Rules) Forms(e Entry) []string {
	var forms []string
	if !slices.ContainsFunc(e.Flags, func(flag string) bool { return slices.Contains(r.noWord, flag) }) {
		forms = append(forms, e.Word)
	}
	for _, flag := range e.Flags {
		for _, rule := range r.affixes[flag] {
			if word, fits := rule.apply(e.Word); fits {
				forms = append(forms, r.Forms(Entry{Word: word, Flags: rule.next})...)
			}
		}
	}
	return forms
}

// Derived returns the entries that rules with some of the flags make of an entry: other
// words, as injusto and justicia are beside justo. What is made with a prefix has the
// suffixes of the entry, too.
func (r *Rules) Derived(e Entry, flags []string) []Entry {
	var derived []Entry
	for _, flag := range e.Flags {
		if !slices.Contains(flags, flag) {
			continue
		}
		for _, rule := range r.affixes[flag] {
			word, fits := rule.apply(e.Word)
			if !fits {
				continue
			}
			d := Entry{Word: word, Flags: slices.Clone(rule.next)}
			if rule.prefix {
				d.Flags = append(d.Flags, slices.DeleteFunc(slices.Clone(e.Flags), r.isPrefix)...)
			}
			derived = append(append(derived, d), r.Derived(d, flags)...)
		}
	}
	return derived
}

// isPrefix reports whether a flag is that of a prefix.
func (r *Rules) isPrefix(flag string) bool {
	return len(r.affixes[flag]) > 0 && r.affixes[flag][0].prefix
}
