package model

import (
	"slices"
	"strings"
	"testing"
)

func TestUsualLayouts(t *testing.T) {
	for lang, want := range map[string]struct{ first, letters string }{
		"en": {"qwertyuiop", "abcdefghijklmnopqrstuvwxyz"},
		"de": {"qwertzuiopü", "abcdefghijklmnopqrstuvwxyzßäöü"},
		"fr": {"azertyuiop", "abcdefghijklmnopqrstuvwxyz"},
	} {
		k := layoutOf(List{Name: ListName{Lang: lang, Length: 5}})
		equal(t, lang+": first row", k[0], want.first)
		letters := []rune(strings.Join(k, ""))
		slices.Sort(letters)
		equal(t, lang+": letters", string(letters), want.letters)
	}
}

func TestLayoutOfOwnList(t *testing.T) {
	for name, c := range map[string]struct {
		letters string
		want    Layout
	}{
		"on a usual one":             {"abcxyz", qwerty},
		"with umlauts":               {"abcdeäö", qwertz},
		"with more":                  {"abcdefghéøå", slices.Concat(Layout{"éøå"}, qwerty)},
		"with umlauts, and é":        {"abcdefghäößüé", slices.Concat(Layout{"é"}, qwertz)},
		"of another script":          {"абвгдежзийклмн", Layout{"абвгдеж", "зийклмн"}},
		"mostly another's":           {"abабв", Layout{"abабв"}},
		"one row as long as it goes": {"абвгдежзийк", Layout{"абвгдежзийк"}},
	} {
		got := layoutOf(List{Name: OwnName(1, 5), Letters: c.letters})
		equal(t, name, got, c.want)
		equal(t, name+": lacks", got.lacks(c.letters), []rune{})
	}
}

func TestFolds(t *testing.T) {
	for typed, want := range map[rune]string{
		'e': "e", 'é': "e", 'ç': "c", 'ñ': "n", 'œ': "oe", 'æ': "ae", 'ß': "", 'ш': "", '1': "",
	} {
		equal(t, string(typed), azerty.typed(typed), want)
	}
	equal(t, "a key of its own comes first", qwertz.typed('ü'), "ü")
	equal(t, "no key for it", Layout{"xyz"}.typed('é'), "")
	equal(t, "nor for one of two", Layout{"o"}.typed('œ'), "")
}

// TestFinalSigma: both forms of sigma are one key, whichever the list has.
func TestFinalSigma(t *testing.T) {
	for _, words := range []string{"λόγος\nνόμος\n", "λόγοσ\nνόμοσ\n"} {
		for _, spelt := range []string{"λόγος", "λόγοσ", "ΛΌΓΟΣ"} {
			s := newListStore(t)
			w := s.visit(t, map[string]string{}, "").do(Imported{Draft: draft(t, "Greek", words, "")})
			w.do(ChooseList{List: w.model.Own[0].Name})
			equal(t, "one key", w.model.Layout().Has('σ') && !w.model.Layout().Has('ς'), true)
			w.do(guess(spelt)...)
			turn, _ := w.model.Game.LastTurn()
			equal(t, spelt, turn.Guess.String(), "λόγος")
		}
	}
}
