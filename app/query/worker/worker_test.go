//go:build !js

package worker

import (
	"slices"
	"testing"

	"ketword/app/lists"
	"ketword/app/query"
)

// TestBeginCancelled: a query that is cancelled before it starts is not started, and gives no messages.
func TestBeginCancelled(t *testing.T) {
	var told []query.Key
	h := &Host{none: true, Ended: func(k query.Key, f query.Fault, _ string) {
		if told = append(told, k); f != query.NoWorkers {
			t.Errorf("fault %q", f)
		}
	}}
	begun := func(number int) *job {
		q := query.New(lists.Default(), "", &query.Letters{Guesses: number == 1})
		return &job{Job: query.Job{Query: q}, number: number}
	}
	cancelled, open := begun(1), begun(2)
	h.jobs = map[int]*job{1: cancelled, 2: open}
	h.Cancel(cancelled.Key)
	h.begin(cancelled)
	h.begin(open)
	if !slices.Equal(told, []query.Key{open.Key}) {
		t.Errorf("told of %q", told)
	}
}
