package check_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/proofs/bound"
	"ketword/proofs/bound/check"
	"ketword/proofs/bound/claims"
	"ketword/proofs/strategy/strategytext"
)

// list is a list and what is proved of it.
type list struct {
	strategytext.Lists
	pairs    int
	one, two map[engine.Word]int // bounds of all first guesses by one step, and by two in all groups
}

// prove bounds all first guesses of a list of random words, of which the first are answers.
func prove(t testing.TB, seed uint64, length, answers, guesses int) list {
	t.Helper()
	all := sample.RandomWords(rand.New(rand.NewPCG(seed, 1)), answers+guesses, length, 3*length)
	return proveText(t, length, sample.Lines(all[:answers]), sample.Lines(all[answers:]))
}

func proveText(t testing.TB, length int, answers, guesses string) list {
	t.Helper()
	words, err := lexicon.New("en", length, answers, guesses)
	if err != nil {
		t.Fatal(err)
	}
	p, err := bound.New(words)
	if err != nil {
		t.Fatal(err)
	}
	l := list{Lists: strategytext.Lists{Answers: slices.Collect(words.Answers()), Guesses: slices.Collect(words.Guesses())}, pairs: p.Len()}
	certify := func(enough int) map[engine.Word]int {
		r, err := p.Certify(context.Background(), bound.Options{Enough: enough})
		if err != nil {
			t.Fatal(err)
		}
		bounds := map[engine.Word]int{}
		for _, o := range r.Openers {
			bounds[o.Guess] = o.Guesses
		}
		return bounds
	}
	const never = 1 << 30
	l.one, l.two = certify(0), certify(never)
	return l
}

func (l list) check(bounds map[engine.Word]int, o check.Options) (check.Report, error) {
	return l.checkText(claims.Write(l.Lists, bounds), o)
}

func (l list) checkText(text string, o check.Options) (check.Report, error) {
	return check.Certificate(context.Background(), []byte(text), l.Answers, l.Guesses, o)
}

// least returns the first guess of the least bound.
func (l list) least(bounds map[engine.Word]int) engine.Word {
	return slices.MinFunc(l.Guesses, func(a, b engine.Word) int { return bounds[a] - bounds[b] })
}

// TestBoundsAreVerified: what the search proves is verified, wholly if nothing is left out, with words of several
// lengths.
func TestBoundsAreVerified(t *testing.T) {
	for _, length := range []int{3, 4, 5, 6} {
		l := prove(t, uint64(length), length, 30, 15)
		for _, bounds := range []map[engine.Word]int{l.one, l.two} {
			first := l.least(bounds)
			want := check.Report{Pairs: l.pairs, Guesses: len(l.Guesses), Least: bounds[first], First: first}
			for _, guess := range l.Guesses {
				if bounds[guess] <= l.one[guess] {
					want.Easy++
				} else {
					want.Near++
				}
			}
			if r, err := l.check(bounds, check.Options{Sample: check.All}); err != nil || r != want || !r.Whole() {
				t.Errorf("%d letters: %+v, %v, want %+v", length, r, err, want)
			}
		}
	}
}

// TestOneMore: no claim above the bound by two steps is verified. The tests of package bound
// compute that bound from the definition.
func TestOneMore(t *testing.T) {
	l := prove(t, 7, 4, 30, 15)
	for _, guess := range l.Guesses {
		bounds := maps.Clone(l.one)
		bounds[guess] = l.two[guess] + 1
		want := fmt.Sprintf("%s: two steps prove %d guesses, not %d", guess, l.two[guess], l.two[guess]+1)
		if _, err := l.check(bounds, check.Options{Sample: check.All}); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestSample: half of a sample are the first guesses of the lowest bounds by one step. The other
// half is drawn by a seed, which is the hash of the text unless one is given.
func TestSample(t *testing.T) {
	l := prove(t, 10, 4, 30, 15)
	sample := func(o check.Options) []engine.Word {
		var proved []engine.Word
		o.Sample, o.Workers = 5, 1
		o.Proved = func(guess engine.Word) {
			if l.two[guess] > l.one[guess] {
				proved = append(proved, guess)
			}
		}
		r, err := l.check(l.two, o)
		if err != nil || r.Near != 3 || r.Drawn != 2 || r.Whole() {
			t.Fatalf("%+v, %v", r, err)
		}
		return proved
	}
	order := slices.DeleteFunc(slices.Clone(l.Guesses), func(g engine.Word) bool { return l.two[g] == l.one[g] })
	slices.SortStableFunc(order, func(a, b engine.Word) int { return l.one[a] - l.one[b] })
	drawn := map[string]bool{}
	for seed := range uint64(4) {
		got := sample(check.Options{Seed: &seed})
		if !slices.Equal(got[:3], order[:3]) {
			t.Errorf("%v, want first %v", got, order[:3])
		}
		drawn[fmt.Sprint(got[3:])] = true
	}
	if len(drawn) < 2 || !slices.Equal(sample(check.Options{}), sample(check.Options{})) {
		t.Errorf("drawn were %v", drawn)
	}
}

// TestGoesOn: what was proved before a check was interrupted is not proved again.
func TestGoesOn(t *testing.T) {
	l := prove(t, 11, 4, 30, 15)
	ctx, cancel := context.WithCancel(context.Background())
	known, most := map[engine.Word]bool{}, 20
	o := check.Options{Sample: check.All, Workers: 2, Proved: func(guess engine.Word) {
		if known[guess] {
			t.Errorf("%s is proved twice", guess)
		}
		if known[guess] = true; len(known) == most {
			cancel()
		}
	}}
	text := []byte(claims.Write(l.Lists, l.two))
	if _, err := check.Certificate(ctx, text, l.Answers, l.Guesses, o); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if n := len(known); n < most || n == len(l.Guesses) {
		t.Fatalf("%d were proved", n)
	}
	most, o.Known = len(l.Guesses)+1, maps.Clone(known)
	r, err := check.Certificate(context.Background(), text, l.Answers, l.Guesses, o)
	if err != nil || !r.Whole() || len(known) != len(l.Guesses) {
		t.Errorf("%+v, %v, %d proved", r, err, len(known))
	}
}

// TestLists: words may be too long, and have no partner.
func TestLists(t *testing.T) {
	for text, want := range map[string]error{"abcdefghijk\nlmnopqrstuv\n": check.ErrLong, "abc\nabd\n": check.ErrNoPair, "": check.ErrNoPair} {
		var l list
		for word := range strings.Lines(text) {
			l.Answers = append(l.Answers, engine.MustWord(strings.TrimSpace(word)))
		}
		l.Guesses = l.Answers
		bounds := map[engine.Word]int{}
		for _, w := range l.Guesses {
			bounds[w] = 1
		}
		if _, err := l.check(bounds, check.Options{}); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

// TestFeedbacks: pairs have the same number with a guess just where they have the same feedback.
func TestFeedbacks(t *testing.T) {
	l := prove(t, 12, 4, 30, 15)
	for _, guess := range l.Guesses {
		numbers := map[engine.Feedback]int{}
		of := map[int]engine.Feedback{}
		for secret, number := range check.Feedbacks(l.Answers, guess) {
			f := engine.Score(guess, secret)
			if known, is := numbers[f]; is && known != number {
				t.Errorf("%s, %v: %d and %d", guess, f, number, known)
			}
			if known, is := of[number]; is && known != f {
				t.Errorf("%s, %d: %v and %v", guess, number, f, known)
			}
			numbers[f], of[number] = number, f
		}
		if len(of) < 2 {
			t.Errorf("%s: %v", guess, of)
		}
	}
}

// FuzzCertificate: whatever a text claims, the check ends, and verifies no more than two steps prove.
func FuzzCertificate(f *testing.F) {
	l := prove(f, 13, 3, 12, 3)
	text := claims.Write(l.Lists, l.two)
	for _, s := range []string{"", "\n", text, text[:len(text)/2], text + "abc 1\n", claims.Write(l.Lists, l.one)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, text := range []string{s, claims.Write(l.Lists, nil) + s} {
			if _, err := l.checkText(text, check.Options{Sample: check.All, Workers: 1}); err != nil {
				continue
			}
			bounds, err := claims.Read(l.Lists, text)
			for _, guess := range l.Guesses {
				if bound, is := bounds[guess]; err != nil || !is || bound > l.two[guess] {
					t.Errorf("%q: %s %d is verified, not %d; %v", text, guess, bound, l.two[guess], err)
				}
			}
		}
	})
}
