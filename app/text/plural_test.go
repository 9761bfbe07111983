package text_test

import (
	"fmt"
	"strconv"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"ketword/app/text"
	"ketword/app/text/catalogues"
)

// forms is a catalogue whose sentences are the plural categories of their numbers, of whole numbers and of
// others.
const forms = `
[game]
letters = { zero = "zero", one = "one", two = "two", few = "few", many = "many", other = "other" }
[coach]
mean.classic = { zero = "zero", one = "one", two = "two", few = "few", many = "many", other = "other" }
`

var categories = map[plural.Form]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// TestPlurals: the program chooses the plural form required by CLDR from its two hundred digits. Numbers
// from a million on are omitted: for them, some languages, such as Spanish and French, have their own
// category in later editions of CLDR than that of golang.org/x/text, and the form "other" is used instead.
func TestPlurals(t *testing.T) {
	all, err := catalogues.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range []string{"en", "de", "fr", "es", "pl", "nl", "pt", "uk", "ru", "ar", "cs"} {
		c, err := catalogues.Read(all, tag+".toml", []byte(forms))
		if err != nil {
			t.Fatal(err)
		}
		says, err := text.Read(string(c.Compile(false)))
		if err != nil {
			t.Fatal(err)
		}
		in, met := language.MustParse(tag), map[string]bool{}
		for n := range 10_001 {
			want := categories[plural.Cardinal.MatchPlural(in, n, 0, 0, 0, 0)]
			if got := says.Game.Letters(n); got != want {
				t.Fatalf("%s: %d is %s, want %s", tag, n, got, want)
			}
			met[want] = true
		}
		for n := range 3001 {
			number, digit := fmt.Sprintf("%d.%d", n/10, n%10), strconv.Itoa(n%10)
			without := len(digit) // digits without final zeros
			if digit == "0" {
				without = 0
			}
			want := categories[plural.Cardinal.MatchPlural(in, n/10, 1, without, n%10, n%10)]
			if got := says.Coach.Mean("classic", number); got != want {
				t.Fatalf("%s: %s is %s, want %s", tag, number, got, want)
			}
			met[want] = true
		}
		if wanted := catalogues.Categories(tag); len(wanted) != len(met) {
			t.Errorf("%s: a catalogue has the forms %q, and its numbers are %v", tag, wanted, met)
		}
	}
}
