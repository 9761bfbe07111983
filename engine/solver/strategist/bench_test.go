package strategist_test

import (
	"context"
	"flag"
	"os"
	"runtime"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver/strategist"
	"ketword/engine/solver/strategy"
	"ketword/wordlists"
)

// The list and the strategy of the benchmark: that of the program, or one in files:
//
//	go test -bench . ./engine/solver/strategist -args -answers FILE -guesses FILE
var (
	answersFile = flag.String("answers", "", "file of the answers for the benchmark")
	guessesFile = flag.String("guesses", "", "file of the guesses for the benchmark")
)

func benchList(b *testing.B) *lexicon.Lexicon {
	b.Helper()
	texts, _ := wordlists.Find("en", 5)
	if *answersFile != "" {
		texts.Answers, texts.Guesses = readFile(b, *answersFile), readFile(b, *guessesFile)
	}
	l, err := lexicon.New("en", 5, texts.Answers, texts.Guesses)
	if err != nil {
		b.Fatal(err)
	}
	return l
}

func readFile(b *testing.B, name string) string {
	b.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		b.Fatal(err)
	}
	return string(text)
}

// BenchmarkMake makes a strategy for all pairs of the list, on all processors.
func BenchmarkMake(b *testing.B) {
	const first, replies = "suint", 40
	l := benchList(b)
	opener, err := engine.ParseWord(first)
	if err != nil {
		b.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.DefaultTries}
	for b.Loop() {
		g, err := strategist.New(rules, l)
		if err != nil {
			b.Fatal(err)
		}
		m := strategist.Maker{Effort: strategist.EffortOf(replies), Cores: runtime.NumCPU()}
		tree, _, err := m.Make(context.Background(), g, opener)
		if err != nil {
			b.Fatal(err)
		}
		r, err := strategy.Replay(rules, l, strategy.Secrets(rules.Mode, l.Answers()), tree)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(r.Mean(), "mean")
		b.ReportMetric(float64(r.Worst()), "worst")
		b.Log(r.Counts)
	}
}
