package bound_test

import (
	"context"
	"testing"

	"ketword/internal/sample"
	"ketword/proofs/bound"
)

// benchPairs returns the pairs of the benchmarks' list.
func benchPairs(b *testing.B) *bound.Pairs {
	b.Helper()
	p := sample.Must(bound.New(sample.List(b)))(b)
	return p
}

// BenchmarkOneStep bounds every opener by one step, on all processors.
func BenchmarkOneStep(b *testing.B) {
	p := benchPairs(b)
	for b.Loop() {
		r := sample.Must(p.Certify(context.Background(), bound.Options{}))(b)
		b.ReportMetric(r.Mean(), "mean")
	}
}

// BenchmarkLift lifts the openers whose mean by one step is less than 2.93.
func BenchmarkLift(b *testing.B) {
	const mean = 2.93
	p := benchPairs(b)
	for b.Loop() {
		r := sample.Must(p.Certify(context.Background(), bound.Options{Enough: int(mean*float64(p.Len())) + 1}))(b)
		b.ReportMetric(r.Mean(), "mean")
	}
}
