package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

// longList returns different words of that many letters: half of them of other
// letters than the rest, so that there are pairs.
func longList(length, words int) string {
	random := rand.New(rand.NewPCG(uint64(length), 1))
	known := map[string]bool{}
	var list strings.Builder
	for len(known) < words {
		letters := []string{"aeinrst", "bcdoul"}[len(known)%2]
		word := make([]byte, length)
		for i := range word {
			word[i] = letters[random.IntN(len(letters))]
		}
		if s := string(word); !known[s] {
			known[s] = true
			list.WriteString(s + "\n")
		}
	}
	return list.String()
}

// TestAdviceCountsAll: where guesses are compared over some of the secrets, the
// figures that are shown are of all of them.
func TestAdviceCountsAll(t *testing.T) {
	const length = 12
	l, err := lexicon.New("list", length, longList(length, 220), "")
	if err != nil {
		t.Fatal(err)
	}
	table := solver.NewTable(l)
	a := adviser{
		rules: engine.Rules{Mode: engine.Quantum, Length: length}, words: l, table: table, top: 3,
		candidates: table.Candidates(engine.Quantum), player: solver.Greedy{Cost: solver.Eliminate}, env: cli.NewEnv(program(), nil, io.Discard, io.Discard),
	}
	if a.candidates.Len() < 12_000 {
		t.Fatalf("%d pairs", a.candidates.Len())
	}
	best, err := a.best(t.Context())
	if err != nil || len(best) != a.top {
		t.Fatalf("%v, %v", best, err)
	}
	for i, got := range best {
		if want := a.candidates.Rate(got.Guess, solver.Eliminate); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%v, counted %v", got, want)
		}
		if i > 0 && got.Cost < best[i-1].Cost {
			t.Errorf("%v stands behind %v", got, best[i-1])
		}
	}
}

// TestQuickWork: less is counted where each secret takes longer.
func TestQuickWork(t *testing.T) {
	most := map[int]int{}
	for _, length := range []int{solver.CountedLength, solver.CountedLength + 1} {
		l, err := lexicon.New("list", length, longList(length, 100), "")
		if err != nil {
			t.Fatal(err)
		}
		most[length] = playerSpec{lexicon: l}.quickWork()
	}
	if short, long := most[solver.CountedLength], most[solver.CountedLength+1]; long == 0 || short/long < 20 {
		t.Errorf("%d and %d guesses times secrets", short, long)
	}
}
