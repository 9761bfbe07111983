package selection

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

func set(words ...string) map[string]bool {
	s := make(map[string]bool)
	for _, word := range words {
		s[word] = true
	}
	return s
}

func TestOnlyWordsThatFitAreSelected(t *testing.T) {
	w := New()
	for _, word := range []string{"cat", "cats", "überfall", "überfalls"} {
		w.Guess(word)
	}
	if len(w.Guesses) != 2 || !w.Guesses["cats"] || !w.Guesses["überfall"] {
		t.Errorf("guesses: %v", w.Guesses)
	}
	w.Answer("ox")
	w.Drop("oxen's tail", Rare)
	if len(w.Answers)+len(w.Dropped) > 0 {
		t.Errorf("answers %v, dropped %v", w.Answers, w.Dropped)
	}
}

func TestFirstReasonStays(t *testing.T) {
	w := New()
	w.Answer("mice")
	w.Drop("mice", Inflected)
	w.Drop("mice", Rare)
	if w.Answers["mice"] || w.Dropped["mice"] != Inflected || !w.Guesses["mice"] {
		t.Errorf("%+v", w)
	}
	w.Answer("mice")
	if !w.Answers["mice"] || w.Dropped["mice"] != "" {
		t.Errorf("a word is an answer and dropped: %+v", w)
	}
}

func TestApplyLists(t *testing.T) {
	w := New()
	for _, word := range []string{"apple", "pends", "bads"} {
		w.Answer(word)
	}
	w.Guess("sonar")
	w.Drop("sonar", Rare)
	if err := w.ApplyLists(Lists{Guesses: set("vlogs", "bokeh"), Block: set("pends", "other"), Slurs: set("bads", "worse"), Allow: set("sonar", "bokeh")}); err != nil {
		t.Fatal(err)
	}
	if got := OfLength(w.Answers, 5); !slices.Equal(got, []string{"apple", "bokeh", "sonar"}) {
		t.Errorf("answers: %v", got)
	}
	if got := OfLength(w.Guesses, 5); !slices.Equal(got, []string{"apple", "bokeh", "pends", "sonar", "vlogs"}) {
		t.Errorf("guesses: %v", got)
	}
	if w.Guesses["bads"] || w.Answers["bads"] || w.Dropped["bads"] != Slur || w.Dropped["pends"] != Blocked {
		t.Errorf("%+v", w)
	}
}

func TestApplyListsRefuses(t *testing.T) {
	for name, test := range map[string]struct {
		lists Lists
		want  string
	}{
		"no guess":         {Lists{Allow: set("zzzzz")}, `"zzzzz" in allow.txt is not a guess`},
		"allowed, blocked": {Lists{Allow: set("apple"), Block: set("apple")}, `"apple" is both in allow.txt and in block.txt`},
		"added slur":       {Lists{Guesses: set("apple"), Slurs: set("apple")}, `"apple" is both in guesses.txt and in slurs.txt`},
		"allowed slur":     {Lists{Allow: set("apple"), Slurs: set("apple")}, `"apple" is both in allow.txt and in slurs.txt`},
	} {
		t.Run(name, func(t *testing.T) {
			w := New()
			w.Guess("apple")
			if err := w.ApplyLists(test.lists); err == nil || err.Error() != test.want {
				t.Errorf("%v, not %s", err, test.want)
			}
		})
	}
}

func TestUnused(t *testing.T) {
	w := New()
	w.Answer("apple")
	w.Guess("sonar")
	lists := Lists{Guesses: set("sonar", "vlogs"), Allow: set("apple", "sonar"), Block: set("apple", "sonar"), Slurs: set("sonar", "misspelt")}
	want := Unused{Guesses: []string{"sonar"}, Allow: []string{"apple"}, Block: []string{"sonar"}, Slurs: []string{"misspelt"}}
	if got := lists.Unused(w); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, not %+v", got, want)
	}
}

func TestParseList(t *testing.T) {
	words, err := parseList("# rare\nabove # why\n\nzebra\n# names\nbobby\n")
	if err != nil || len(words) != 3 || !words["above"] || !words["zebra"] || !words["bobby"] {
		t.Errorf("%v, %v", words, err)
	}
}

func TestParseListRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"zebra\nabove\n":         `line 2: "above" belongs before "zebra"`,
		"above\n# a\nabove\n":    `line 3: "above" is already in the list`,
		"Above\n":                `line 1: "Above" is not one lower-case word`,
		"ab1cd\n":                `line 1: "ab1cd" is not all letters in NFC`,
		"ko\u0308nig\n":          `line 1: "könig" is not all letters in NFC`,
		"two words\n":            `line 1: "two words" is not one lower-case word`,
		"cat # three letters\n":  `line 1: "cat" has 3 letters, not 4 to 8`,
		"\nunbelievable\n":       `line 2: "unbelievable" has 12 letters, not 4 to 8`,
		strings.Repeat("ä", 9):   `line 1: "äääääääää" has 9 letters, not 4 to 8`,
		"above\nabove # twice\n": `line 2: "above" is already in the list`,
	} {
		if _, err := parseList(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

func TestReadLists(t *testing.T) {
	dir := t.TempDir()
	if _, err := ReadLists(dir); err == nil {
		t.Error("missing lists were read")
	}
}
