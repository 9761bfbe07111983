package perfect

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/sample"
	"ketword/proofs/machines"
)

// listGame returns the game of a list.
func listGame(t *testing.T, rules engine.Rules, answers, guesses []engine.Word) *Game {
	t.Helper()
	g := sample.Must(New(rules, nil, guesses, single(answers)))(t)
	return g
}

// TestProveEqualsSolve: a proof of a small list finds what the search of it finds, for all
// levels and limits, on one core and on several.
func TestProveEqualsSolve(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for trial := range 60 {
		rules := engine.Rules{Mode: engine.Classic, Length: 3 + trial%3, Level: engine.Level(random.IntN(3)), Tries: random.IntN(3) * 3}
		words := sample.RandomWords(random, 60, rules.Length, 8)
		g := listGame(t, rules, words[:40], words)
		want, _, err := g.Solve(engine.Forever)
		if err != nil {
			t.Fatal(err)
		}
		var proofs [2]Proof
		for i := range proofs {
			if proofs[i], err = (Prover{Workers: 1 + 3*i}).Prove(engine.Forever, g, nil); err != nil {
				t.Fatal(err)
			}
		}
		root := exact.Position{Secrets: each.Index[int32](len(g.Secrets)), Left: g.Tries()}
		if got := newLister(engine.Forever, newList(g), exact.NewTranspositions(12)).wide(&root, exact.Impossible); got != min(want, exact.Impossible) {
			t.Fatalf("game %d, %+v: %d by first guesses, want %d", trial, rules, got, want)
		}
		one := proofs[0]
		if one.Least != min(want, exact.Impossible) || one.Least != proofs[1].Least || !reflect.DeepEqual(one.Tree, proofs[1].Tree) {
			t.Fatalf("game %d, %+v: %d and %d, want %d; or the trees differ", trial, rules, one.Least, proofs[1].Least, want)
		}
		if one.Tree != nil && replay(t, g, one.Tree) != want {
			t.Error("the tree takes more")
		}
		for _, o := range one.Openers {
			if o.Lower < one.Least {
				t.Errorf("%s: %d, which is less", o.Guess, o.Lower)
			}
		}
	}
}

// TestProveRefusesFalse: a first guess that is said to take fewer guesses than it does is found out.
func TestProveRefusesFalse(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(5, 6)), 40, 4, 8)
	g := listGame(t, engine.Rules{Mode: engine.Classic, Length: 4}, words, words)
	p := sample.Must(Prover{}.Prove(engine.Forever, g, nil))(t)
	known := p.Openers[0]
	known.Exact, known.Lower = true, p.Least-1
	if _, err := (Prover{}).Prove(engine.Forever, g, []Opener{known}); err != ErrKnown {
		t.Errorf("%d guesses were taken for %d: %v", p.Least, known.Lower, err)
	}
	hopeless := slices.Clone(p.Openers)
	for i := range hopeless {
		hopeless[i].Exact, hopeless[i].Lower = false, exact.Impossible
	}
	if _, err := (Prover{}).Prove(engine.Forever, g, hopeless); err != ErrKnown {
		t.Errorf("no first guess is said to do: %v", err)
	}
}

// TestProveLargeParts: a guess that leaves more than 255 secrets together is bounded, too.
func TestProveLargeParts(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	answers := append(sample.RandomWords(random, 400, 4, 5), engine.MustWord("fade"), engine.MustWord("feed"), engine.MustWord("caff"))
	odd := engine.MustWord("zzyx") // tells nothing
	one := engine.MustWord("zzzf") // tells little
	g := listGame(t, engine.Rules{Mode: engine.Classic, Length: 4}, answers, append(answers, odd, one))
	proof, err := Prover{Workers: 2, Memory: 1 << 20}.Prove(engine.Forever, g, nil)
	if err != nil || replay(t, g, proof.Tree) != proof.Least {
		t.Fatalf("%v", err)
	}
	l := newLister(engine.Forever, newList(g), exact.NewTranspositions(12))
	root := exact.Position{Secrets: each.Index[int32](len(answers)), Left: exact.Unlimited}
	value, parts := l.open(&root, l.grid, g.number[one], proof.Least+100)
	large := 0
	for _, p := range parts {
		large = max(large, len(p.Secrets))
	}
	if large <= exact.Narrow {
		t.Errorf("the largest part has %d secrets", large)
	}
	if value < proof.Least {
		t.Errorf("%d, but %d at least", value, proof.Least)
	}
	if value, _ := l.open(&root, l.grid, g.number[odd], exact.Impossible); value != exact.Impossible {
		t.Errorf("a guess that tells nothing: %d", value)
	}
}

// TestProveResumes: what was found before a proof was stopped need not be found again, and
// the result is the same.
func TestProveResumes(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(15, 16)), 150, 4, 9)
	g := listGame(t, engine.Rules{Mode: engine.Classic, Length: 4}, words[:120], words)
	whole := sample.Must(Prover{}.Prove(engine.Forever, g, nil))(t)
	for _, asks := range []int{0, 30, 60, 100} {
		var found []Opener
		told := 0
		p := Prover{Workers: 1, Found: func(o Opener) { found = append(found, o) }, Tell: func(done, of, _ int) { told = of - done }}
		_, err := p.Prove(&sample.Stopped{Asks: asks}, g, nil)
		if !errors.Is(err, sample.ErrStopped) {
			t.Fatalf("after %d: %v", asks, err)
		}
		if len(found) > 0 && told != len(words)-len(found) {
			t.Errorf("%d are left, %d were told", len(words)-len(found), told)
		}
		again, err := Prover{Workers: 2}.Prove(engine.Forever, g, found)
		if err != nil || again.Least != whole.Least || !reflect.DeepEqual(again.Tree, whole.Tree) {
			t.Errorf("after %d: %d, want %d; %v", asks, again.Least, whole.Least, err)
		}
	}
}

// TestParts: of several parts each has some of the first guesses, and together they prove what one run does.
func TestParts(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 20))
	for _, rules := range []engine.Rules{{Length: 4}, {Length: 4, Level: engine.Hard, Tries: 6}, {Length: 4, Tries: 2}} {
		rules.Mode = engine.Classic
		words := sample.RandomWords(random, 60, 4, 9)
		g := listGame(t, rules, words[:40], words)
		whole, err := Prover{}.Prove(engine.Forever, g, nil)
		if err != nil {
			t.Fatal(err)
		}
		const of = 7
		var found []Opener
		for part := range of {
			before := len(found)
			p := Prover{Found: func(o Opener) { found = append(found, o) }}
			if err := p.Bound(engine.Forever, g, machines.Part{Number: part + 1, Of: of}, nil); err != nil {
				t.Fatal(err)
			}
			if n := len(found) - before; n != len(words)/of && n != len(words)/of+1 {
				t.Errorf("part %d has %d of %d", part+1, n, len(words))
			}
		}
		if err := (Prover{}).Bound(engine.Forever, g, machines.Part{Number: 2, Of: of}, found[:1]); !errors.Is(err, ErrPart) {
			t.Errorf("%s is in two parts: %v", found[0].Guess, err)
		}
		seen := map[engine.Word]bool{}
		for _, o := range found {
			seen[o.Guess] = true
		}
		if len(seen) != len(words) || len(found) != len(words) {
			t.Errorf("%d first guesses are in the parts, %d different ones, want %d", len(found), len(seen), len(words))
		}
		none := Prover{Found: func(o Opener) { t.Errorf("%s is searched again", o.Guess) }}
		joined, err := none.Prove(engine.Forever, g, found)
		if err != nil || joined.Least != whole.Least || !reflect.DeepEqual(joined.Tree, whole.Tree) {
			t.Errorf("%+v: %d guesses, want %d; or the trees differ; %v", rules, joined.Least, whole.Least, err)
		}
	}
}

// TestProvePairs: games of two words have no proof of this kind.
func TestProvePairs(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(17, 18)), 20, 4, 12)
	g := sample.Must(New(engine.Rules{Mode: engine.Quantum, Length: 4}, nil, words, pairs(words, 50)))(t)
	if _, err := (Prover{}).Prove(engine.Forever, g, nil); !errors.Is(err, ErrLong) {
		t.Error(err)
	}
}

// TestShippedList: the best first guess of the shipped English words of five letters takes 7099
// guesses, as the proof of the list has it.
func TestShippedList(t *testing.T) {
	g := benchGame(t, engine.Rules{Mode: engine.Classic, Length: 5})
	l := newLister(engine.Forever, newList(g), exact.NewTranspositions(18))
	root := exact.Position{Secrets: each.Index[int32](len(g.Secrets)), Left: g.Tries()}
	crate := g.number[engine.MustWord("crate")]
	if value, _ := l.open(&root, l.grid, crate, exact.Impossible); value != 7099 {
		t.Errorf("%d", value)
	}
	tree := newWorker(engine.Forever, g, exact.NewTranspositions(tableBits)).treeAfter(root.Secrets, nil, g.Tries(), crate)
	if total := replay(t, g, tree); total != 7099 {
		t.Errorf("the tree takes %d", total)
	}
}
