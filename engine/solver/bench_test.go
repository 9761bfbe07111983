package solver_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// benchTable returns the table of the benchmarks' list.
func benchTable(b *testing.B) *solver.Table {
	b.Helper()
	return solver.NewTable(sample.List(b))
}

// BenchmarkTable prepares a list that is loaded.
func BenchmarkTable(b *testing.B) {
	l := builtIn(b, "en", 5)
	for b.Loop() {
		solver.NewTable(l)
	}
}

// BenchmarkStrategies reads the stored strategies of the default list.
func BenchmarkStrategies(b *testing.B) {
	table := solver.NewTable(builtIn(b, "en", 5))
	for b.Loop() {
		if _, err := table.WithStrategies(wordlists.English5.Normal, wordlists.English5.Hard); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRank computes all patterns and ranks all first guesses.
func BenchmarkRank(b *testing.B) {
	all := benchTable(b).Candidates(1)
	for b.Loop() {
		if _, err := solver.Rank(context.Background(), all, solver.Options{Cost: solver.Eliminate}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRankLong does so for the longest list there is, which only native
// programs hold.
func BenchmarkRankLong(b *testing.B) {
	if _, found := wordlists.Find("de", 8); !found {
		b.Skip("not in this program")
	}
	all := solver.NewTable(builtIn(b, "de", 8)).Candidates(1)
	for b.Loop() {
		if _, err := solver.Rank(context.Background(), all, solver.Options{Cost: solver.Eliminate}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkTournament plays all games of a list.
func BenchmarkTournament(b *testing.B) {
	all := benchTable(b).Candidates(1)
	for name, cost := range map[string]solver.Cost{"eliminate": solver.Eliminate, "entropy": solver.Entropy, "parts": solver.MostParts} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				r := sample.Must(solver.Tournament(context.Background(), solver.Greedy{Cost: cost}, all, nil))(b)
				b.ReportMetric(r.Mean(), "guesses/game")
			}
		})
	}
}

// BenchmarkPairs finds all secrets of two words.
func BenchmarkPairs(b *testing.B) {
	table := benchTable(b)
	for b.Loop() {
		table.Candidates(2)
	}
}

// BenchmarkReply looks for replies in quantum games that begin with a good
// guess, over secrets all over the list, and reports the median and the worst:
// of the second guess, and of later ones.
func BenchmarkReply(b *testing.B) {
	const games = 60
	all := benchTable(b).Candidates(2)
	cost := solver.Tuned(2).Cost
	for b.Loop() {
		var second, later []time.Duration
		for i := range games {
			secret := all.At(i * 102_947 % all.Len())
			c := all.After(turn(word("slate"), secret))
			for took := &second; c.Len() > 1; took = &later {
				start := time.Now()
				best := sample.Must(solver.Best(context.Background(), c, solver.Options{Cost: cost, Width: 1, Shortlist: true}))(b)
				*took = append(*took, time.Since(start))
				t := turn(best[0].Guess, secret)
				if t.Feedback.Wins() {
					break
				}
				c = c.After(t)
			}
		}
		report(b, "second", second)
		report(b, "later", later)
	}
}

// report tells the median and the greatest of some times.
func report(b *testing.B, name string, took []time.Duration) {
	slices.Sort(took)
	b.ReportMetric(took[len(took)/2].Seconds()*1000, name+"-median-ms")
	b.ReportMetric(took[len(took)-1].Seconds()*1000, name+"-max-ms")
}

// BenchmarkQuantum plays all quantum games of a list, greedily by the cost that
// was found by playing. It takes half a minute.
func BenchmarkQuantum(b *testing.B) {
	all := benchTable(b).Candidates(2)
	for b.Loop() {
		r := sample.Must(solver.Tournament(context.Background(), solver.Greedy{Cost: solver.Tuned(2).Cost}, all, nil))(b)
		b.ReportMetric(r.Mean(), "guesses/game")
		b.ReportMetric(float64(r.Worst()), "worst")
	}
}

// BenchmarkKnown searches the positions of few words that first guesses leave, good ones and a bad one, and
// tells the longest time.
func BenchmarkKnown(b *testing.B) {
	all := benchTable(b).Candidates(engine.Classic)
	ranked := sample.Must(solver.Rank(context.Background(), all, solver.Options{Cost: solver.Growth(0.3)}))(b)
	for b.Loop() {
		longest, known := time.Duration(0), 0
		for _, place := range []int{0, 20, len(ranked) / 4, len(ranked) * 9 / 10} {
			for _, c := range all.Groups(ranked[place].Guess) {
				begin := time.Now()
				if _, found, err := c.Known(engine.Forever, engine.Normal); err != nil {
					b.Fatal(err)
				} else if found {
					longest, known = max(longest, time.Since(begin)), known+1
				}
			}
		}
		b.ReportMetric(float64(longest.Milliseconds()), "longest-ms")
		b.ReportMetric(float64(known), "positions")
	}
}
