package strategist_test

import (
	"context"
	"runtime"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/proofs/strategist"
	"ketword/proofs/strategy"
)

// BenchmarkMake makes a strategy for all pairs of the list, on all processors.
func BenchmarkMake(b *testing.B) {
	const first, replies = "suint", 40
	l := sample.List(b)
	opener := sample.Must(engine.ParseWord(first))(b)
	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.DefaultTries}
	for b.Loop() {
		g := sample.Must(strategist.New(rules, l))(b)
		m := strategist.Maker{Effort: strategist.EffortOf(replies), Cores: runtime.NumCPU()}
		tree, _, err := m.Make(context.Background(), g, opener)
		if err != nil {
			b.Fatal(err)
		}
		r := sample.Must(strategy.Replay(rules, l, strategy.Secrets(rules.Mode, l.Answers()), tree))(b)
		b.ReportMetric(r.Mean(), "mean")
		b.ReportMetric(float64(r.Worst()), "worst")
		b.Log(r.Counts)
	}
}
