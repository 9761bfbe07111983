package engine_test

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"ketword/engine"
)

func TestMakeWord(t *testing.T) {
	for _, s := range []string{"ab", "audio", "größe", "слово", "λέξη", "ñandú", "aaaaabbbbbccccc"} {
		w, err := engine.MakeWord(s)
		if err != nil || w.String() != s || w.Len() != len([]rune(s)) {
			t.Errorf("%q: %q with %d letters, %v", s, w, w.Len(), err)
		}
	}
}

func TestMakeWordRefuses(t *testing.T) {
	for _, c := range []struct {
		s    string
		want error
	}{
		{"", engine.ErrEmpty},
		{"Hello", engine.ErrNotLower},
		{"ДОМ", engine.ErrNotLower},
		{"it's", engine.ErrNotLetters},
		{"two words", engine.ErrNotLetters},
		{"audio ", engine.ErrNotLetters},
		{"caf3", engine.ErrNotLetters},
		{"aud\x00io", engine.ErrNotLetters},
		{"\ufeffaudio", engine.ErrNotLetters},
		{"\u0301cafe", engine.ErrCombining},
		{"caf\xe9", engine.ErrNotUTF8},
		{"a\ufffdb", engine.ErrNotLetters}, // the replacement character itself is UTF-8
	} {
		if w, err := engine.MakeWord(c.s); err != c.want || w != (engine.Word{}) {
			t.Errorf("%q: %q, %v, want %v", c.s, w, err, c.want)
		}
	}
}

func TestMakeWordLength(t *testing.T) {
	for s, message := range map[string]string{
		"a":                     "1 letter, expected 2 to 15",
		strings.Repeat("ä", 16): "16 letters, expected 2 to 15",
	} {
		_, err := engine.MakeWord(s)
		var length *engine.LengthError
		if !errors.As(err, &length) || length.Got != len([]rune(s)) || err.Error() != message {
			t.Errorf("%q: %v, want %s", s, err, message)
		}
	}
}

func TestParseWord(t *testing.T) {
	for s, want := range map[string]string{
		"audio": "audio", " AuDio\r\n": "audio", "\tGRÖẞE": "größe", "Слово": "слово",
	} {
		if w, err := engine.ParseWord(s); err != nil || w.String() != want {
			t.Errorf("%q: %q, %v, want %q", s, w, err, want)
		}
	}
	for s, want := range map[string]error{
		" \t ": engine.ErrEmpty, "\u0301CAFE": engine.ErrCombining, "CAF\xc9": engine.ErrNotUTF8,
	} {
		if _, err := engine.ParseWord(s); err != want {
			t.Errorf("%q: %v, want %v", s, err, want)
		}
	}
}

func TestWordLetters(t *testing.T) {
	w := word(t, "größe")
	var back []engine.Letter
	for i, l := range w.Letters() {
		if w.At(i) != l {
			t.Errorf("At(%d) = %q, Letters gives %q", i, w.At(i), l)
		}
		back = append(back, l)
	}
	if engine.WordOf(back...) != w {
		t.Errorf("WordOf(%q) is not %q", back, w)
	}
	for range w.Letters() {
		break // stops without a panic
	}
	if panicOf(func() { w.At(5) }) == "<nil>" {
		t.Error("a word of five letters has a sixth one")
	}
}

func TestWordCountAndOverlaps(t *testing.T) {
	w := word(t, "abbey")
	for l, want := range map[engine.Letter]int{'a': 1, 'b': 2, 'z': 0, 0: 0} {
		if got := w.Count(l); got != want {
			t.Errorf("%q is in it %d times, want %d", l, got, want)
		}
	}
	for s, want := range map[string]bool{"kebab": true, "comic": false, "yo": true, "olio": false} {
		v := word(t, s)
		if w.Overlaps(v) != want || v.Overlaps(w) != want {
			t.Errorf("%q overlaps %q: want %v", w, s, want)
		}
	}
}

// Compare orders words as comparing their letters one by one does.
func TestWordCompare(t *testing.T) {
	list := words(t, "zebra ab aba abb abbey äbc ба")
	for _, v := range list {
		for _, w := range list {
			want := slices.Compare([]rune(v.String()), []rune(w.String()))
			if got := v.Compare(w); cmp.Compare(got, 0) != want {
				t.Errorf("%q, %q: %d, want %d", v, w, got, want)
			}
		}
	}
}

// Greek writes one letter in two ways: ς at the end of a word, σ elsewhere.
func TestFinalSigma(t *testing.T) {
	want := word(t, "λόγος")
	for _, s := range []string{"λόγοσ", "ΛΌΓΟΣ", "λόγος ", "λόγΟς"} {
		if w, err := engine.ParseWord(s); err != nil || w != want || w.String() != "λόγος" {
			t.Errorf("%q: %q, %v", s, w, err)
		}
	}
	if w := engine.WordOf([]rune("λόγος")...); w != want || w.At(4) != 'σ' {
		t.Errorf("%q ends in %q", w, w.At(4))
	}
	if inner := word(t, "σεισμός"); inner.String() != "σεισμός" || inner.Count('σ') != 3 || inner.Count('ς') != 0 {
		t.Errorf("%q has %d σ", inner, inner.Count('σ'))
	}
	for l, want := range map[engine.Letter]engine.Letter{'Σ': 'σ', 'ς': 'σ', 'σ': 'σ', 'Ä': 'ä', 'z': 'z', 'ß': 'ß'} {
		if got := engine.Lower(l); got != want {
			t.Errorf("%q becomes %q, want %q", l, got, want)
		}
	}
	secret, err := engine.NewSecret(want)
	if err != nil {
		t.Fatal(err)
	}
	turn := engine.Turn{Guess: word(t, "σοφος"), Feedback: engine.Score(word(t, "σοφος"), secret)}
	if got := engine.Colour.Format(turn); got != "σοφ\x1b[32mος\x1b[0m" {
		t.Errorf("%q", got)
	}
}

// TestUpper: no word grows, as ß does by Unicode's full mapping, and no two letters of a list
// look the same.
func TestUpper(t *testing.T) {
	for s, want := range map[string]string{
		"": "", "crown": "CROWN", "Crown": "CROWN", "straße": "STRAẞE", "größe": "GRÖẞE", "ŉ": "ŉ",
		"äöü": "ÄÖÜ", "œé": "ŒÉ", "ıiσς": "ıIΣΣ", "шалаш": "ШАЛАШ", "한글": "한글",
	} {
		if got := engine.Upper(s); got != want || utf8.RuneCountInString(got) != utf8.RuneCountInString(s) {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}
