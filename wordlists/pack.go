//go:build !js

package wordlists

import (
	"errors"
	"slices"
	"strings"
)

// errNotPackable is the error of [Pack].
var errNotPackable = errors.New("a list is packed only if answers and guesses are sorted, all of a length and of the letters from a to z, and every answer is a guess")

// Pack returns the words of a list as lexicon.Unpack reads them, half as large as text when
// both are compressed.
func Pack(l List) (string, error) {
	answers := strings.Fields(l.Answers)
	packable := slices.IsSorted(answers)
	var packed strings.Builder
	before := ""
	for word := range strings.FieldsSeq(l.Guesses) {
		packable = packable && len(word) == l.Length && strings.Trim(word, letters) == "" && before < word
		same := 0
		for same < min(len(word), len(before)) && word[same] == before[same] {
			same++
		}
		first := byte('0')
		if len(answers) > 0 && answers[0] == word {
			first, answers = 'A', answers[1:]
		}
		packed.WriteByte(first + byte(same))
		packed.WriteString(word[same:])
		before = word
	}
	if !packable || len(answers) > 0 {
		return "", errNotPackable
	}
	return packed.String(), nil
}

const letters = "abcdefghijklmnopqrstuvwxyz"

// PackedIsUpToDate reports whether the packed default list has the words of its texts.
func PackedIsUpToDate() bool {
	packed, err := Pack(English5)
	return err == nil && packed == English5.Packed
}
