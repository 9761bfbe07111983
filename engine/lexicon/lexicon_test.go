package lexicon

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
)

func TestLexicon(t *testing.T) {
	l, err := New("en", 5, "flesh\naudio\n", "aisle\naudio\nsalsa\n")
	if err != nil {
		t.Fatal(err)
	}
	if l.Lang() != "en" || l.Length() != 5 || l.AnswerCount() != 2 || l.GuessCount() != 4 {
		t.Errorf("%s, %d letters, %d answers, %d guesses", l.Lang(), l.Length(), l.AnswerCount(), l.GuessCount())
	}
	for s, want := range map[string]bool{
		"flesh": true, "audio": true, "aisle": true, "salsa": true, "fles": false, "crest": false,
	} {
		if l.Has(word(s)) != want {
			t.Errorf("%s: has = %v", s, !want)
		}
	}
	want := []string{"flesh", "audio"} // in the order of the file
	if got := texts(slices.Collect(l.Answers())); !slices.Equal(got, want) {
		t.Errorf("answers %v", got)
	}
	for i, w := range want {
		if got := l.Answer(i).String(); got != w {
			t.Errorf("answer %d is %s", i, got)
		}
	}
	for range l.Answers() {
		break // stops without a panic
	}
	if _, err := New("en", 5, "audio\n", "aisle\naisle\n"); err == nil {
		t.Error("a duplicate in the guesses was accepted")
	}
}

func TestLetters(t *testing.T) {
	l := mustNew(t, "größe\naudio\n", "größe\n一audi\n")
	if got, want := string(l.Letters()), "adegioruößö一"; !sameLetters(got, want) || !slices.IsSorted(l.Letters()) {
		t.Errorf("%s, want %s", got, want)
	}
	if got := new(trie).letters(); len(got) != 0 {
		t.Errorf("an empty trie has the letters %q", got)
	}
}

// sameLetters reports whether two texts hold the same letters, once each.
func sameLetters(a, b string) bool {
	as, bs := []rune(a), []rune(b)
	slices.Sort(as)
	slices.Sort(bs)
	return slices.Equal(as, slices.Compact(bs))
}

func TestFingerprint(t *testing.T) {
	base := mustNew(t, "audio\nflesh\n", "")
	// The 64-bit FNV-1a hash of "audio\nflesh\n", computed by another program.
	const want = "37c57a541dfc7e31"
	if got := base.Fingerprint().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for text, same := range map[string]bool{
		"audio\nflesh": true, "audio\r\nflesh\r\n": true, "flesh\naudio\n": false, "audio\n": false,
	} {
		if got := mustNew(t, text, "").Fingerprint(); (got == base.Fingerprint()) != same {
			t.Errorf("%q: %s", text, got)
		}
	}
	if got := mustNew(t, "audio\nflesh\n", "aisle\n").Fingerprint(); got != base.Fingerprint() {
		t.Error("guesses change the fingerprint")
	}
}

func TestParseFingerprint(t *testing.T) {
	for _, f := range []Fingerprint{0, 1, 0xdeadbeef, 1<<64 - 1} {
		if got, err := ParseFingerprint(f.String()); got != f || err != nil {
			t.Errorf("%s: %s, %v", f, got, err)
		}
	}
	for _, s := range []string{"", "1", "00000000000000000", "000000000000000g", "+00000000000000f"} {
		if got, err := ParseFingerprint(s); err == nil {
			t.Errorf("%q: %s", s, got)
		}
	}
}

var _ engine.Vocabulary = (*Lexicon)(nil)

// What no identity can hold is no language of a list.
func TestLanguages(t *testing.T) {
	for _, lang := range []string{"", "a/b", "e n"} {
		l, err := New(lang, 5, "audio\n", "")
		if _, is := errors.AsType[*engine.ParseError](err); !is || l != nil {
			t.Errorf("%q: %v, error %v", lang, l, err)
		}
	}
	of := func(print Fingerprint) string { return "x-" + print.String() }
	if l, err := Load(engine.Forever, Source{Length: 5, Answers: "audio\n", LangOf: of}); err != nil || l.Lang() != of(l.Fingerprint()) {
		t.Errorf("%v, error %v", l, err)
	}
}

// Rules of no mode, no level or no number of tries have no puzzles, and it is said
// why.
func TestRulesWithoutPuzzles(t *testing.T) {
	l := mustNew(t, "audio\nflesh\n", "")
	for r, want := range map[engine.Rules]error{
		{Length: 5}:          engine.ErrMode,
		{Mode: 3, Length: 5}: engine.ErrMode,
		{Mode: engine.Classic, Length: 5, Tries: -1}:  engine.ErrTries,
		{Mode: engine.Quantum, Length: 5, Tries: 101}: engine.ErrTries,
		{Mode: engine.Classic, Length: 5, Level: 3}:   engine.ErrLevel,
	} {
		_, puzzle := l.Puzzle(r, 1)
		_, daily := l.Daily(r, 1)
		_, draw := l.Draw(r, rand.New(rand.NewPCG(1, 1)))
		for _, err := range []error{puzzle, daily, draw} {
			if !errors.Is(err, want) {
				t.Errorf("%+v: %v, want %v", r, err, want)
			}
		}
		if n := l.FirstWords(r.Mode); (n == 0) != (want == engine.ErrMode) {
			t.Errorf("%v: %d first words", r.Mode, n)
		}
	}
}

// A word is written with the accents that the list lacks. What is no word of the alphabet is left out.
func TestWritten(t *testing.T) {
	l, err := Load(engine.Forever, Source{Lang: "es", Length: 5, Answers: "cañon\nplaya\nojala\n", Guesses: "quien\nmuros\nzebra\n", Written: "cañón\r\nojalá\nнет\n"})
	if err != nil {
		t.Fatal(err)
	}
	var written []string
	for w := range l.Answers() {
		written = append(written, l.Written(w))
	}
	if want := []string{"cañón", "playa", "ojalá"}; !slices.Equal(written, want) {
		t.Errorf("written %q, want %q", written, want)
	}
}
