package session

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
)

func TestLayoutOfOwnList(t *testing.T) {
	for name, c := range map[string]struct {
		letters string
		want    Layout
	}{
		"on a usual one":             {"abcxyz", qwerty},
		"with umlauts":               {"abcdeäö", qwertz},
		"with more":                  {"abcdefghéøå", slices.Concat(Layout{"éøå"}, qwerty)},
		"with umlauts, and é":        {"abcdefghäößüé", slices.Concat(Layout{"é"}, qwertz)},
		"of another script":          {"абвгдежзийклмн", Layout{"абвгдежзи", "йклмн"}},
		"mostly another's":           {"abабв", Layout{"abабв"}},
		"one row as long as it goes": {"абвгдежз", Layout{"абвгдежз"}},
		"one too many for it":        {"абвгдежзи", Layout{"абвгде", "жзи"}},
	} {
		got := layoutOf(lists.List{Name: lists.OwnName(1, 5), Letters: c.letters})
		equal(t, name, got, c.want)
		equal(t, name+": lacks", got.lacks(c.letters), []rune{})
	}
}

// TestChosenLayouts: the chosen layout applies to every list.
func TestChosenLayouts(t *testing.T) {
	castilian := lists.List{Name: lists.Name{Lang: "es", Length: 5}}
	english, german, french := lists.List{Name: lists.Name{Lang: "en", Length: 5}}, lists.List{Name: lists.Name{Lang: "de", Length: 5}}, lists.List{Name: lists.Name{Lang: "fr", Length: 5}}
	own := func(letters string) lists.List { return lists.List{Name: lists.OwnName(1, 5), Letters: letters} }
	const cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюяё"
	for _, c := range []struct {
		what, chosen string
		list         lists.List
		want         Layout
	}{
		{"German", layoutOfList, german, qwertz},
		{"no setting", "", french, azerty},
		{"English", "qwertz", english, Layout{"qwertzuiop", "asdfghjkl", "yxcvbnm"}},
		{"German", "qwertz", german, qwertz},
		{"German", "qwerty", german, Layout{"qwertyuiopü", "asdfghjklöä", "zxcvbnmß"}},
		{"German", "azerty", german, Layout{"azertyuiopü", "qsdfghjklmö", "wxcvbnßä"}},
		{"French", "qwerty", french, qwerty},
		{"Spanish", layoutOfList, castilian, spanish},
		{"Polish", layoutOfList, lists.List{Name: lists.Name{Lang: "pl", Length: 5}}, polish},
		{"Polish", "azerty", lists.List{Name: lists.Name{Lang: "pl", Length: 5}}, Layout{"ąćęłńóśźż", "azertyuiop", "qsdfghjklm", "wxcvbn"}},
		{"Ukrainian", "qwerty", lists.List{Name: lists.Name{Lang: "uk", Length: 5}}, ukrainian},
		{"Spanish", "azerty", castilian, Layout{"azertyuiop", "qsdfghjklmñ", "wxcvbn"}},
		{"Spanish", "qwerty", own("abcdefghijlmnopqrstuvxyzñ"), Layout{"qwertyuiop", "asdfghjklñ", "zxcvbnm"}},
		{"Norwegian", "qwerty", own("abcdæøå"), Layout{"qwertyuiopå", "asdfghjkløæ", "zxcvbnm"}},
		{"é and ł", "qwerty", own("abcéł"), Layout{"qwertyuiopé", "asdfghjklł", "zxcvbnm"}},
		{"more than the ends take", "azerty", own("abcdefgéèêëñ"), Layout{"èéêë", "azertyuiop", "qsdfghjklmñ", "wxcvbn"}},
		{"with German guesses", "qwerty", lists.List{Name: lists.OwnName(1, 5), Letters: "abä", Also: "de"}, Layout{"qwertyuiopü", "asdfghjklöä", "zxcvbnmß"}},
		{"another script", "qwerty", own(cyrillic), layoutOf(own(cyrillic))},
		{"another script, with German guesses", layoutOfList, lists.List{Name: lists.OwnName(1, 5), Letters: "абвабв", Also: "de"}, append(Layout{"абвабв"}, qwertz...)},
		{"English", alphabetical, english, Layout{"abcdefghij", "klmnopqrst", "uvwxyz"}},
		{"German", alphabetical, german, Layout{"aäbcdefghij", "klmnoöpqrsß", "tuüvwxyz"}},
		{"another script", alphabetical, own(cyrillic), Layout{"абвгдеёжз", "ийклмнопр", "стуфхцчшщ", "ъыьэюя"}},
		{"Ukrainian", alphabetical, lists.List{Name: lists.Name{Lang: "uk", Length: 5}}, Layout{"абвгґдеєж", "зиіїйклмн", "опрстуфхц", "чшщьюя"}},
		{"few letters of their own", alphabetical, own("яжб"), Layout{"бжя"}},
		{"with English guesses", alphabetical, lists.List{Name: lists.OwnName(1, 5), Letters: "çbа", Also: "en"}, Layout{"abcçdefghij", "klmnopqrst", "uvwxyzа"}},
	} {
		got := layoutFor(c.list, c.chosen)
		equal(t, c.what+", "+c.chosen, got, c.want)
	}
}

// TestLayoutsTypeAll: for every list and layout, each letter has one key, and no row is
// wider than the widest usual one.
func TestLayoutsTypeAll(t *testing.T) {
	all := []lists.List{{Name: lists.Name{Lang: "en", Length: 5}}, {Name: lists.Name{Lang: "de", Length: 5}}, {Name: lists.Name{Lang: "fr", Length: 5}}, {Name: lists.Name{Lang: "es", Length: 5}}, {Name: lists.Name{Lang: "pl", Length: 5}}, {Name: lists.Name{Lang: "uk", Length: 5}}}
	for _, letters := range []string{"abc", "äöüß", "éèêëçñ", "åäö", "абвгдежзийклмнопрстуфхцчшщъыьэюяё", "αβγδεζηθικλμνξοπρστυφχψωάέ", "אבגדהוזחטיכלמנסעפצקרשת"} {
		for _, also := range []string{"", "de", "fr", "es", "pl", "uk"} {
			all = append(all, lists.List{Name: lists.OwnName(1, 5), Letters: letters, Also: also})
		}
	}
	for _, s := range settingTable {
		if s.Name != keyLayout {
			continue
		}
		for _, value := range s.Values {
			for _, l := range all {
				k := layoutFor(l, value)
				what := l.Name.Lang + " " + l.Letters + " " + l.Also + ", " + value + ": " + strings.Join(k, " ")
				equal(t, what+": lacks", k.lacks(lettersOf(l)), []engine.Letter{})
				letters := []rune(strings.Join(k, ""))
				slices.Sort(letters)
				equal(t, what+": twice", len(slices.Compact(slices.Clone(letters))), len(letters))
				for i, row := range k {
					beside := 0
					if i == len(k)-1 {
						beside = endKeys
					}
					most := maxKeys
					if k.has('ґ') {
						most++
					}
					equal(t, what+": too wide", utf8.RuneCountInString(row)+beside <= most, true)
				}
			}
		}
	}
}

// TestLayoutSetting: the setting takes effect at once.
func TestLayoutSetting(t *testing.T) {
	s := begun(t)
	equal(t, "at first", s.Layout(), qwerty)
	s.Settings = s.Settings.With(keyLayout, "azerty")
	equal(t, "chosen", s.Layout(), azerty)
	equal(t, "types é", []bool{s.Types('É'), s.HasKey('É'), s.HasKey('E'), s.Types('я')}, []bool{true, false, true, false})
}
