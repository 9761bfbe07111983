package lexicon

import (
	"strings"
	"testing"
)

// A long list is loaded and prepared in many stretches, and is the same list
// as without pauses.
func TestPauses(t *testing.T) {
	text := strings.Join(generated(), "\n")
	pauses := 0
	count := func() { pauses++ }
	l, err := Load(Source{Lang: "en", Length: 8, Answers: text, Guesses: text, Pause: count})
	if err != nil {
		t.Fatal(err)
	}
	const loads = 3 // of the answers, for their fingerprint, of the guesses
	if least := loads * MaxWords / stretch; pauses < least {
		t.Errorf("%d pauses while it is loaded, want %d", pauses, least)
	}
	pauses = 0
	l.Prepare(count)
	if least := MaxWords / stretch; pauses < least {
		t.Errorf("%d pauses while it is prepared, want %d", pauses, least)
	}
	pauses = 0
	if l.Prepare(count); pauses != 0 {
		t.Error("prepared twice")
	}
	plain, err := New("en", 8, text, text)
	if err != nil {
		t.Fatal(err)
	}
	if l.Fingerprint() != plain.Fingerprint() || l.Len() != plain.Len() || l.Firsts(quantum) != plain.Firsts(quantum) {
		t.Error("it is another list without pauses")
	}
}

// Text that is refused is looked through in stretches, too.
func TestPausesOfRefusedText(t *testing.T) {
	const megabyte = 1 << 20
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"too many lines": {strings.Repeat("\n", 10*megabyte), 10},
		"a long line":    {strings.Repeat("ä", 5*megabyte), 20},
		"repeats":        {strings.Repeat(numbered(MaxWords/2), 2), MaxWords/2/stretch + MaxProblems - 1},
	} {
		pauses := 0
		_, err := Load(Source{Lang: "en", Length: 5, Answers: c.text, Pause: func() { pauses++ }})
		if err == nil || pauses < c.want {
			t.Errorf("%s: %d pauses, want %d; %v", name, pauses, c.want, err)
		}
	}
}
