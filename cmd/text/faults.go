package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"ketword/app/text/catalogues"
)

// told returns what is wrong with a catalogue. A group that English lacks is one fault, and the
// messages that are missing in the group that was meant are none. For a wrong name it adds the one
// that may have been meant.
func told(c *catalogues.Catalogue) error {
	groups, missing := names(c)
	strays := map[string]int{} // messages, by their wrong group
	for _, f := range c.Faults {
		if m := f.Message; m.Name != "" && !slices.Contains(groups, m.Group) {
			strays[m.Group]++
		}
	}
	var all []error
	var renamed []string
	for _, group := range slices.Sorted(maps.Keys(strays)) {
		near := nearest(group, groups)
		renamed = append(renamed, near)
		messages := catalogues.Message{Line: c.Lines[group], ID: "there is no group " + group + ","}
		all = append(all, catalogues.Fault{File: c.File, Message: messages, What: with(strays[group]) + question(near)})
	}
	for _, f := range c.Faults {
		if strays[f.Message.Group] > 0 || f.Message.Missing && slices.Contains(renamed, f.Message.Group) {
			continue
		}
		if f.What == catalogues.Unknown {
			f.What += question(nearest(f.Message.ID, missing))
		}
		all = append(all, f)
	}
	return errors.Join(all...)
}

// names returns the groups of English, and the ids of what is missing in a catalogue.
func names(c *catalogues.Catalogue) (groups, missing []string) {
	for _, m := range c.Messages {
		groups = append(groups, m.Group)
		if m.Missing {
			missing = append(missing, m.ID)
		}
	}
	return groups, missing
}

func with(messages int) string {
	if messages == 1 {
		return "with one message"
	}
	return fmt.Sprintf("with %d messages", messages)
}

func question(near string) string {
	if near == "" {
		return ""
	}
	return "; did you mean " + near + "?"
}

const slip = 2 // letters that differ at most where one name was meant by another: two are exchanged

// nearest returns the name that differs least from another; "" if all differ by more than a slip.
func nearest(name string, names []string) string {
	for most := range slip + 1 {
		if i := slices.IndexFunc(names, func(other string) bool { return distance(name, other, most) <= most }); i >= 0 {
			return names[i]
		}
	}
	return ""
}

// distance is the Levenshtein distance of two names, exact up to most.
func distance(a, b string, most int) int {
	switch {
	case a != "" && b != "" && a[0] == b[0]:
		return distance(a[1:], b[1:], most)
	case a == "" || b == "" || most == 0:
		return len(a) + len(b)
	}
	return 1 + min(distance(a[1:], b, most-1), distance(a, b[1:], most-1), distance(a[1:], b[1:], most-1))
}
