//go:build !js

package wordlists

import (
	"errors"
	"slices"
	"strings"
)

// errNotPackable is the error of [Pack].
var errNotPackable = errors.New("a list is packed only if answers and guesses are sorted, in lower case, and every answer is a guess")

// Pack returns the words of a list in the form in which the program for the browser
// embeds them, half as large as text when both are compressed. It has the guesses
// in their order, each without the letters with which it begins like the one before.
// Instead, there is how many these are: a digit, or for an answer a capital letter,
// A for none. So "aback\nabase\n" is "0aback3se", if neither is an answer.
func Pack(l List) (string, error) {
	answers := strings.Fields(l.Answers)
	var packed strings.Builder
	before := ""
	for word := range strings.FieldsSeq(l.Guesses) {
		same := 0
		for same < min(len(word), len(before)) && word[same] == before[same] {
			same++
		}
		first := byte('0')
		if _, is := slices.BinarySearch(answers, word); is {
			first = 'A'
		}
		packed.WriteByte(first + byte(same))
		packed.WriteString(word[same:])
		before = word
	}
	if a, g := unpack(packed.String()); a != l.Answers || g != l.Guesses {
		return "", errNotPackable
	}
	return packed.String(), nil
}

// PackedIsEnglish5 reports whether what the program for the browser embeds is the
// default list as it is.
func PackedIsEnglish5() bool {
	answers, guesses := unpack(englishPacked5)
	return answers == English5.Answers && guesses == English5.Guesses
}
