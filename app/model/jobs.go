package model

import (
	"maps"
	"slices"
	"strconv"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/engine/lexicon"
)

// What the coach is asked takes its time: it is a job, done outside the model. A feature
// asks for one with an asker, which takes what comes of it.

// asker is who asked for a job.
type asker interface {
	// part takes a piece of what was found.
	part(Model, jobs.Part) (Model, []Effect)
	// end takes note that no more comes; a fault tells why the job came to nothing.
	end(Model, jobs.Fault) (Model, []Effect)
}

// RunJob has a job done. It comes back as [JobPart]s and a [JobEnded].
type RunJob struct {
	effect
	Job   jobs.Job
	Words *lexicon.Lexicon // of the list
	More  *lexicon.Lexicon // whose words may be guessed, too; or nil
	Book  string           // of openings; or ""
}

// CancelJob ends a job, of which nothing comes back any more.
type CancelJob struct {
	effect
	Number int
}

// queuedJob is a job that waits for its list.
type queuedJob struct {
	job  jobs.Job
	list lists.Name
}

// ask has a task done for a list, which is loaded if need be. It returns the number of
// the job.
func (m Model) ask(task jobs.Task, list lists.Name, who asker) (next Model, number int, effects []Effect) {
	m.lastJob++
	m.asked = maps.Clone(m.asked)
	if m.asked == nil {
		m.asked = map[int]asker{}
	}
	m.asked[m.lastJob] = who
	job := jobs.Job{Number: m.lastJob, Task: task}
	if m.loaded[list] != nil {
		return m, m.lastJob, []Effect{m.runJob(job, list)}
	}
	m.queued = append(slices.Clip(m.queued), queuedJob{job, list})
	known, _ := m.Find(list)
	if m.Waiting.List.Name == list {
		return m, m.lastJob, nil
	}
	m, effects = m.fetch(known)
	return m, m.lastJob, effects
}

// runJob returns the effect that has a job done, whose list is loaded.
func (m Model) runJob(job jobs.Job, name lists.Name) RunJob {
	job.List = name.String()
	run := RunJob{Words: m.loaded[name], Book: m.books[name]}
	if name.Own() { // with the same answers it may have other guesses tomorrow
		job.List += "#" + strconv.Itoa(run.Words.GuessCount())
	}
	list, _ := m.Find(name)
	if also, wanted := m.guessList(list); wanted && m.loaded[also.Name] != nil {
		job.List += "+" + also.Name.String()
		run.More = m.loaded[also.Name]
	}
	run.Job = job
	return run
}

// CoachList returns what a job for the list in play would be given, so that the coach
// can be made ready for it.
func (m Model) CoachList() RunJob {
	return m.runJob(jobs.Job{}, m.InPlay.Name)
}

// dismiss ends a job that is not wanted any more; 0 is none.
func (m Model) dismiss(number int) (Model, []Effect) {
	if m.asked[number] == nil {
		return m, nil
	}
	m = m.forgetJob(number)
	waiting := func(q queuedJob) bool { return q.job.Number == number }
	if slices.ContainsFunc(m.queued, waiting) {
		m.queued = slices.DeleteFunc(slices.Clone(m.queued), waiting)
		return m, nil
	}
	return m, []Effect{CancelJob{Number: number}}
}

func (m Model) forgetJob(number int) Model {
	m.asked = maps.Clone(m.asked)
	delete(m.asked, number)
	return m
}

// runQueued has the jobs done that waited for a list, now that it is there.
func (m Model) runQueued(list lists.Name) (Model, []Effect) {
	var effects []Effect
	for _, q := range m.queued {
		if q.list == list {
			effects = append(effects, m.runJob(q.job, list))
		}
	}
	m.queued = m.unqueued(list)
	return m, effects
}

// failQueued tells those who asked that a list can't be had.
func (m Model) failQueued(list lists.Name) (Model, []Effect) {
	queued := m.queued
	m.queued = m.unqueued(list)
	var effects []Effect
	for _, q := range queued {
		if q.list == list {
			var more []Effect
			m, more = JobEnded{Number: q.job.Number, Fault: jobs.NoList}.update(m)
			effects = append(effects, more...)
		}
	}
	return m, effects
}

func (m Model) unqueued(list lists.Name) []queuedJob {
	return slices.DeleteFunc(slices.Clone(m.queued), func(q queuedJob) bool { return q.list == list })
}

// JobPart brings a piece of what a job found.
type JobPart struct {
	Number int
	Part   jobs.Part
}

// update gives the piece to who asked, unless it is not wanted any more.
func (msg JobPart) update(m Model) (Model, []Effect) {
	who := m.asked[msg.Number]
	if who == nil {
		return m, nil
	}
	return who.part(m, msg.Part)
}

// JobEnded tells that a job is done, or why it came to nothing.
type JobEnded struct {
	Number int
	Fault  jobs.Fault
}

// update tells who asked, as JobPart does.
func (msg JobEnded) update(m Model) (Model, []Effect) {
	who := m.asked[msg.Number]
	if who == nil {
		return m, nil
	}
	return who.end(m.forgetJob(msg.Number), msg.Fault)
}
