package wordlists_test

import (
	"errors"
	"testing"

	"ketword/wordlists"
)

func TestJoined(t *testing.T) {
	for _, c := range []struct{ name, answers, guesses, written, book, want string }{
		{"answers are left out of the guesses", "flesh\naudio\n", "aisle\naudio\nflesh\nsalsa\n", "", "", "flesh\naudio\n\naisle\nsalsa\n"},
		{"lines end with LF or CRLF, the last with neither", "flesh\r\naudio", "aisle\r\naudio", "", "", "flesh\naudio\n\naisle\n"},
		{"answers only", "flesh\naudio\n", "", "", "", "flesh\naudio\n\n"},
		{"no other guesses", "größe\n", "größe\n", "", "", "größe\n\n"},
		{"a book", "flesh\n", "aisle\n", "", "slate\no____ aisle\n", "flesh\n\naisle\n# book\nslate\no____ aisle\n"},
		{"a book, and no other guesses", "flesh\n", "", "", "slate\r\n", "flesh\n\n# book\nslate\n"},
		{"written otherwise", "cañon\n", "", "cañón\r\n", "", "cañon\n\n# written\ncañón\n"},
		{"written otherwise, and a book", "cañon\n", "aisle\n", "cañón\n", "slate\n", "cañon\n\naisle\n# written\ncañón\n# book\nslate\n"},
	} {
		got := wordlists.List{Answers: c.answers, Guesses: c.guesses, Written: c.written, Stored: wordlists.Stored{Book: c.book}}.Joined()
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		texts, err := wordlists.Split(got)
		if again := texts.Joined(); again != c.want || err != nil {
			t.Errorf("%s: split into %+v, %v", c.name, texts, err)
		}
	}
}

func TestSplitRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"nothing":               "",
		"a page":                "<!doctype html>\n<title>Not found</title>\n\n<p>Not found\n",
		"plain answers":         "flesh\naudio\n",
		"no answers":            "\n\naisle\n",
		"blank line at first":   "\nflesh\n\naisle\n",
		"two blank lines":       "flesh\n\n\naisle\n",
		"a second blank line":   "flesh\n\naisle\n\nsalsa\n",
		"blank line at the end": "flesh\n\naisle\n\n",
		"broken off":            "flesh\n\naisle\nsal",
		"CRLF":                  "flesh\r\n\r\naisle\r\n",
		"upper case":            "flesh\n\nAisle\n",
		"blank":                 "flesh\n\nai le\n",
		"not UTF-8":             "flesh\n\na\xe9sle\n",
		"a book broken off":     "flesh\n\naisle\n# book\nsla",
		"an empty book":         "flesh\n\naisle\n# book\n",
		"written, broken off":   "flesh\n\naisle\n# written\nfle",
		"written as a number":   "flesh\n\naisle\n# written\nfl3sh\n",
	} {
		if texts, err := wordlists.Split(text); !errors.Is(err, wordlists.ErrNotJoined) || texts != (wordlists.List{}) {
			t.Errorf("%s: %+v, %v", name, texts, err)
		}
	}
}
