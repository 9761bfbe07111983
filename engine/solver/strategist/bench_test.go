package strategist_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver/strategist"
	"ketword/engine/solver/strategy"
	"ketword/wordlists"
)

// The list and the strategy of the benchmark: that of the program, or one in files:
//
//	go test -bench . ./engine/solver/strategist -args -answers FILE -guesses FILE -opener WORD
var (
	answersFile = flag.String("answers", "", "file of the answers for the benchmark")
	guessesFile = flag.String("guesses", "", "file of the guesses for the benchmark")
	openerWord  = flag.String("opener", "suint", "first guess of the benchmark")
	tries       = flag.Int("tries", 6, "")
	kept        = flag.Int("kept", 0, "")
	careful     = flag.String("careful", "10,5,3", "")
	quick       = flag.String("quick", "1", "")
	replies     = flag.Int("replies", 6, "replies to it that are tried out")
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
	l := benchList(b)
	opener, err := engine.ParseWord(*openerWord)
	if err != nil {
		b.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: *tries}
	for b.Loop() {
		g, err := strategist.New(rules, l)
		if err != nil {
			b.Fatal(err)
		}
		e := strategist.EffortOf(*replies)
		if *kept > 0 {
			e.Kept = *kept
			e.Careful = ints(*careful)
			e.Quick = ints(*quick)
		}
		m := strategist.Maker{Effort: e, Cores: runtime.NumCPU()}
		tree, err := m.Make(context.Background(), g, opener)
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

func ints(s string) (n []int) {
	for _, f := range strings.Split(s, ",") {
		var i int
		fmt.Sscan(f, &i)
		n = append(n, i)
	}
	return
}
