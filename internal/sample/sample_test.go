package sample_test

import (
	"fmt"
	"slices"
	"testing"

	"ketword/internal/sample"
)

// A sample has the size that is wanted, each thing once and in order, and is the same again; the whole
// has everything.
func TestOf(t *testing.T) {
	for _, n := range []struct{ some, all, want int }{{0, 9, 0}, {3, 9, 3}, {9, 9, 9}, {20, 9, 9}, {5, 0, 0}} {
		if sample.Whole {
			n.want = n.all
		}
		taken := sample.Of(t, n.some, n.all)
		if len(slices.Compact(slices.Clone(taken))) != n.want || !slices.IsSorted(taken) || !slices.Equal(taken, sample.Of(t, n.some, n.all)) {
			t.Errorf("%d of %d: %v", n.some, n.all, taken)
		}
		for _, i := range taken {
			if i < 0 || i >= n.all {
				t.Errorf("%d of %d: %d", n.some, n.all, i)
			}
		}
	}
	if got := sample.From(t, 2, []string{"a", "b"}); !slices.Equal(got, []string{"a", "b"}) {
		t.Error(got)
	}
}

// failing is a test that has failed and keeps what it logs.
type failing struct {
	testing.TB
	ends []func()
	told int
	left string
}

func (f *failing) Helper()             {}
func (f *failing) Failed() bool        { return true }
func (f *failing) Cleanup(end func())  { f.ends = append(f.ends, end) }
func (f *failing) Logf(string, ...any) { f.told++ }
func (f *failing) Skip(why ...any)     { f.left = fmt.Sprint(why...) }

// A test that is left to the whole says so, and what there is of it.
func TestLongOnly(t *testing.T) {
	want := "make test-long has it: TestOf has the rest"
	if sample.Whole {
		want = ""
	}
	f := &failing{}
	sample.LongOnly(f, "TestOf has the rest")
	if f.left != want {
		t.Errorf("left with %q, want %q", f.left, want)
	}
}

// A test that fails tells that it took a sample, if it did.
func TestSeedIsTold(t *testing.T) {
	for all, want := range map[int]int{2: 0, 9: 1} {
		f := &failing{}
		sample.Of(f, 2, all)
		for _, end := range f.ends {
			end()
		}
		if sample.Whole {
			want = 0
		}
		if f.told != want {
			t.Errorf("2 of %d: told %d times, want %d", all, f.told, want)
		}
	}
}
