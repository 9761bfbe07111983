package lexicon

import (
	"strings"
	"testing"
)

// Loading and preparing a long list yields often, and gives the same list as without
// yields.
func TestYields(t *testing.T) {
	text := strings.Join(randomWords(), "\n")
	yields := 0
	count := func() { yields++ }
	l, err := Load(Source{Lang: "en", Length: 8, Answers: text, Guesses: text, Yield: count})
	if err != nil {
		t.Fatal(err)
	}
	const loads = 3 // the answers, their fingerprint, the guesses
	if least := loads * MaxWords / linesBetweenYields; yields < least {
		t.Errorf("%d yields while loading, want %d", yields, least)
	}
	yields = 0
	l.FindPairs(count)
	if least := MaxWords / linesBetweenYields; yields < least {
		t.Errorf("%d yields while preparing, want %d", yields, least)
	}
	yields = 0
	if l.FindPairs(count); yields != 0 {
		t.Error("prepared twice")
	}
	plain, err := New("en", 8, text, text)
	if err != nil {
		t.Fatal(err)
	}
	if l.Fingerprint() != plain.Fingerprint() || l.GuessCount() != plain.GuessCount() || l.FirstWords(quantum.Mode) != plain.FirstWords(quantum.Mode) {
		t.Error("the list without yields is another one")
	}
}

// Reading a text that is refused yields, too.
func TestYieldsOfRefusedText(t *testing.T) {
	const megabyte = 1 << 20
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"too many lines": {strings.Repeat("\n", 10*megabyte), 10},
		"a long line":    {strings.Repeat("ä", 5*megabyte), 20},
		"repeats":        {strings.Repeat(numbered(MaxWords/2), 2), MaxWords/2/linesBetweenYields + MaxProblems - 1},
	} {
		yields := 0
		_, err := Load(Source{Lang: "en", Length: 5, Answers: c.text, Yield: func() { yields++ }})
		if err == nil || yields < c.want {
			t.Errorf("%s: %d yields, want %d; %v", name, yields, c.want, err)
		}
	}
}
