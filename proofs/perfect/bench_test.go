package perfect

import (
	"flag"
	"runtime"
	"slices"
	"testing"
	"time"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/sample"
)

// The first guess of the benchmarks; their list can be in files:
//
//	go test -bench . ./proofs/perfect -args -answers FILE -guesses FILE -opener salet
var openerWord = flag.String("opener", "slate", "first guess for benchmarks")

// benchGame returns the game of the benchmarks' list.
func benchGame(tb testing.TB, rules engine.Rules) *Game {
	tb.Helper()
	l := sample.List(tb)
	g := sample.Must(New(rules, nil, slices.Collect(l.Guesses()), single(slices.Collect(l.Answers()))))(tb)
	return g
}

// benchmarkOpener finds the fewest guesses of games that begin with a guess, on one thread. The
// list is prepared each time.
func benchmarkOpener(b *testing.B, rules engine.Rules) {
	g := benchGame(b, rules)
	for b.Loop() {
		l := newLister(engine.Forever, newList(g), exact.NewTranspositions(18))
		root := exact.Position{Secrets: each.Index[int32](len(g.Secrets)), Left: g.Tries()}
		value, _ := l.open(&root, l.grid, g.number[engine.MustWord(*openerWord)], exact.Impossible)
		b.ReportMetric(float64(value), "guesses")
	}
}

func BenchmarkOpener(b *testing.B) {
	benchmarkOpener(b, engine.Rules{Mode: engine.Classic, Length: 5})
}

func BenchmarkHardOpener(b *testing.B) {
	benchmarkOpener(b, engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Hard, Tries: 6})
}

// BenchmarkProve proves the optimum of the list, on all cores.
func BenchmarkProve(b *testing.B) {
	g := benchGame(b, engine.Rules{Mode: engine.Classic, Length: 5})
	for b.Loop() {
		p := sample.Must(Prover{Workers: runtime.NumCPU(), Memory: 256 << 20}.Prove(engine.Forever, g, nil))(b)
		b.ReportMetric(float64(p.Least), "guesses")
	}
}

// BenchmarkPosition searches the positions of up to 60 secrets that a good first guess leaves,
// and tells the longest time.
func BenchmarkPosition(b *testing.B) {
	g := benchGame(b, engine.Rules{Mode: engine.Classic, Length: 5})
	first := engine.MustWord(*openerWord)
	groups := map[engine.Feedback][]engine.Secret{}
	for _, s := range g.Secrets {
		f := engine.Score(first, s)
		groups[f] = append(groups[f], s)
	}
	for b.Loop() {
		longest := time.Duration(0)
		for _, group := range groups {
			if len(group) > 60 {
				continue
			}
			begin := time.Now()
			p, err := New(g.Rules, nil, g.Guesses, group)
			if err == nil {
				_, _, err = p.Solve(engine.Forever)
			}
			if err != nil {
				b.Fatal(err)
			}
			longest = max(longest, time.Since(begin))
		}
		b.ReportMetric(float64(longest.Milliseconds()), "longest-ms")
	}
}
