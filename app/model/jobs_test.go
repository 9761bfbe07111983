package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/lists"
)

// followJobs takes in which jobs the coach was given, and which have ended.
func (w *window) followJobs(msg Msg, effects []effect.Effect) {
	w.t.Helper()
	if w.jobs == nil {
		w.jobs = map[int]bool{}
	}
	if ended, is := msg.(JobEnded); is {
		delete(w.jobs, ended.Number)
	}
	for _, e := range effects {
		switch e := e.(type) {
		case effect.RunJob:
			if w.jobs[e.Job.Number] {
				w.t.Errorf("job %d is run twice", e.Job.Number)
			}
			w.jobs[e.Job.Number] = true
		case effect.CancelJob:
			if !w.jobs[e.Number] {
				w.t.Errorf("job %d is cancelled, but not under way", e.Number)
			}
			delete(w.jobs, e.Number)
		}
	}
}

// wantedJobs returns the numbers of the jobs for which a model waits.
func wantedJobs(m Model) map[int]bool {
	wanted := map[int]bool{}
	for _, who := range askers {
		if q := *who.inquiry(&m); q.Asks() && q.task == nil {
			wanted[q.number] = true
		}
	}
	return wanted
}

// TestJobsWaitForTheirList: it is loaded, and then they are done, with its book; or they
// come to nothing with it.
func TestJobsWaitForTheirList(t *testing.T) {
	m := begun(t, "abide", "slate")
	other := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Answers: 1}
	m.Lists = append(m.Lists, other)
	task := &jobs.Left{}
	m.ask(reviewAsker{}, task, other.Name)
	equal(t, "first", m.effects, []effect.Effect{effect.LoadList{List: other}})
	m.effects = nil
	words := newLexicon(t)
	loaded, effects := Update(m, ListLoaded{List: other.Name, Words: words, Book: "slate\n"})
	equal(t, "then", effects, []effect.Effect{effect.RunJob{Job: jobs.Job{Number: 1, List: "en/6", Task: task}, Words: words, Book: "slate\n"}})
	forgotten := loaded
	forgotten.Review = Review{}
	forgotten.dismissForgotten(&loaded)
	equal(t, "cancelled", forgotten.effects, []effect.Effect{effect.CancelJob{Number: 1}})

	failed, _ := Update(m, ListFailed{List: other.Name})
	equal(t, "failed", []any{failed.Review.Asks(), failed.Review.Fault}, []any{false, jobs.NoList})

	forgotten = m
	forgotten.Review = Review{}
	forgotten.dismissForgotten(&m)
	equal(t, "no need to cancel it", len(forgotten.effects), 0)
	_, effects = Update(forgotten, ListLoaded{List: other.Name, Words: words})
	equal(t, "then nothing", len(effects), 0)
}

// TestReason: the error behind a fault is kept, until the coach is asked again.
func TestReason(t *testing.T) {
	m, _ := Update(begun(t, "abide", "slate"), AskHint{Kind: HintGuess})
	m, _ = Update(m, JobEnded{Number: 1, Fault: jobs.Strange, Reason: "no book"})
	equal(t, "reason", m.Hint().Failed().Reason, "no book")
	m, _ = Update(m, JobEnded{Number: 1, Fault: jobs.Died})
	equal(t, "ended once", m.Hint().Failed().Fault, jobs.Strange)
	m, _ = Update(m, AskHint{Kind: HintGuess})
	equal(t, "asked again", m.Hint().Failed(), Inquiry{})
}
