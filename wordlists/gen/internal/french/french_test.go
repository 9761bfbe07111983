package french

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
)

// rules and entries are a small dictionary, in the format of the real one.
const rules = `SET UTF-8
FLAG long
NEEDAFFIX ()
PFX L' Y 1
PFX L' 0 l' . dp:le
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S.() .
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s/L' [^sxz] is:pl
SFX F. Y 3
SFX F. 0 0/L' [^sxz] is:mas is:sg
SFX F. 0 e/L' [^e][knmrt] is:fem is:sg
SFX F. et ète/L' et is:fem is:sg
SFX a0 Y 4
SFX a0 er er/L' er po:infi
SFX a0 er ons/L' [^cg]er po:ipre po:1pl
SFX a0 ger geons/L' ger po:ipre po:1pl
SFX a0 yer ie/L' .yer po:ipre po:3sg
`

const entries = `18
gêné/S.() po:adj
gène/S.() po:nom is:mas
pomme/S.() po:nom is:fem
pommade/S.() po:nom is:fem
secret/F.() po:nom po:adj
nager/a0() po:v1_it____a
payer/a0() po:v1_it____a
gagne/S.() po:nom is:fem
watt/Um() po:nom is:mas
cœur/S.() po:nom is:mas
Doris/L' po:prn is:fem
doris/L' po:nom is:mas
gens/L' po:nom is:epi is:pl
yeux/L' po:nom is:mas is:pl st:œil
ester/L' po:v1_i_____a po:infi
aulne/S.() po:nom is:mas
lorsqu/L' po:cjsub po:err
vade po:loc.interj
`

func selected(t *testing.T, common string) *selection.Words {
	t.Helper()
	a, err := hunspell.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	d, err := a.ParseDictionary(entries)
	if err != nil {
		t.Fatal(err)
	}
	known := make(map[string]int)
	for i, word := range strings.Fields(common) {
		known[word] = i
	}
	return selectWords(a, d, known)
}

func sorted[V any](set map[string]V) string { return strings.Join(slices.Sorted(maps.Keys(set)), " ") }

func TestGuessesAreAllForms(t *testing.T) {
	want := "aulne aulnes coeur coeurs doris ester gagne gagnes gene genes gens kilowatt nageons nager paie payer payons pommade pommades pomme pommes secret secrete watt watts yeux"
	if got := sorted(selected(t, "").Guesses); got != want {
		t.Errorf("guesses are\n%s, want\n%s", got, want)
	}
}

func TestAnswersAreCommonBaseForms(t *testing.T) {
	c := selected(t, "pomme pommes secret secrète nager nageons payer watt kilowatt cœur doris gens yeux ester lorsqu")
	if got, want := sorted(c.Answers), "coeur gens nager payer pomme secret watt"; got != want {
		t.Errorf("answers are %s, want %s", got, want)
	}
	for word, want := range map[string]selection.Reason{
		"pommes": selection.Inflected, "secrete": selection.Inflected, "nageons": selection.Inflected, "yeux": selection.Inflected,
		"ester": selection.Inflected, "gagne": selection.Rare, "aulne": selection.Rare, "doris": selection.Name,
	} {
		if got := c.Dropped[word]; got != want {
			t.Errorf("%s is dropped as %q, want %q", word, got, want)
		}
	}
}

// The frequency is that of the word with its accents.
func TestAccentsCountForFrequency(t *testing.T) {
	if c := selected(t, "coeur"); c.Answers["coeur"] {
		t.Error("cœur is an answer since coeur is frequent")
	}
}

// An answer is written as its most frequent base form, with accents and ligatures.
func TestWrittenAsMostFrequent(t *testing.T) {
	c := selected(t, "gêné cœur gens gène")
	if got := c.WrittenAnswers(); !slices.Equal(got, []string{"cœur", "gêné"}) {
		t.Errorf("written are %q", got)
	}
	c = selected(t, "gène gêné")
	if got := c.WrittenAnswers(); !slices.Equal(got, []string{"gène"}) {
		t.Errorf("written are %q", got)
	}
}

func TestClosestReasonCounts(t *testing.T) {
	for _, test := range []struct{ was, why, want selection.Reason }{
		{selection.Inflected, selection.Rare, selection.Rare},
		{selection.Name, selection.Rare, selection.Name},
		{selection.Rare, none, none},
		{none, selection.Inflected, none},
	} {
		if got := closer(map[string]selection.Reason{"mot": test.was}, "mot", test.why); got != test.want {
			t.Errorf("%q and then %q is %q, want %q", test.was, test.why, got, test.want)
		}
	}
	if got := closer(nil, "mot", selection.Rare); got != selection.Rare {
		t.Errorf("rare, the first reason, is %q", got)
	}
}

func TestFolded(t *testing.T) {
	for word, want := range map[string]string{
		"éèêë": "eeee", "àâîïôùûüç": "aaiiouuuc", "cœur": "coeur", "nævus": "naevus", "cañon": "canon",
		"Paris": "", "week-end": "", "aujourd’hui": "", "d'": "", "mᵉ": "", "ō": "", "": "",
	} {
		if got, ok := folded(word); ok != (want != "") || ok && got != want {
			t.Errorf("%s is %q, %t; want %q", word, got, ok, want)
		}
	}
}

// A frequent English word must be in the subtitles: the encyclopedia has it in
// English titles.
func TestFrequentEnglishWordsMustBeSpoken(t *testing.T) {
	got := joinFrequent([]string{"stop", "rouet"}, []string{"enter", "email", "émail", "aulne"}, []string{"stop", "enter", "email"})
	if want := "aulne rouet stop émail"; sorted(got) != want {
		t.Errorf("common are %s, want %s", sorted(got), want)
	}
}
