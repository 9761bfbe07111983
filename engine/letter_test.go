package engine_test

import (
	"strings"
	"testing"

	"ketword/engine"
)

// TestFinalForms: a letter is the same wherever it stands, and a word ends in its final form.
func TestFinalForms(t *testing.T) {
	for s, inner := range map[string]engine.Letter{
		"λόγος": 'σ', "שלום": 'מ', "ארץ": 'צ', "כסף": 'פ', "מלך": 'כ', "גן": 'נ', "ܪܛܤ": 'ܣ',
	} {
		w := word(t, s)
		if last := w.At(w.Len() - 1); last != inner || w.String() != s || word(t, strings.TrimSuffix(s, lastOf(s))+string(inner)) != w {
			t.Errorf("%q ends in %q, written %q", s, last, w)
		}
	}
}

func lastOf(s string) string {
	letters := []rune(s)
	return string(letters[len(letters)-1])
}

// TestUpperLeavesGeorgian: whose capitals nobody writes words with; they are read all the same.
func TestUpperLeavesGeorgian(t *testing.T) {
	for s, want := range map[string]string{"წყალი": "წყალი", "ჰაერი": "ჰაერი", "crown": "CROWN", "дом": "ДОМ", "λόγος": "ΛΌΓΟΣ"} {
		if got := engine.Upper(s); got != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
	if w, err := engine.ParseWord("ᲬᲧᲐᲚᲘ"); err != nil || w.String() != "წყალი" {
		t.Errorf("capitals are read as %q, %v", w, err)
	}
}

// TestIgnorable: what can't be seen is nothing of a word that is typed.
func TestIgnorable(t *testing.T) {
	for _, r := range "\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufe0f\ufeff\U000e0100" {
		w, err := engine.ParseWord("cr" + string(r) + "own" + string(r))
		if err != nil || w.String() != "crown" {
			t.Errorf("%U: %q, %v", r, w, err)
		}
	}
	for _, r := range "aé \u0301'-" {
		if engine.Ignorable(r) {
			t.Errorf("%q can be seen", r)
		}
	}
}
