package hunspell_test

import (
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/hunspell"
)

// rules are those of a small dictionary, in the format of the real ones.
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
`

func TestMalformedFilesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"FLAG long\nSFX S. 0 s/L'D [^s] is:pl": "line 2: flags",
		"\nSFX S. 0 s [^s is:pl":               "line 2: condition",
	} {
		if _, err := hunspell.ParseRules(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: the error is %v, want %s", text, err, want)
		}
	}
	if _, err := parse(t, rules).ParseDictionary("1\nmot/S.( po:nom\n"); err == nil || !strings.HasPrefix(err.Error(), "line 2: flags") {
		t.Errorf("dictionary: the error is %v", err)
	}
}

func parse(t *testing.T, text string) *hunspell.Rules {
	t.Helper()
	r, err := hunspell.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A rule for a prefix may be followed by rules for suffixes. An elided word is not a
// prefix.
func TestForms(t *testing.T) {
	r := parse(t, rules)
	for _, test := range []struct {
		entry hunspell.Entry
		want  string
	}{
		{hunspell.Entry{Word: "watt", Flags: []string{"Um", "()"}}, "watt watt watts kilowatt kilowatts"},
		{hunspell.Entry{Word: "ami", Flags: []string{"S.", "L'"}}, "ami ami amis"},
		{hunspell.Entry{Word: "bas", Flags: []string{"S.", "()"}}, ""},
	} {
		if got := strings.Join(r.Forms(test.entry), " "); got != test.want {
			t.Errorf("forms of %s are %q, want %q", test.entry.Word, got, test.want)
		}
	}
}

// Flags are single characters, pairs of them, or numbers.
func TestFlags(t *testing.T) {
	for mode, row := range map[string]string{"": "Gñ", "FLAG UTF-8\n": "Gñ", "FLAG long\n": "GGññ", "FLAG num\n": "17,4"} {
		entries, err := parse(t, mode).ParseDictionary("1\ngato/" + row + " po:n\nno\n")
		if err != nil || len(entries) != 2 || len(entries[0].Flags) != 2 || !entries[0].Has("po:n") || entries[1].Flags != nil {
			t.Errorf("%q: %v, %v", mode, entries, err)
		}
	}
}

// Parts of compounds, misspellings and stems are no words, nor are forms that only stand in compounds. The ligature ĳ is
// two letters, and a slash may be part of a word.
func TestFormsThatAreNoWords(t *testing.T) {
	r := parse(t, "FLAG long\nONLYINCOMPOUND Cx\nFORBIDDENWORD Fw\nSFX Ch Y 1\nSFX Ch 0 s/Cx .\nSFX Zb Y 1\nSFX Zb 0 en .\nPFX Pl Y 1\nPFX Pl 0 bĳ .\n")
	entries, err := r.ParseDictionary("5\nwĳsheid/ChZb\ncelzonne/Cx\ngeluit/Fw\ng\\/cm/Zb\nlenen/Pl\n")
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"wijsheid wijsheiden", "", "", "g⁄cm g⁄cmen", "lenen bijlenen"} {
		if got := strings.Join(r.Forms(entries[i]), " "); got != want {
			t.Errorf("forms of %s are %q, want %q", entries[i].Word, got, want)
		}
	}
}
