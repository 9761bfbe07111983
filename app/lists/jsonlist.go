package lists

import (
	"slices"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/internal/order"
)

// mostNested is how deep the words of a list may be nested: browsers allow few calls within calls.
const mostNested = 20

// jsonWords returns the words of a list that is JSON, one a line, and further guesses if it has them apart;
// false if it is no JSON.
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
	answers, guesses = fieldWords(fields)
	return answers, guesses, true
}

// fieldWords returns the words of an object and its further guesses: the strings of all its arrays, or the names of
// its fields where it has none, or where most are strings, as in a dictionary. An object alone in another, or in
// the field that a header names, is that other.
func fieldWords(fields map[string]smalljson.Raw) (answers, guesses string) {
	for range mostNested {
		words := named(fields, headers)
		if len(fields) == 1 {
			for _, words = range fields {
			}
		}
		if begins(words, "{") {
			fields = nil
			words.Read(&fields)
		}
	}
	further := named(fields, guessHeaders)
	if begins(further, "[") && len(fields) > 1 {
		guesses = wordLines(further, mostNested)
	}
	if words := named(fields, headers); begins(words, "[") {
		return wordLines(words, mostNested), guesses
	}
	meanings := 0
	for name, value := range fields {
		if begins(value, `"`) && !slices.Contains(aboutLists, strings.ToLower(name)) {
			meanings++
		}
		if guesses != "" && value == further {
			fields[name] = ""
		}
	}
	if answers = arrayLines(fields, mostNested); answers == "" || 2*meanings > len(fields) {
		answers = strings.Join(namesOf(fields), "\n")
	}
	return answers, guesses
}

// aboutLists are names of fields that tell something of a list.
var aboutLists = []string{"title", "name", "author", "version", "description", "language", "lang", "source", "license", "url", "date"}

// namesOf returns the names of fields in their order.
func namesOf(fields map[string]smalljson.Raw) (names []string) {
	for name := range fields {
		names = append(names, name)
	}
	return order.Strings(names)
}

// wordLines returns the words of a value, one a line, as far as it is nested so deep: strings, and of an object
// the field that a header names, or else the strings of its arrays.
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
		if words := named(fields, headers); words != "" {
			return wordLines(words, nested-1)
		}
		return arrayLines(fields, nested-1)
	}
	return ""
}

// arrayLines returns the words of the arrays in fields as wordLines does.
func arrayLines(fields map[string]smalljson.Raw, nested int) string {
	var all []string
	for _, name := range namesOf(fields) {
		if begins(fields[name], `"`) {
			continue
		}
		if lines := strings.TrimSpace(wordLines(fields[name], nested)); lines != "" {
			all = append(all, lines)
		}
	}
	return strings.Join(all, "\n")
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

func begins(value smalljson.Raw, with string) bool { return strings.HasPrefix(string(value), with) }
