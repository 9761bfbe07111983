package effect

import (
	"ketword/app/jobs"
	"ketword/engine/lexicon"
)

// RunJob has a job done. It comes back as JobParts and a JobEnded.
type RunJob struct {
	Job   jobs.Job
	Words *lexicon.Lexicon // of the list
	More  *lexicon.Lexicon // whose words may be guessed, too; or nil
	Book  string           // of openings; or ""
}

func (e RunJob) CarryOut(h Host) { h.RunJob(e) }

// CancelJob ends a job, of which nothing comes back any more.
type CancelJob struct{ Number int }

func (e CancelJob) CarryOut(h Host) { h.CancelJob(e.Number) }
