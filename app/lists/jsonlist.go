package lists

import (
	"slices"
	"strings"

	"ketword/app/envelope"
	"ketword/internal/each"
)

// A list to import may be JSON in the forms that other programs write: an array of words, an object
// with arrays, or a dictionary.

// mostNested is the maximum nesting of a list in JSON, since browsers limit the depth of calls.
const mostNested = 20

// jsonWords returns the words of a list in JSON, one a line, and its further guesses if they are separate.
// It returns false if the text is not JSON.
func jsonWords(text string) (answers, guesses string, is bool) {
	text = strings.TrimSpace(text)
	var all envelope.Raw
	if text == "" || text[0] != '[' && text[0] != '{' || envelope.Unmarshal(text, &all) != nil {
		return "", "", false
	}
	var fields map[string]envelope.Raw
	if all.Read(&fields) != nil {
		return wordLines(all, mostNested), "", true
	}
	answers, guesses = fieldWords(fields)
	return answers, guesses, true
}

// fieldWords returns the words of an object and its further guesses: the strings of its arrays. If it has
// none, or if most fields are strings, as in a dictionary, the names of the fields are the words. If an
// object has only one field, or a field with a known header, and its value is an object, that object is
// used instead.
func fieldWords(fields map[string]envelope.Raw) (answers, guesses string) {
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

// aboutLists are names of fields that describe a list.
var aboutLists = []string{"title", "name", "author", "version", "description", "language", "lang", "source", "license", "url", "date"}

// namesOf returns the names of fields in alphabetical order.
func namesOf(fields map[string]envelope.Raw) (names []string) {
	for name := range fields {
		names = append(names, name)
	}
	return each.SortedStrings(names)
}

// wordLines returns the words of a value, one a line, down to a level of nesting. The words are strings; in
// an object, they are in the field with a known header, or else in its arrays.
func wordLines(value envelope.Raw, nested int) (lines string) {
	var word string
	var items []envelope.Raw
	var fields map[string]envelope.Raw
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

// arrayLines returns the words of the arrays in fields, like wordLines.
func arrayLines(fields map[string]envelope.Raw, nested int) string {
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

// named returns the first field that has one of some names, or "".
func named(fields map[string]envelope.Raw, names []string) (field envelope.Raw) {
	for _, name := range names {
		for own, value := range fields {
			if field == "" && strings.EqualFold(own, name) {
				field = value
			}
		}
	}
	return field
}

func begins(value envelope.Raw, with string) bool { return strings.HasPrefix(string(value), with) }
