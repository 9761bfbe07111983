package lexicon

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// counting counts the pauses, and ends at one of them, if that is not 0.
type counting struct{ made, end int }

func (c *counting) Yield() { c.made++ }

func (c *counting) Err() error {
	if c.end > 0 && c.made >= c.end {
		return context.Canceled
	}
	return nil
}

// Loading ends with its context, wherever it is.
func TestLoadEnds(t *testing.T) {
	text := strings.Join(randomWords(), "\n")
	for end := 1; ; end += 20 {
		l, err := Load(&counting{end: end}, Source{Lang: "en", Length: 8, Answers: text, Guesses: text})
		if err == nil {
			break // it has no more pauses
		}
		if l != nil || !errors.Is(err, context.Canceled) {
			t.Fatalf("at pause %d: %v, error %v", end, l, err)
		}
	}
}

// Loading and preparing a long list makes many pauses, and gives the same list as without
// them.
func TestPauses(t *testing.T) {
	text := strings.Join(randomWords(), "\n")
	var pauses counting
	l, err := Load(&pauses, Source{Lang: "en", Length: 8, Answers: text, Guesses: text})
	if err != nil {
		t.Fatal(err)
	}
	const loads = 3 // the answers, their fingerprint, the guesses
	if least := loads * MaxWords / linesBetweenPauses; pauses.made < least {
		t.Errorf("%d pauses while loading, want %d", pauses.made, least)
	}
	pauses.made = 0
	l.FindPairs(&pauses)
	if least := MaxWords / linesBetweenPauses; pauses.made < least {
		t.Errorf("%d pauses while preparing, want %d", pauses.made, least)
	}
	pauses.made = 0
	if l.FindPairs(&pauses); pauses.made != 0 {
		t.Error("prepared twice")
	}
	plain, err := New("en", 8, text, text)
	if err != nil {
		t.Fatal(err)
	}
	if l.Fingerprint() != plain.Fingerprint() || l.GuessCount() != plain.GuessCount() || l.FirstWords(quantum.Mode) != plain.FirstWords(quantum.Mode) {
		t.Error("the list without pauses is another one")
	}
}

// Reading a text that is refused makes pauses, too.
func TestPausesOfRefusedText(t *testing.T) {
	repeats := strings.Repeat(numbered(MaxWords/2), 2)
	var pauses counting
	_, err := Load(&pauses, Source{Lang: "en", Length: 5, Answers: repeats})
	if want := MaxWords/2/linesBetweenPauses + MaxProblems - 1; err == nil || pauses.made < want {
		t.Errorf("%d pauses, want %d; %v", pauses.made, want, err)
	}
}
