//go:build !js

package app

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/model"
)

// TestBeginCancelled: a job that is cancelled before its turn comes is not begun, and nothing is told of it.
func TestBeginCancelled(t *testing.T) {
	var told []model.Msg
	d := &desk{open: map[int]*openJob{}, alone: true, send: func(msg model.Msg) { told = append(told, msg) }}
	begun := func(number int) *openJob {
		return &openJob{RunJob: effect.RunJob{Job: jobs.Job{Number: number, Task: &jobs.Tournament{}}}}
	}
	cancelled, open := begun(1), begun(2)
	d.open[1], d.open[2] = cancelled, open
	d.cancel(1)
	d.begin(cancelled)
	d.begin(open)
	equal(t, "told", told, []model.Msg{model.JobEnded{Number: 2, Fault: jobs.NoWorkers}})
}
