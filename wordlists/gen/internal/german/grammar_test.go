package german

import (
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/crop"
)

// forms are those that a grammar needs to know a few words.
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
Katze Katzen Gabel Gabeln Uhr Uhren Hand Hände Händen Lehrer Lehrers Lehrern Lehrerin Lehrerinnen
`

func known(t *testing.T) *grammar {
	t.Helper()
	words, passphrases := make(inventory), make(map[string]bool)
	for _, word := range strings.Fields(forms) {
		words[word], passphrases[strings.ToLower(word)] = true, true
	}
	return newGrammar(words, &evidence{passphrases: passphrases})
}

func TestDrop(t *testing.T) {
	g := known(t)
	for want, words := range map[crop.Reason]string{
		"":             "laufen machen groß dunkel leise Tag Baum Auto Bier Haus Katze Gabel Uhr Hand Lehrer Lehrerin",
		participle:     "laufend gemacht abgestellt gearbeitet gelaufen",
		degree:         "größer dunkler",
		nominal:        "Kranke Kranker Kranken Krankes Krankem",
		unrecognized:   "jetzt Chaos",
		crop.Inflected: "Tage Bäume Autos Biere Häuser Katzen Uhren Hände Laufen dunkle",
	} {
		for _, word := range strings.Fields(words) {
			if got := g.drop(word); got != want {
				t.Errorf("drop(%s) = %q, want %q", word, got, want)
			}
		}
	}
}

func TestCrop(t *testing.T) {
	c := known(t).crop()
	if !c.Answers["katze"] || c.Answers["katzen"] || !c.Guesses["katzen"] {
		t.Error("Katze is an answer, Katzen a guess alone")
	}
	if !c.Answers["laufen"] {
		t.Error("laufen, which is also a noun of a verb, is an answer as a verb")
	}
	if !c.Answers["dank"] {
		t.Error("Dank is an answer, whatever dank is")
	}
	if c.Guesses["Katze"] || c.Guesses["lehrerinnen"] || c.Guesses["uhr"] {
		t.Error("guesses are in lower case, and of lengths that are kept")
	}
	if got := c.Drops["kranker"]; got != nominal {
		t.Errorf("kranker is dropped as %q, not %q: the noun is read first", got, nominal)
	}
}

func TestCropOfTheUnknown(t *testing.T) {
	c := newGrammar(inventory{"Katze": true, "Katzen": true}, &evidence{}).crop()
	if !c.Guesses["katze"] || len(c.Answers)+len(c.Drops) > 0 {
		t.Errorf("a word that nobody has met is a guess and nothing more: %v", c)
	}
}

func TestForms(t *testing.T) {
	g := known(t)
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
