package languages_test

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ketword/app/languages"
	"ketword/app/text"
)

// shared has what two languages may say in the same words: names, and words that both have.
var shared = []string{
	"Ketword", "Quantum", "Minimax", "Normal", "Strict", "Version", "Name", "Entropie", "Analyse", "QWERTY", "QWERTZ", "AZERTY", // names, and what is called so
	"April", "August", "September", "November", "Mo", "Fr", "Sa", // in the calendar
	"Menu", "Mode", "Licences", "Bits", "Description", "absent", "a", // English and French
	".txt", "kB", "optional",
}

// TestSentencesOfTheirOwn: what one language says, no other says in the same words, but for
// a few. What only arranges values, as in "%s, %s", is no sentence.
func TestSentencesOfTheirOwn(t *testing.T) {
	found := map[string]bool{}
	all := languages.All()
	for i, one := range all {
		for _, other := range all[i+1:] {
			theirs := sentences(other)
			for path, list := range sentences(one) {
				for _, said := range list {
					found[said] = found[said] || slices.Contains(theirs[path], said)
					if slices.Contains(theirs[path], said) && !slices.Contains(shared, said) {
						t.Errorf("%s: %s and %s both say %q", path, one.Lang, other.Lang, said)
					}
				}
			}
		}
	}
	for _, said := range shared {
		if !found[said] {
			t.Errorf("no two languages say %q", said)
		}
	}
}

var (
	sampleValue = regexp.MustCompile(`QUARK|K\b|[\d,.\x{202f}]*\d`)
	letter      = regexp.MustCompile(`\pL`)
)

// blank reports whether a letter only stands between what is said.
func blank(r rune) bool { return unicode.IsSpace(r) || r == '·' }

// sentences returns what a catalogue says, without values, by its place in it.
func sentences(catalogue *text.Text) map[string][]string {
	all := map[string][]string{}
	walk(whole(catalogue), "", func(path string, v reflect.Value) {
		for _, said := range sayings(path, v) {
			said = strings.Join(strings.FieldsFunc(sampleValue.ReplaceAllString(said, ""), blank), " ")
			if letter.MatchString(said) && !slices.Contains(all[path], said) {
				all[path] = append(all[path], said)
			}
		}
	})
	return all
}
