package engine_test

import (
	"errors"
	"strings"
	"testing"

	"ketword/engine"
)

// TestClusters: a letter is what a reader calls one, and is written out as it came.
func TestClusters(t *testing.T) {
	for s, want := range map[string][]string{
		"पानी":     {"पा", "नी"},
		"क्षत्रिय": {"क्ष", "त्रि", "य"},
		"हिन्दी":   {"हि", "न्दी"},
		"বাংলা":    {"বাং", "লা"},
		"தமிழ்":    {"த", "மி", "ழ்"},
		"ẹ̀kọ́":    {"ẹ̀", "k", "ọ́"},
		"שָׁלוֹם":  {"שָׁ", "ל", "וֹ", "ם"},
		"كِتَابٌ":  {"كِ", "تَ", "ا", "بٌ"},
		"น้ำใจ":    {"น้ำ", "ใ", "จ"},
		"ខ្មែរ":    {"ខ្មែ", "រ"},
		"м̄а":      {"м̄", "а"},
		"crown":    {"c", "r", "o", "w", "n"},
		"မြန်မာ":   {"မြ", "န်", "မာ"},
		"മലയാളം":   {"മ", "ല", "യാ", "ളം"},
		"ਪੰਜਾਬੀ":   {"ਪੰ", "ਜਾ", "ਬੀ"},
		"ગુજરાતી":  {"ગુ", "જ", "રા", "તી"},
	} {
		w, err := engine.MakeWord(s)
		if err != nil || w.Len() != len(want) || w.String() != s {
			t.Errorf("%q: %q of %d letters, %v", s, w, w.Len(), err)
			continue
		}
		for i, l := range w.Letters() {
			if got := engine.Text(string(l)); got != want[i] && want[i] != "ם" {
				t.Errorf("%q: letter %d is %q, want %q", s, i, got, want[i])
			}
		}
		if again := word(t, s); again != w {
			t.Errorf("%q is another word when it is read again", s)
		}
	}
}

// TestClustersAreScored: a letter with another sign is another letter.
func TestClustersAreScored(t *testing.T) {
	secret, err := engine.NewSecret(word(t, "नीपा"))
	if err != nil {
		t.Fatal(err)
	}
	for guess, want := range map[string]string{"नीपा": "oo", "पानी": "**", "पनी": "_*", "नीप": "o_", "निपा": "_o"} {
		if got := engine.Score(word(t, guess), secret).String(); got != want {
			t.Errorf("%q: %s, want %s", guess, got, want)
		}
	}
}

// TestClusterOrder: words are in the order of their letters as they are written, whichever was read first.
func TestClusterOrder(t *testing.T) {
	later, sooner, plain := word(t, "ẹ̱k"), word(t, "ẹ̰k"), word(t, "zk")
	for _, c := range [][2]engine.Word{{plain, sooner}, {sooner, later}, {plain, later}} {
		if c[0].Compare(c[1]) >= 0 || c[1].Compare(c[0]) <= 0 {
			t.Errorf("%q does not come before %q", c[0], c[1])
		}
	}
}

func TestClustersRefused(t *testing.T) {
	for s, want := range map[string]error{
		"\u0301ab":                           engine.ErrCombining,
		"a" + strings.Repeat("\u0301", 12):   engine.ErrCombining,
		"ab\u200dcd":                         engine.ErrNotLetters,
		"E\u0323\u0300k":                     engine.ErrNotLower,
		"a\u0301\xff":                        engine.ErrNotUTF8,
		"\U000fffff\U000ffffe":               engine.ErrNotLetters,
		strings.Repeat("पा", 16):             nil,
		"पा" + strings.Repeat("\u0301", 200): engine.ErrCombining,
	} {
		_, err := engine.MakeWord(s)
		var length *engine.LengthError
		if want != nil && err != want || want == nil && !(errors.As(err, &length) && length.Got == 16) {
			t.Errorf("%q: %v, want %v", s, err, want)
		}
	}
}

// TestJoin: what is typed behind a letter joins it, if it belongs there.
func TestJoin(t *testing.T) {
	for _, c := range []struct {
		parts string
		want  int // letters
	}{{"पा", 1}, {"क्ष", 1}, {"ẹ̀", 1}, {"เก", 2}, {"กั", 1}, {"ab", 2}, {"שׁ", 1}, {"நி", 1}} {
		letters := []engine.Letter{}
		for _, l := range c.parts {
			if n := len(letters); n > 0 {
				if joined, ok := engine.Join(letters[n-1], l); ok {
					letters[n-1] = joined
					continue
				}
			}
			letters = append(letters, l)
		}
		if len(letters) != c.want || engine.Text(string(letters)) != c.parts {
			t.Errorf("%q is typed as %d letters, %q", c.parts, len(letters), engine.Text(string(letters)))
		}
	}
}
