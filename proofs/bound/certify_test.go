package bound_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/proofs/bound"
	"ketword/proofs/machines"
)

// TestEnough: openers are bounded until the games take enough guesses.
func TestEnough(t *testing.T) {
	l := random(t, rand.New(rand.NewPCG(5, 6)), 4, 12, 60, 30)
	one, two := certify(t, l, 0), certify(t, l, math.MaxInt)
	enough := (one.Least().Guesses + two.Least().Guesses) / 2
	r := certify(t, l, enough)
	if least := r.Least().Guesses; least < enough || r.Done == len(r.Openers) {
		t.Errorf("the least is %d, want %d; %d of %d openers were bounded", least, enough, r.Done, len(r.Openers))
	}
	for i, opener := range r.Openers {
		if opener.Guesses < one.Openers[i].Guesses || opener.Guesses > two.Openers[i].Guesses {
			t.Errorf("%v, want from %d to %d", opener, one.Openers[i].Guesses, two.Openers[i].Guesses)
		}
	}
}

// TestWorkers: one processor or many prove the same.
func TestWorkers(t *testing.T) {
	l := random(t, rand.New(rand.NewPCG(7, 8)), 4, 12, 60, 30)
	enough := certify(t, l, math.MaxInt).Least().Guesses
	parallel := certify(t, l, enough)
	for _, workers := range []int{1, 7} {
		if r := certifyWith(t, l, bound.Options{Enough: enough, Workers: workers}); !slices.Equal(r.Openers, parallel.Openers) {
			t.Errorf("%d workers: %v, want %v", workers, r, parallel)
		}
	}
}

// TestInterrupted: what is proved by then holds, and grows while it is told.
func TestInterrupted(t *testing.T) {
	p := sample.Must(bound.New(random(t, rand.New(rand.NewPCG(9, 10)), 4, 12, 30, 15)))(t)
	full := sample.Must(p.Certify(context.Background(), bound.Options{Enough: math.MaxInt}))(t)
	for _, most := range []int{1, 20, len(full.Openers), len(full.Openers) + 20} {
		ctx, cancel := context.WithCancel(context.Background())
		calls, last := 0, 0
		found := map[engine.Word]int{}
		o := bound.Options{Enough: math.MaxInt, Found: func(o bound.Opener, r bound.Result) {
			found[o.Guess] = o.Guesses
			if calls++; calls == most {
				cancel()
			}
			if least := r.Least().Guesses; least < last || least > full.Least().Guesses {
				t.Errorf("the least is %d, after %d", least, last)
			}
			last = r.Least().Guesses
		}}
		r, err := p.Certify(ctx, o)
		if !errors.Is(err, context.Canceled) || r.Least().Guesses != last || last < p.Len() {
			t.Errorf("%v: the least is %d, was %d", err, r.Least().Guesses, last)
		}
		calls = len(full.Openers) + 1000
		o.Known = found
		again, err := p.Certify(context.Background(), o)
		if err != nil || !slices.Equal(again.Openers, full.Openers) {
			t.Errorf("after %d: %v, %v, want %v", most, again, err, full)
		}
	}
}

// TestParts: the parts of a list have every opener once, with the bounds of one run.
func TestParts(t *testing.T) {
	l := random(t, rand.New(rand.NewPCG(15, 16)), 4, 12, 30, 15)
	whole := certify(t, l, math.MaxInt)
	const of = 7
	var all []bound.Opener
	for part := range of {
		r := certifyWith(t, l, bound.Options{Enough: math.MaxInt, Part: machines.Part{Number: part + 1, Of: of}})
		all = append(all, r.Openers...)
	}
	byAlphabet := func(a, b bound.Opener) int { return a.Guess.Compare(b.Guess) }
	slices.SortFunc(all, byAlphabet)
	slices.SortFunc(whole.Openers, byAlphabet)
	if !slices.Equal(all, whole.Openers) {
		t.Errorf("%v, want %v", all, whole.Openers)
	}
}

// TestKnown: an opener whose bound is known is not bounded by one step again, nor lifted if the
// bound is enough. A known bound that is better stays.
func TestKnown(t *testing.T) {
	l := random(t, rand.New(rand.NewPCG(17, 18)), 4, 12, 30, 14)
	const enough = 1 << 20
	one, two := certify(t, l, 0), certify(t, l, enough)
	known := map[engine.Word]int{}
	for i, o := range one.Openers {
		switch i % 4 {
		case 0:
			known[o.Guess] = o.Guesses
		case 1:
			known[o.Guess] = enough
		case 2:
			known[o.Guess] = enough - 1
		}
	}
	var met [4][2]int // by what is known and by step
	r := certifyWith(t, l, bound.Options{Enough: enough, Known: known, Found: func(o bound.Opener, r bound.Result) {
		at := slices.IndexFunc(r.Openers, func(other bound.Opener) bool { return other.Guess == o.Guess })
		met[at%4][r.Step-1]++
	}})
	fourth := len(r.Openers) / 4
	if want := [4][2]int{{0, fourth}, {}, {0, fourth}, {fourth, fourth}}; met != want {
		t.Errorf("openers were bounded and lifted: %v, want %v", met, want)
	}
	for i, o := range r.Openers {
		if best := max(two.Openers[i].Guesses, known[o.Guess]); o.Guesses != best {
			t.Errorf("%v, want %d", o, best)
		}
	}
}
