package bound_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/proofs/bound"
)

// random returns a list of random words, some answers and further guesses, of few
// letters, so that letters repeat and words meet.
func random(t *testing.T, source *rand.Rand, length, letters, answers, guesses int) *lexicon.Lexicon {
	t.Helper()
	words := sample.RandomWords(source, answers+guesses, length, letters)
	l := sample.Must(lexicon.New("en", length, sample.Lines(words[:answers]), sample.Lines(words[answers:])))(t)
	return l
}

// certify returns the bounds of all openers of a list.
func certify(t *testing.T, l *lexicon.Lexicon, enough int) bound.Result {
	t.Helper()
	return certifyWith(t, l, bound.Options{Enough: enough})
}

func certifyWith(t *testing.T, l *lexicon.Lexicon, o bound.Options) bound.Result {
	t.Helper()
	p := sample.Must(bound.New(l))(t)
	r := sample.Must(p.Certify(context.Background(), o))(t)
	return r
}

// TestBoundsAreThoseDefined: the bounds are those of the definition, for words of several lengths.
func TestBoundsAreThoseDefined(t *testing.T) {
	const never = 1 << 20 // groups are looked at by their words
	source := rand.New(rand.NewPCG(1, 2))
	answers := sample.Size(25, 40)
	for _, length := range []int{3, 4, 5, 6} {
		l := random(t, source, length, 3*length+3, answers, 20)
		secrets, guesses := pairsOf(l), slices.Collect(l.Guesses())
		undo := bound.ManyPairs(never)
		one, two := certify(t, l, 0), certify(t, l, math.MaxInt)
		undo()
		if one.Pairs != len(secrets) || one.Step != 2 || one.Of != 0 || two.Done != len(guesses) {
			t.Fatalf("%d letters: %d pairs, want %d; %+v", length, one.Pairs, len(secrets), two)
		}
		for i, guess := range guesses {
			wantOne, wantTwo := len(secrets), len(secrets)
			for _, group := range losing(secrets, guess) {
				wantOne += 2*len(group) - mostOf(group)
				wantTwo += 3*len(group) - savings(group, guesses)
			}
			if got, want := one.Openers[i], (bound.Opener{Guess: guess, Guesses: wantOne}); got != want {
				t.Errorf("one step: %v, want %v", got, want)
			}
			if got, want := two.Openers[i], (bound.Opener{Guess: guess, Guesses: wantTwo}); got != want {
				t.Errorf("two steps: %v, want %v", got, want)
			}
		}
	}
}

// TestWords: what guesses win by the words of groups is as defined, and an upper bound of what they
// win.
func TestWords(t *testing.T) {
	source := rand.New(rand.NewPCG(11, 12))
	for _, length := range []int{3, 4, 5, 6} {
		l := random(t, source, length, 3*length+3, sample.Size(60, 90), 20)
		p := sample.Must(bound.New(l))(t)
		secrets, guesses := pairsOf(l), slices.Collect(l.Guesses())
		more := 0
		for i, opener := range guesses[:3] {
			groups := losing(secrets, opener)
			for j, guess := range guesses {
				want, exact := 0, 0
				for _, group := range groups {
					want += byWords(group, opener, guess)
					for _, next := range losing(group, guess) {
						exact += mostOf(next)
					}
				}
				if got := p.NextByWords(i, j); got != want || got < exact {
					t.Errorf("%v, %v: %d by words, want %d; by pairs %d", opener, guess, got, want, exact)
				}
				more += want - exact
			}
		}
		if more == 0 {
			t.Errorf("%d letters: words tell all", length)
		}
	}
}

// TestWordsFirst: where groups are looked at by their words first, the bounds are those of one step, those of two,
// or between them.
func TestWordsFirst(t *testing.T) {
	l := random(t, rand.New(rand.NewPCG(13, 14)), 4, 15, 60, 60)
	one, two := certify(t, l, 0), certify(t, l, math.MaxInt)
	defer bound.ManyPairs(0)()
	words := certify(t, l, math.MaxInt)
	between := 0
	for i, opener := range words.Openers {
		least, most := one.Openers[i].Guesses, two.Openers[i].Guesses
		if opener.Guesses < least || opener.Guesses > most {
			t.Errorf("%v, want from %d to %d", opener, least, most)
		}
		if opener.Guesses > least && opener.Guesses < most {
			between++
		}
	}
	if between == 0 {
		t.Error("no bound is between those of one step and two")
	}
}

// TestNothingIsBetter: no strategy needs fewer guesses than the bound of its opener.
func TestNothingIsBetter(t *testing.T) {
	source := rand.New(rand.NewPCG(3, 4))
	reached := 0
	for i := range sample.Size(20, 60) {
		if i == sample.Size(20, 60)/2 {
			defer bound.ManyPairs(0)() // all groups by words first
		}
		l := random(t, source, 3, 8, 8, 6)
		secrets, guesses := pairsOf(l), slices.Collect(l.Guesses())
		if len(secrets) == 0 {
			continue
		}
		r := certify(t, l, math.MaxInt)
		for _, opener := range r.Openers {
			if best := after(secrets, opener.Guess, guesses); best < opener.Guesses {
				t.Errorf("%v: %d guesses are at least %d", secrets, best, opener.Guesses)
			}
		}
		best := optimum(secrets, guesses)
		if r.Least().Guesses > best || r.Mean() != float64(r.Least().Guesses)/float64(len(secrets)) {
			t.Errorf("%v: the least is %d, mean %f; the optimum is %d", secrets, r.Least().Guesses, r.Mean(), best)
		}
		if r.Least().Guesses == best {
			reached++
		}
	}
	if reached == 0 {
		t.Error("the bound was never reached")
	}
}

// TestErrors: words may be too long, and have no partner.
func TestErrors(t *testing.T) {
	for text, want := range map[string]error{"abcdefghijk\n": bound.ErrLength, "abc\nabd\n": lexicon.ErrNoPair} {
		l := sample.Must(lexicon.New("en", strings.IndexByte(text, '\n'), text, ""))(t)
		if _, err := bound.New(l); !errors.Is(err, want) {
			t.Errorf("%v, want %v", err, want)
		}
	}
}

// Example proves how many guesses some words need.
func Example() {
	words := "abide audio flesh crown plaid briny speed shelf world tulip candy grove pouch stern"
	l, err := lexicon.New("en", 5, strings.ReplaceAll(words, " ", "\n"), "")
	if err != nil {
		panic(err)
	}
	p, err := bound.New(l)
	if err != nil {
		panic(err)
	}
	r, err := p.Certify(context.Background(), bound.Options{Enough: 3 * p.Len()})
	if err != nil {
		panic(err)
	}
	fmt.Printf("%d pairs take %d guesses or more, a mean of %.2f\n", r.Pairs, r.Least().Guesses, r.Mean())
	// Output: 22 pairs take 38 guesses or more, a mean of 1.73
}
