package query

import (
	"maps"
	"slices"
	"testing"
)

// FuzzReadJob: a message to the worker that is read is read again as it is written.
func FuzzReadJob(f *testing.F) {
	for _, name := range slices.Sorted(maps.Keys(samples)) {
		f.Add(Job{Number: 7, List: "en/5", Task: samples[name].task}.Text())
	}
	f.Fuzz(func(t *testing.T, s string) {
		j, err := ReadJob(s)
		if err != nil {
			return
		}
		text := j.Text()
		if again, err := ReadJob(text); err != nil || again.Text() != text {
			t.Errorf("%q: written %q, and then %v", s, text, err)
		}
	})
}

// FuzzReadPart: a message from the worker that is read is read again as it is written.
func FuzzReadPart(f *testing.F) {
	names := slices.Sorted(maps.Keys(samples))
	for i, name := range names {
		f.Add(i, PartText(samples[name].part))
	}
	f.Fuzz(func(t *testing.T, i int, s string) {
		j := Job{Task: samples[names[uint(i)%uint(len(names))]].task}
		p, err := j.ReadPart(s)
		if err != nil {
			return
		}
		text := PartText(p)
		if again, err := j.ReadPart(text); err != nil || PartText(again) != text {
			t.Errorf("%T: %q: written %q, and then %v", j.Task, s, text, err)
		}
	})
}
