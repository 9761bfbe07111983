package recipe

import (
	"testing"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
)

// frenchSelected selects from a small French dictionary, in the format of the real one.
func frenchSelected(t *testing.T, spoken, written, english []string) *selection.Words {
	t.Helper()
	rules, err := hunspell.ParseRules(`SET UTF-8
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
SFX F. Y 2
SFX F. 0 0/L' [^sxz] is:mas is:sg
SFX F. et ète/L' et is:fem is:sg
SFX a0 Y 3
SFX a0 er er/L' er po:infi
SFX a0 ger geons/L' ger po:ipre po:1pl
SFX a0 yer ie/L' .yer po:ipre po:3sg
`)
	if err != nil {
		t.Fatal(err)
	}
	entries, err := rules.ParseDictionary(`16
gêné/S.() po:adj
gène/S.() po:nom is:mas
pomme/S.() po:nom is:fem
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
lorsqu/L' po:cjsub po:err
vade po:loc.interj
`)
	if err != nil {
		t.Fatal(err)
	}
	foreign := make(map[string]bool)
	for _, word := range english {
		foreign[word] = true
	}
	return french.selectWords(materials{rules: rules, entries: entries, names: french.names(entries), ranks: join([][]string{spoken, written}, foreign)})
}

// French answers are the frequent base forms of entries that are words, and no names. The frequency is that of the word with its
// accents, and frequent English words count only in the first list.
func TestFrench(t *testing.T) {
	s := frenchSelected(t, []string{"pomme", "secrète", "nageons", "payer", "cœur", "doris", "gens", "yeux", "ester", "gêné", "secret"},
		[]string{"lorsqu", "kilowatt", "gène", "watt", "nager", "gagne"}, []string{"nager", "secret", "gagne"})
	if got, want := sorted(s.Guesses), "coeur coeurs doris ester gagne gagnes gene genes gens kilowatt nageons nager paie payer pomme pommes secret secrete watt watts yeux"; got != want {
		t.Errorf("guesses are\n%s, want\n%s", got, want)
	}
	if got, want := sorted(s.Answers), "coeur gene gens payer pomme secret watt"; got != want {
		t.Errorf("answers are %s, want %s", got, want)
	}
	for word, want := range map[string]selection.Reason{
		"pommes": selection.Inflected, "secrete": selection.Inflected, "nageons": selection.Inflected, "yeux": selection.Inflected,
		"ester": selection.Inflected, "nager": selection.Rare, "gagne": selection.Rare, "doris": selection.Name,
	} {
		if got := s.Dropped[word]; got != want {
			t.Errorf("%s is dropped as %q, want %q", word, got, want)
		}
	}
	for word, want := range map[string]string{"coeur": "cœur", "gene": "gêné", "pomme": "pomme"} {
		if got := s.Written[word]; got != want {
			t.Errorf("%s is written %q, want %q", word, got, want)
		}
	}
}
