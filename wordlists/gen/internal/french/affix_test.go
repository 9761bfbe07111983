package french

import (
	"strings"
	"testing"
)

func TestCondition(t *testing.T) {
	for _, test := range []struct {
		condition, word string
		begins, ends    bool
	}{
		{".", "mot", true, true},
		{"er", "aimer", false, true},
		{"[^cg]er", "nager", false, false},
		{"[^cg]er", "aimer", false, true},
		{"[aé]m", "émeraude", true, false},
		{".yer", "yer", false, false},
		{".yer", "payer", false, true},
		{"[^e][knmrt]", "et", false, false},
		{"[^e][knmrt]", "mot", false, true},
	} {
		c, err := parseCondition(test.condition)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.begins(test.word); got != test.begins {
			t.Errorf("%s begins %s: %t", test.condition, test.word, got)
		}
		if got := c.ends(test.word); got != test.ends {
			t.Errorf("%s ends %s: %t", test.condition, test.word, got)
		}
	}
}

func TestMalformedFilesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"SFX S. 0 s/L'D [^s] is:pl": "line 1: flags",
		"\nSFX S. 0 s [^s is:pl":    "line 2: condition",
	} {
		if _, err := parseAffixes(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: the error is %v, want %s", text, err, want)
		}
	}
	if _, err := parseDictionary("1\nmot/S.( po:nom\n"); err == nil || !strings.HasPrefix(err.Error(), "line 2: flags") {
		t.Errorf("dictionary: the error is %v", err)
	}
}

// A rule for a prefix may be followed by rules for suffixes. An elided word is not a
// prefix.
func TestForms(t *testing.T) {
	a, err := parseAffixes(rules)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		entry entry
		want  string
	}{
		{entry{word: "watt", flags: []string{"Um", "()"}}, "watt watt watts kilowatt kilowatts"},
		{entry{word: "ami", flags: []string{"S.", "L'"}}, "ami ami amis"},
		{entry{word: "bas", flags: []string{"S.", "()"}}, ""},
	} {
		if got := strings.Join(a.forms(test.entry), " "); got != test.want {
			t.Errorf("forms of %s are %q, want %q", test.entry.word, got, test.want)
		}
	}
}
