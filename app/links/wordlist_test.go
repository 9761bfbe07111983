package links

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/sample"
)

// words returns words as a list spells them.
func words(t testing.TB, texts ...string) []engine.Word {
	t.Helper()
	all, err := engine.MakeWords(texts)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestSealedList: opening returns the words in their order, also of letters of several code points, of final
// forms, and of a single letter.
func TestSealedList(t *testing.T) {
	for _, l := range []List{
		{Title: "Fruits", Sender: "Ann", Also: "en", Answers: words(t, "mango", "apple", "grape"), Guesses: words(t, "lemon")},
		{Answers: words(t, "aaaa")},
		{Answers: words(t, "λόγος", "νόμος")},
		{Answers: words(t, "aabab", "babab"), Guesses: words(t, "bbbbb", "ababa")},
		{Answers: words(t, "пісня", "вогні")},
		{Answers: words(t, "नमस्ते", "किताबें")[:1]},
	} {
		got, err := OpenList(l.Seal() + ").")
		apptest.Equal(t, "error", err, nil)
		apptest.Equal(t, "list", fmt.Sprint(got), fmt.Sprint(l))
	}
}

// TestFittingWords: as many words as are told fit in a link, and hardly more.
func TestFittingWords(t *testing.T) {
	l := lists.List{Name: lists.Name{Lang: "x-1", Length: 5}, Letters: "abcdefghijklmnopqrstuvwxyz"}
	most := FittingWords(l)
	apptest.Equal(t, "words of five letters", most, 1822)
	l.Guesses = most
	apptest.Equal(t, "fits", Fits(l), true)
	l.Guesses++
	apptest.Equal(t, "does not fit", Fits(l), false)
	long := strings.Repeat("ü", lists.MaxTitle)
	if code := (List{Title: long, Sender: long, Also: "en", Answers: words(t, strings.Fields(sample.Numbered(most))...)}).Seal(); code == "" || len(code) > mostList {
		t.Errorf("a code of %d characters", len(code))
	}
	apptest.Equal(t, "too many", List{Answers: words(t, strings.Fields(sample.Numbered(most+200))...)}.Seal(), "")
}

// TestBadList: what is no list is refused, and what a stranger wrote is cleaned.
func TestBadList(t *testing.T) {
	about := "\u202eFruits\nAnn\nen\n"
	for text, good := range map[string]bool{
		"Fruits":                                          false,
		about + "a b\n4\n1\n0\n\xf0":                      true,
		about + "a b\n4\n3\n0\n\xf0":                      false, // more words than there are
		about + "a b\n4\n0\n1\n\xf0":                      false,
		about + "\n4\n1\n0\n" + strings.Repeat("\xff", 8): false, // no letters
		about + "a b\n4\n9223372036854775807\n1\n\xf0":    false, // numbers that overflow together
		about + "a b\n4\n1\n-1\n\xf0":                     false,
		about + "a b\n1\n1\n0\n\xf0":                      false, // too short
		about + "a B\n4\n1\n0\n\xf0":                      false, // no letter of a list
		about + "a b c\n4\n1\n0\n\xff":                    false, // there is no fourth letter
	} {
		l, err := OpenList(sealCode(text, listCode))
		apptest.Equal(t, text, err == nil, good)
		if good {
			apptest.Equal(t, "title", l.Title, "Fruits")
		}
	}
	_, err := OpenList("no code")
	apptest.Equal(t, "no code", err == nil, false)
}
