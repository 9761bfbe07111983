package coach_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// englishTable returns the table of English words of five letters, without its book.
func englishTable(t testing.TB) *solver.Table { return solver.NewTable(sample.List(t)) }

// wordsOf yields words.
func wordsOf(words ...string) iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, w := range words {
			if !yield(engine.MustWord(w)) {
				return
			}
		}
	}
}

// TestLetters: each letter is counted, by position, and a word that has it twice
// counts once among its holders.
func TestLetters(t *testing.T) {
	l, err := coach.CountLetters(t.Context(), "en", wordsOf("abbey", "babel", "cabin"))
	if err != nil || l.Words != 3 || l.Length != 5 || l.Total() != 15 {
		t.Fatalf("%+v, error %v", l, err)
	}
	b := l.Counts[0]
	if b.Letter != 'b' || b.Kind != coach.Consonant || b.Count != 5 || b.Holders != 3 || !slices.Equal(b.At[:5], []int{1, 1, 3, 0, 0}) {
		t.Errorf("b: %+v", b)
	}
	if share := l.Share(b); share != 1.0/3 {
		t.Errorf("b is %v of all letters", share)
	}
	if got := spelled(l.Counts); got != "baecilny" {
		t.Errorf("order %s", got)
	}
	if vowels, others := spelled(l.Of(coach.Vowel)), spelled(l.Of(coach.Consonant)); vowels != "aei" || others != "bclny" {
		t.Errorf("vowels %s, consonants %s", vowels, others)
	}
}

// TestLettersAsCSV: a spreadsheet gets the same figures.
func TestLettersAsCSV(t *testing.T) {
	l, err := coach.CountLetters(t.Context(), "en", wordsOf("aba", "cab"))
	want := "letter,kind,count,words,1,2,3\na,vowel,3,2,1,1,1\nb,consonant,2,2,0,1,1\nc,consonant,1,1,1,0,0\n"
	if got := l.CSV(); err != nil || got != want {
		t.Errorf("got\n%s\nwant\n%s\nerror %v", got, want, err)
	}
}

// TestListLetters: the answers of a list, or all words that may be guessed.
func TestListLetters(t *testing.T) {
	l := sample.Must(lexicon.New("en", 5, "abide\naudio\nflesh\ncrown\n", "slate\nsalsa\n"))(t)
	for guesses, words := range map[bool]int{false: 4, true: 6} {
		found, err := coach.CountList(t.Context(), l, guesses)
		if err != nil || found.Answers != 4 || found.Guesses != 6 || found.Pairs != 3 || found.Letters.Words != words {
			t.Errorf("guesses %v: %+v, error %v", guesses, found, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := coach.CountList(ctx, l, false); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end: error %v", err)
	}
}

// spelled writes letters.
func spelled(counts []coach.LetterCount) string {
	text := ""
	for _, c := range counts {
		text += string(c.Letter)
	}
	return text
}

// TestLettersOfEnglish holds what is said of the letters of English words of five
// letters: e a o i u come first among the vowels, and r t l s n among the consonants.
func TestLettersOfEnglish(t *testing.T) {
	l := englishTable(t).Lexicon()
	letters := sample.Must(coach.CountLetters(t.Context(), "en", l.Answers()))(t)
	if got := spelled(letters.Of(coach.Vowel)); got != "eaoiu" {
		t.Errorf("vowels %s", got)
	}
	if got := spelled(letters.Of(coach.Consonant)[:5]); got != "rtlsn" {
		t.Errorf("consonants %s", got)
	}
}

// TestKinds: which letters are vowels depends on the alphabet, and y on the language.
func TestKinds(t *testing.T) {
	for _, test := range []struct {
		lang    string
		letters string
		want    coach.LetterKind
	}{
		{"en", "aeiou", coach.Vowel}, {"en", "ybz", coach.Consonant},
		{"de", "aeiouäöü", coach.Vowel}, {"de", "ybß", coach.Consonant},
		{"fr", "aeiouyéœ", coach.Vowel}, {"fr", "bçñ", coach.Consonant},
		{"x-1", "ơượẹåøæıý", coach.Vowel}, {"x-1", "yłđş", coach.Consonant},
		{"x-1", "αώΐ", coach.Vowel}, {"x-1", "βσ", coach.Consonant},
		{"x-1", "ёїя", coach.Vowel}, {"x-1", "йжґ", coach.Consonant},
		{"x-1", "אبか한", coach.OtherLetter},
	} {
		for _, l := range test.letters {
			if got := coach.KindOf(test.lang, l); got != test.want {
				t.Errorf("%s: %c is %q, want %q", test.lang, l, got, test.want)
			}
		}
	}
}

// TestLettersEnd: the count ends with its context, and of no words there is none.
func TestLettersEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	yielded := 0
	endless := func(yield func(engine.Word) bool) {
		for yield(engine.MustWord("abide")) {
			yielded++
		}
	}
	if _, err := coach.CountLetters(ctx, "en", endless); !errors.Is(err, context.Canceled) || yielded > 5000 {
		t.Errorf("error %v after %d words", err, yielded)
	}
	l, err := coach.CountLetters(t.Context(), "en", wordsOf())
	if err != nil || l.Total() != 0 || len(l.Counts) != 0 || l.Share(coach.LetterCount{}) != 0 {
		t.Errorf("of no words: %+v, error %v", l, err)
	}
}
