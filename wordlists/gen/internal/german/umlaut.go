package german

import "strings"

// umlauts maps the vowels that take an umlaut to it.
var umlauts = map[rune]rune{'a': 'ä', 'o': 'ö', 'u': 'ü', 'A': 'Ä', 'O': 'Ö', 'U': 'Ü'}

// withUmlaut returns a word with its last a, o, u or au turned into the umlaut, as in
// Bäum for Baum, or "" if it has none of these.
func withUmlaut(word string) string {
	letters := []rune(word)
	for i := len(letters) - 1; i >= 0; i-- {
		if umlauts[letters[i]] == 0 {
			continue
		}
		if i > 0 && strings.ContainsRune("aA", letters[i-1]) && letters[i] == 'u' {
			i--
		}
		letters[i] = umlauts[letters[i]]
		return string(letters)
	}
	return ""
}

// withoutUmlaut returns a word without its last umlaut, as in groß for größ. A word
// without any stays as it is.
func withoutUmlaut(word string) string {
	letters := []rune(word)
	for i := len(letters) - 1; i >= 0; i-- {
		for plain, umlaut := range umlauts {
			if letters[i] == umlaut {
				letters[i] = plain
				return string(letters)
			}
		}
	}
	return word
}
