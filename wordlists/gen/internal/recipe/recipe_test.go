package recipe

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
)

// The sources of a small language, in the format of the real ones.
const (
	rules = `SET UTF-8
FLAG UTF-8
PFX k Y 1
PFX k 0 in .
PFX a Y 1
PFX a 0 a .
SFX S Y 2
SFX S 0 s [aeo]
SFX S z ces z
SFX G Y 1
SFX G o a o
SFX R Y 2
SFX R r ba r
SFX R ar ó ar
`
	entries = `9
justo/kGS
cáliz/S
cero/aS
pisar/R
piso/S
piso
pisó
siempre
papa/S
papá
marica/S
Roma
xilema/S
`
	frequent = "papá justo injusto cáliz pisó piso acero siempre pisaba papa roma marica pingüino"
)

var small = Language{
	Letters: "abcdefghijklmnopqrstuvwxyzñ", Falls: "á a í i ó o ü u",
	Derivations: "a k", Written: "papá",
	Headword: func(e hunspell.Entry) bool { return len(e.Flags) > 0 },
}

func selected(t *testing.T) *selection.Words { t.Helper(); return small.selectWords(smallMaterials(t)) }

func smallMaterials(t *testing.T) materials {
	t.Helper()
	r, err := hunspell.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	e, err := r.ParseDictionary(entries)
	if err != nil {
		t.Fatal(err)
	}
	m := materials{words: []string{"pingüino", "l'eau", "pisar"}, rules: r, entries: e, ranks: make(map[string]int), offensive: map[string]bool{"marica": true}}
	for i, word := range strings.Fields(frequent) {
		m.ranks[word] = i + 1
	}
	return m
}

func sorted(set map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(set)), " ") }

// Guesses are the forms of the dictionary, those of derived words too, and the words of
// the list that have only letters of the language.
func TestGuessesAreAllForms(t *testing.T) {
	want := "acero aceros calices caliz cero ceros injusta injusto injustos justa justo justos marica maricas papa papas pingüino pisaba pisar piso pisos siempre xilema xilemas"
	if got := sorted(selected(t).Guesses); got != strings.ReplaceAll(want, "ü", "u") {
		t.Errorf("guesses are\n%s, want\n%s", got, want)
	}
}

func TestAnswersAreFrequentHeadwords(t *testing.T) {
	s := selected(t)
	if got, want := sorted(s.Answers), "acero caliz injusto justo papa piso"; got != want {
		t.Errorf("answers are %s, want %s", got, want)
	}
	for word, want := range map[string]selection.Reason{
		"siempre": selection.Inflected, "pisaba": selection.Inflected, "injusta": selection.Inflected,
		"xilema": selection.Rare, "pisar": selection.Rare, "marica": selection.Offensive, "pinguino": "",
	} {
		if got := s.Dropped[word]; got != want {
			t.Errorf("%s is dropped as %q, want %q", word, got, want)
		}
	}
}

// A word is written as its headword is, not as a form is that is more frequent; as the
// frequent words have it if the dictionary lacks it; and as the language says.
func TestWritten(t *testing.T) {
	s := selected(t)
	for word, want := range map[string]string{"caliz": "cáliz", "piso": "piso", "pinguino": "pingüino", "papa": "papá"} {
		if got := s.Written[word]; got != want {
			t.Errorf("%s is written %q, want %q", word, got, want)
		}
	}
	if got := strings.Join(s.WrittenAnswers(), " "); got != "cáliz papá" {
		t.Errorf("answers that are written otherwise are %s", got)
	}
}

// Every row of the table has its folder of hand-made lists, and pins what it reads.
func TestLanguagesAreComplete(t *testing.T) {
	for _, l := range Languages() {
		if _, err := selection.ReadLists("../../lists/" + l.Tag); err != nil {
			t.Error(err)
		}
		pinned := make(map[string]bool)
		for _, p := range l.Packages {
			pinned[p.Name] = true
		}
		for _, f := range append(l.Frequent, l.Words, l.Affixes, l.Dictionary, l.Offensive) {
			if f.Package != "" && !pinned[f.Package] {
				t.Errorf("%s: package %s is not pinned", l.Tag, f.Package)
			}
		}
		for _, letter := range strings.Fields(l.Falls) {
			if word, ok := l.folder()(letter); !ok {
				t.Errorf("%s: %s falls to %s", l.Tag, letter, word)
			}
		}
	}
}

// Of a dictionary with too many forms, those that a language leaves out are no guesses; frequent forms are, and of a
// derived entry others only if it is frequent itself. A word that is named as known counts as frequent.
func TestFormsThatDoNotCount(t *testing.T) {
	l := small
	l.Known = "xilema"
	l.Counts = func(e hunspell.Entry, form string, known bool) bool {
		return form == e.Word || known && form != "pisó"
	}
	m := smallMaterials(t)
	m.know(l.Known)
	got := l.selectWords(m)
	for word, want := range map[string]bool{
		"xilemas": true, "calices": true, "calice": false, "maricas": true, "acero": true, "injusta": true, "pisaba": true,
	} {
		if got.Guesses[word] != want {
			t.Errorf("%s is a guess: %t", word, !want)
		}
	}
}

// A compound that the dictionary leaves to its rules is an answer, and has the forms of its second part.
func TestCompounds(t *testing.T) {
	m := smallMaterials(t)
	m.compound("mar-cero sol-papá")
	s := small.selectWords(m)
	for word, answer := range map[string]bool{"marcero": true, "marceros": false, "solpapa": false} {
		if !s.Guesses[word] || s.Answers[word] != answer {
			t.Errorf("%s is a guess: %t, an answer: %t", word, s.Guesses[word], s.Answers[word])
		}
	}
}

// Of an entry's longer forms, Polish takes what is known, and neither negated forms nor what is rarely said.
func TestPolishForms(t *testing.T) {
	for _, c := range []struct {
		word, flags, form string
		known, counts     bool
	}{
		{"robić", "H", "robisz", true, true},
		{"robić", "H", "robisz", false, false},
		{"robić", "H", "robiłby", true, false},
		{"robić", "B", "róbmyż", true, false},
		{"osoba", "M", "osoby", true, true},
		{"biały", "X", "niebiały", true, false},
		{"kośba", "M", "kośbą", false, true},
		{"kapucyn", "O", "kapucyn", false, true},
		{"kapucyni", "", "kapucyni", false, false},
		{"bzurski", "X", "bzurski", false, false},
	} {
		e := hunspell.Entry{Word: c.word, Flags: strings.Split(c.flags, "")}
		if got := polishForm(e, c.form, c.known); got != c.counts {
			t.Errorf("%s of %s, known: %t: %t", c.form, c.word, c.known, got)
		}
	}
}
