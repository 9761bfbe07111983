package solver_test

import (
	"context"
	"flag"
	"os"
	"testing"

	"ketword/engine/solver"
	"ketword/wordlists"
)

// The list of the benchmarks: that of the program, or one in files:
//
//	go test -bench . ./engine/solver -answers FILE -guesses FILE
var (
	answersFile = flag.String("answers", "", "file of the answers for benchmarks")
	guessesFile = flag.String("guesses", "", "file of the guesses for benchmarks")
)

// benchTable returns the table of the benchmarks' list.
func benchTable(b *testing.B) *solver.Table {
	b.Helper()
	if *answersFile == "" {
		return solver.NewTable(builtIn(b, "en", 5))
	}
	answers, err := os.ReadFile(*answersFile)
	if err != nil {
		b.Fatal(err)
	}
	guesses, err := os.ReadFile(*guessesFile)
	if err != nil {
		b.Fatal(err)
	}
	return solver.NewTable(list(b, string(answers), string(guesses)))
}

// BenchmarkTable prepares a list that is loaded.
func BenchmarkTable(b *testing.B) {
	l := builtIn(b, "en", 5)
	for b.Loop() {
		solver.NewTable(l)
	}
}

// BenchmarkRank computes all patterns and ranks all first guesses.
func BenchmarkRank(b *testing.B) {
	all := benchTable(b).Candidates(1)
	for b.Loop() {
		if _, err := solver.Rank(context.Background(), all, solver.Eliminate, nil); err != nil {
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
		if _, err := solver.Rank(context.Background(), all, solver.Eliminate, nil); err != nil {
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
				r, err := solver.Tournament(context.Background(), solver.Greedy{Cost: cost}, all, nil)
				if err != nil {
					b.Fatal(err)
				}
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

// BenchmarkReply looks for the reply to the first row of a quantum game, over
// secrets all over the list.
func BenchmarkReply(b *testing.B) {
	table := benchTable(b)
	all := table.Candidates(2)
	greedy := solver.Greedy{Cost: solver.Tuned(2).Cost}
	i := 0
	for b.Loop() {
		c := all.After(turn(word("slate"), all.At(i*7919%all.Len())))
		if c.Len() > 0 {
			if _, err := greedy.Next(context.Background(), c); err != nil {
				b.Fatal(err)
			}
		}
		i++
	}
}
