package german

import (
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/selection"
)

// forms are the forms by which a few words are recognised.
const forms = `
laufen laufend laufende laufendem laufenden laufender laufendes
machen machend gemacht gemachte gemachtem gemachten gemachter gemachtes
abstellen abstellend abgestellt abgestellte abgestelltem abgestellten abgestellter abgestelltes
arbeiten arbeitend gearbeitet gearbeitete gearbeitetem gearbeiteten gearbeiteter gearbeitetes
gelaufen gelaufene gelaufenem gelaufenen gelaufener gelaufenes
groß große großem großen großer großes größer größere größerem größeren größerer größeres
dunkel dunkle dunklem dunklen dunkler dunkles dunklere dunklerem dunkleren dunklerer dunkleres
leise leisem leisen leiser leises
krank kranke krankem kranken kranker krankes Kranke Krankem Kranken Kranker Krankes
Dank Danks dank jetzt Chaos Laufen Laufens
Tag Tags Tages Tage Tagen
Baum Baums Baumes Bäume Bäumen
Auto Autos Bier Biers Biere Bieren Haus Hauses Häuser Häusern
Norm Normen normen normend Sorge Sorgen sorgen sorgend Sage Sagen Absage Absagen sagen sagend absagen absagend abgesagt Berg Berge Bergs Bergen bergen bergend
Katze Katzen Gabel Gabeln Uhr Uhren Hand Hände Händen Lehrer Lehrers Lehrern Lehrerin Lehrerinnen
`

func smallGrammar(t *testing.T) *grammar {
	t.Helper()
	words, passphrases := make(inventory), make(map[string]bool)
	for _, word := range strings.Fields(forms) {
		words[word], passphrases[strings.ToLower(word)] = true, true
	}
	return newGrammar(words, &evidence{passphrases: passphrases})
}

func TestReason(t *testing.T) {
	g := smallGrammar(t)
	for want, words := range map[selection.Reason]string{
		"":                  "laufen machen groß dunkel leise Tag Baum Auto Bier Haus Katze Gabel Uhr Hand Lehrer Lehrerin",
		participle:          "laufend gemacht abgestellt gearbeitet gelaufen",
		degree:              "größer dunkler",
		nominal:             "Kranke Kranker Kranken Krankes Krankem",
		unrecognized:        "jetzt Chaos",
		selection.Inflected: "Tage Bäume Autos Biere Häuser Katzen Uhren Hände Laufen dunkle",
	} {
		for _, word := range strings.Fields(words) {
			if got := g.reason(word); got != want {
				t.Errorf("reason(%s) = %q, want %q", word, got, want)
			}
		}
	}
}

// An infinitive that is also a plural needs other forms of the verb in the texts.
func TestInfinitivesThatArePlurals(t *testing.T) {
	g := smallGrammar(t)
	g.words["sorgt"], g.words["normte"] = true, true
	g.evidence.films = map[string]int{"sorgt": 1, "abgesagt": 2, "normen": 3}
	for word, want := range map[string]selection.Reason{
		"normen": selection.Inflected, "sorgen": "", "absagen": "", "sagen": selection.Inflected,
		"bergen": "", "laufen": "",
	} {
		if got := g.reason(word); got != want {
			t.Errorf("%s: %q, not %q", word, got, want)
		}
	}
}

func TestSelectWords(t *testing.T) {
	c := smallGrammar(t).selectWords()
	if !c.Answers["katze"] || c.Answers["katzen"] || !c.Guesses["katzen"] {
		t.Error("want Katze as an answer, and Katzen as a guess only")
	}
	if !c.Answers["laufen"] {
		t.Error("want laufen, which is also a noun, as an answer, since it is a verb")
	}
	if !c.Answers["dank"] {
		t.Error("want Dank as an answer, whatever dank is")
	}
	if c.Guesses["Katze"] || c.Guesses["lehrerinnen"] || c.Guesses["uhr"] {
		t.Error("want guesses in lower case, of 4 to 8 letters")
	}
	if got := c.Dropped["kranker"]; got != nominal {
		t.Errorf("kranker is dropped as %q, want %q: the noun comes first", got, nominal)
	}
}

func TestSelectWordsWithoutEvidence(t *testing.T) {
	c := newGrammar(inventory{"Katze": true, "Katzen": true}, &evidence{}).selectWords()
	if !c.Guesses["katze"] || len(c.Answers)+len(c.Dropped) > 0 {
		t.Errorf("want a word without evidence as a guess only: %v", c)
	}
}

func TestForms(t *testing.T) {
	g := smallGrammar(t)
	for word, form := range map[string]string{"laufen": "laufend", "machen": "machte", "groß": "großes", "Baum": "bäume", "Uhr": "uhren"} {
		found := false
		for _, f := range g.forms(word) {
			found = found || f == form
		}
		if !found {
			t.Errorf("forms(%s) lacks %s", word, form)
		}
	}
}
