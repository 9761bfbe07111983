package lists

import (
	"slices"
	"strings"

	"ketword/app/internal/smalljson"
)

// jsonWords returns the words of a list that is JSON, one a line, and further guesses if it has them apart;
// false if it is no JSON. Words are the strings in arrays, of objects the field that a heading names, or else
// the names of the fields, which a dictionary has.
func jsonWords(text string) (answers, guesses string, is bool) {
	text = strings.TrimSpace(text)
	if text == "" || text[0] != '[' && text[0] != '{' {
		return "", "", false
	}
	var all smalljson.Raw
	if smalljson.Unmarshal(text, &all) != nil {
		return "", "", false
	}
	var j jsonList
	var members map[string]smalljson.Raw
	if text[0] == '[' || all.Read(&members) != nil {
		j.take(all, mostNested)
		return lined(j.words), "", true
	}
	if further, found := named(members, furtherHeadings); found && isArray(further) {
		var guessed jsonList
		guessed.take(further, mostNested)
		guesses = lined(guessed.words)
		for name, value := range members {
			if value == further {
				delete(members, name)
			}
		}
	}
	j.takeObject(members)
	return lined(j.words), guesses, true
}

// jsonList is the words that were found in JSON.
type jsonList struct{ words []string }

// mostNested is how deep the words of a list may be nested: browsers allow few calls within calls.
const mostNested = 20

// take takes in the words of a value, as far as it is nested so deep.
func (j *jsonList) take(value smalljson.Raw, nested int) {
	if nested == 0 {
		return
	}
	var word string
	var items []smalljson.Raw
	var members map[string]smalljson.Raw
	switch {
	case value.Read(&word) == nil && word != "":
		j.words = append(j.words, word)
	case value.Read(&items) == nil:
		for _, item := range items {
			j.take(item, nested-1)
		}
	case value.Read(&members) == nil:
		if field, found := named(members, headings); found {
			j.take(field, nested-1)
		}
	}
}

// takeObject takes in the words of the outermost object.
func (j *jsonList) takeObject(members map[string]smalljson.Raw) {
	if field, found := named(members, headings); found && isArray(field) {
		j.take(field, mostNested)
		return
	}
	names := make([]string, 0, len(members))
	arrays := 0
	for name, value := range members {
		names = append(names, name)
		if isArray(value) {
			arrays++
		}
	}
	slices.Sort(names)
	if arrays == 1 {
		for _, value := range members {
			if isArray(value) {
				j.take(value, mostNested)
			}
		}
		return
	}
	j.words = append(j.words, names...)
}

// named returns the first field that has one of some names.
func named(members map[string]smalljson.Raw, names []string) (smalljson.Raw, bool) {
	for _, name := range names {
		for own, value := range members {
			if strings.EqualFold(own, name) {
				return value, true
			}
		}
	}
	return "", false
}

func isArray(value smalljson.Raw) bool { return strings.HasPrefix(string(value), "[") }

// lined returns words one a line. What breaks a line in one of them can't be a word, and becomes a blank.
func lined(words []string) string {
	var b strings.Builder
	for _, word := range words {
		b.WriteString(strings.Join(strings.FieldsFunc(word, func(r rune) bool { return r == '\n' || r == '\r' }), " "))
		b.WriteByte('\n')
	}
	return b.String()
}
