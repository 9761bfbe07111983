package query

import (
	"maps"
	"slices"
	"testing"

	"ketword/app/lists"
)

// FuzzReadKey: a valid key, written again, is the same when read.
func FuzzReadKey(f *testing.F) {
	for _, name := range slices.Sorted(maps.Keys(samples)) {
		f.Add(string(New(lists.Default(), "", samples[name].task).Key))
	}
	written := func(words string, task Task) string {
		kind := kindOf(task)
		return textOf(&words, &kind, task)
	}
	f.Fuzz(func(t *testing.T, s string) {
		words, task, err := ReadKey(Key(s))
		if err != nil {
			return
		}
		text := written(words, task)
		if words, again, err := ReadKey(Key(text)); err != nil || written(words, again) != text {
			t.Errorf("%q: written %q, and then %v", s, text, err)
		}
	})
}

// FuzzReadPart: a valid part, written again, is the same when read.
func FuzzReadPart(f *testing.F) {
	names := slices.Sorted(maps.Keys(samples))
	for i, name := range names {
		f.Add(i, PartText(samples[name].part))
	}
	f.Fuzz(func(t *testing.T, i int, s string) {
		q := Query{Task: samples[names[uint(i)%uint(len(names))]].task}
		p, err := q.ReadPart(s)
		if err != nil {
			return
		}
		text := PartText(p)
		if again, err := q.ReadPart(text); err != nil || PartText(again) != text {
			t.Errorf("%T: %q: written %q, and then %v", q.Task, s, text, err)
		}
	})
}
