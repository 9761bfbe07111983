package hunspell

import "testing"

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
