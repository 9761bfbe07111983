package lists

import (
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/internal/order"
)

// mostNested is how deep the words of a list may be nested: browsers allow few calls within calls.
const mostNested = 20

// jsonWords returns the words of a list that is JSON, one a line, and further guesses if it has them apart;
// false if it is no JSON. Words are the strings in arrays, of objects the field that a header names. Of the outermost
// object they may be its only array, or else the names of its fields, which a dictionary has.
func jsonWords(text string) (answers, guesses string, is bool) {
	text = strings.TrimSpace(text)
	var all smalljson.Raw
	if text == "" || text[0] != '[' && text[0] != '{' || smalljson.Unmarshal(text, &all) != nil {
		return "", "", false
	}
	var fields map[string]smalljson.Raw
	if all.Read(&fields) != nil {
		return wordLines(all, mostNested), "", true
	}
	further := named(fields, guessHeaders)
	if isArray(further) {
		guesses = wordLines(further, mostNested)
	}
	var names []string
	var arrays []smalljson.Raw
	for name, value := range fields {
		names = append(names, name)
		if isArray(value) && value != further {
			arrays = append(arrays, value)
		}
	}
	if words := named(fields, headers); isArray(words) {
		arrays = []smalljson.Raw{words}
	}
	if len(arrays) == 1 {
		return wordLines(arrays[0], mostNested), guesses, true
	}
	names = order.Strings(names)
	return strings.Join(names, "\n"), guesses, true
}

// wordLines returns the words of a value, one a line, as far as it is nested so deep.
func wordLines(value smalljson.Raw, nested int) (lines string) {
	var word string
	var items []smalljson.Raw
	var fields map[string]smalljson.Raw
	switch {
	case nested == 0:
	case value.Read(&word) == nil && word != "":
		return strings.ReplaceAll(word, "\n", " ")
	case value.Read(&items) == nil:
		var all []string
		for _, item := range items {
			all = append(all, wordLines(item, nested-1))
		}
		return strings.Join(all, "\n")
	case value.Read(&fields) == nil:
		return wordLines(named(fields, headers), nested-1)
	}
	return ""
}

// named returns the first field that has one of some names, "" if none has.
func named(fields map[string]smalljson.Raw, names []string) (field smalljson.Raw) {
	for _, name := range names {
		for own, value := range fields {
			if field == "" && strings.EqualFold(own, name) {
				field = value
			}
		}
	}
	return field
}

func isArray(value smalljson.Raw) bool { return strings.HasPrefix(string(value), "[") }
