package crop

import (
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

func TestOnlyWordsThatFitAreKept(t *testing.T) {
	c := New()
	for _, word := range []string{"cat", "cats", "überfall", "überfalls"} {
		c.Guess(word)
	}
	if len(c.Guesses) != 2 || !c.Guesses["cats"] || !c.Guesses["überfall"] {
		t.Errorf("guesses: %v", c.Guesses)
	}
	c.Answer("ox")
	c.Drop("oxen's tail", Rare)
	if len(c.Answers)+len(c.Drops) > 0 {
		t.Errorf("answers %v, drops %v", c.Answers, c.Drops)
	}
}

func TestFirstReasonStays(t *testing.T) {
	c := New()
	c.Answer("mice")
	c.Drop("mice", Inflected)
	c.Drop("mice", Rare)
	if c.Answers["mice"] || c.Drops["mice"] != Inflected || !c.Guesses["mice"] {
		t.Errorf("%+v", c)
	}
	c.Answer("mice")
	if !c.Answers["mice"] || c.Drops["mice"] != "" {
		t.Errorf("a word is an answer and dropped: %+v", c)
	}
}

func TestSettle(t *testing.T) {
	c := New()
	for _, word := range []string{"apple", "pends", "bads"} {
		c.Answer(word)
	}
	c.Guess("sonar")
	c.Drop("sonar", Rare)
	if err := c.Settle(Lists{Block: set("pends", "other"), Slurs: set("bads", "worse"), Allow: set("sonar")}); err != nil {
		t.Fatal(err)
	}
	if got := Words(c.Answers, 5); !slices.Equal(got, []string{"apple", "sonar"}) {
		t.Errorf("answers: %v", got)
	}
	if got := Words(c.Guesses, 5); !slices.Equal(got, []string{"apple", "pends", "sonar"}) {
		t.Errorf("guesses: %v", got)
	}
	if c.Guesses["bads"] || c.Answers["bads"] || c.Drops["bads"] != Slur || c.Drops["pends"] != Blocked {
		t.Errorf("%+v", c)
	}
}

func TestSettleRefuses(t *testing.T) {
	for name, test := range map[string]struct {
		lists Lists
		want  string
	}{
		"no guess":         {Lists{Allow: set("zzzzz")}, `"zzzzz" in allow.txt is no valid guess`},
		"allowed, blocked": {Lists{Allow: set("apple"), Block: set("apple")}, `"apple" is both in allow.txt and in block.txt`},
		"allowed slur":     {Lists{Allow: set("apple"), Slurs: set("apple")}, `"apple" is both in allow.txt and in slurs.txt`},
	} {
		t.Run(name, func(t *testing.T) {
			c := New()
			c.Guess("apple")
			if err := c.Settle(test.lists); err == nil || err.Error() != test.want {
				t.Errorf("%v, not %s", err, test.want)
			}
		})
	}
}

func TestNeedless(t *testing.T) {
	c := New()
	c.Answer("apple")
	c.Guess("sonar")
	lists := Lists{Allow: set("apple", "sonar"), Block: set("apple", "sonar"), Slurs: set("sonar", "misspelt")}
	allow, block, slurs := lists.Needless(c)
	if !slices.Equal(allow, []string{"apple"}) || !slices.Equal(block, []string{"sonar"}) || !slices.Equal(slurs, []string{"misspelt"}) {
		t.Errorf("allow %v, block %v, slurs %v", allow, block, slurs)
	}
}

func TestParseList(t *testing.T) {
	words, err := ParseList("# rare\nabove # why\n\nzebra\n# names\nbobby\n")
	if err != nil || len(words) != 3 || !words["above"] || !words["zebra"] || !words["bobby"] {
		t.Errorf("%v, %v", words, err)
	}
}

func TestParseListRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"zebra\nabove\n":         `line 2: "above" belongs before "zebra"`,
		"above\n# a\nabove\n":    `line 3: "above" stands twice`,
		"Above\n":                `line 1: "Above" is not one lower-case word`,
		"ab1cd\n":                `line 1: "ab1cd" is not all letters in NFC`,
		"ko\u0308nig\n":          `line 1: "könig" is not all letters in NFC`,
		"two words\n":            `line 1: "two words" is not one lower-case word`,
		"cat # three letters\n":  `line 1: "cat" has 3 letters, not 4 to 8`,
		"\nunbelievable\n":       `line 2: "unbelievable" has 12 letters, not 4 to 8`,
		strings.Repeat("ä", 9):   `line 1: "äääääääää" has 9 letters, not 4 to 8`,
		"above\nabove # twice\n": `line 2: "above" stands twice`,
	} {
		if _, err := ParseList(text); err == nil || err.Error() != want {
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
