package bound_test

import (
	"context"
	"flag"
	"os"
	"testing"

	"ketword/engine/lexicon"
	"ketword/proofs/bound"
	"ketword/wordlists"
)

// The list of the benchmarks: that of the program, or one in files:
//
//	go test -bench . ./proofs/bound -args -answers FILE -guesses FILE
var (
	answersFile = flag.String("answers", "", "file of the answers for benchmarks")
	guessesFile = flag.String("guesses", "", "file of the guesses for benchmarks")
)

// benchPairs returns the pairs of the benchmarks' list.
func benchPairs(b *testing.B) *bound.Pairs {
	b.Helper()
	texts, _ := wordlists.Find("en", 5)
	if *answersFile != "" {
		texts.Answers, texts.Guesses = readFile(b, *answersFile), readFile(b, *guessesFile)
	}
	l, err := lexicon.New("en", 5, texts.Answers, texts.Guesses)
	if err != nil {
		b.Fatal(err)
	}
	p, err := bound.New(l)
	if err != nil {
		b.Fatal(err)
	}
	return p
}

func readFile(b *testing.B, name string) string {
	b.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		b.Fatal(err)
	}
	return string(text)
}

// BenchmarkOneStep bounds every opener by one step, on all processors.
func BenchmarkOneStep(b *testing.B) {
	p := benchPairs(b)
	for b.Loop() {
		r, err := p.Certify(context.Background(), bound.Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(r.Mean(), "mean")
	}
}

// BenchmarkLift lifts the openers whose mean by one step is less than 2.93.
func BenchmarkLift(b *testing.B) {
	const mean = 2.93
	p := benchPairs(b)
	for b.Loop() {
		r, err := p.Certify(context.Background(), bound.Options{Enough: int(mean*float64(p.Len())) + 1})
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(r.Mean(), "mean")
	}
}
