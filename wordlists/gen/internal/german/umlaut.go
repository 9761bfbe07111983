package german

import "strings"

// mutations are the vowels that take an umlaut.
var mutations = map[rune]rune{'a': 'ä', 'o': 'ö', 'u': 'ü', 'A': 'Ä', 'O': 'Ö', 'U': 'Ü'}

// mutated returns a word with an umlaut on its last dark vowel, as in Bäum
// for Baum, and "" if it has none.
func mutated(word string) string {
	letters := []rune(word)
	for i := len(letters) - 1; i >= 0; i-- {
		if mutations[letters[i]] == 0 {
			continue
		}
		if i > 0 && strings.ContainsRune("aA", letters[i-1]) && letters[i] == 'u' {
			i--
		}
		letters[i] = mutations[letters[i]]
		return string(letters)
	}
	return ""
}

// unmutated returns a word without its last umlaut, as in groß for größ, and
// the word itself if it has none.
func unmutated(word string) string {
	letters := []rune(word)
	for i := len(letters) - 1; i >= 0; i-- {
		for plain, umlaut := range mutations {
			if letters[i] == umlaut {
				letters[i] = plain
				return string(letters)
			}
		}
	}
	return word
}
