package model

import (
	"strconv"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/lists"
)

// What the coach is asked takes its time: it is a job, done outside the model. An asker
// asks for one thing at a time, and a job is wanted as long as its inquiry is kept: to end
// it, forget the inquiry.

// Inquiry is what an asker has asked the coach for last.
type Inquiry struct {
	Ended  bool       // no more comes
	Fault  jobs.Fault // why it came to nothing
	Reason string     // the error behind the fault, if there is more to tell than the fault
	number int        // of the job; 0 if nothing was asked
	task   jobs.Task  // that waits for its list; nil once it is given to the coach
	list   lists.Name
}

// Asks reports whether more is to come.
func (q Inquiry) Asks() bool { return q.number > 0 && !q.Ended }

// failed returns the first inquiry with a fault; if there is none, one without.
func failed(inquiries ...Inquiry) Inquiry {
	for _, q := range inquiries {
		if q.Fault != jobs.NoFault {
			return q
		}
	}
	return Inquiry{}
}

// asker is a feature that asks for jobs.
type asker interface {
	// inquiry returns where the asker keeps its inquiry. One about something that is not
	// shown any more is forgotten.
	inquiry(*Model) *Inquiry
	// part puts a piece of what was found into the model.
	part(*Model, jobs.Part)
}

// askers are all that ask.
var askers = []asker{
	hintAsker{HintLeft}, hintAsker{HintClue}, hintAsker{HintGuess}, reviewAsker{}, whatIfAsker{}, playOnAsker{}, solverAsker{},
	labAsker{letterJob}, labAsker{openerJob}, labAsker{tryJob}, labAsker{gamesJob}, labAsker{watchJob},
}

// ask has a task done for a list, which is loaded if need be, in the place of what was
// asked before.
func (m *Model) ask(who asker, task jobs.Task, list lists.Name) {
	m.lastJob++
	q := who.inquiry(m)
	*q = Inquiry{number: m.lastJob}
	if m.Words[list] != nil {
		m.do(m.runJob(jobs.Job{Number: q.number, Task: task}, list))
		return
	}
	q.task, q.list = task, list
	if m.Waiting.List.Name == list {
		return
	}
	known, _ := m.Find(list)
	m.fetch(known)
}

// runJob returns the effect that has a job done, whose list is loaded.
func (m *Model) runJob(job jobs.Job, name lists.Name) effect.RunJob {
	job.List = name.String()
	run := effect.RunJob{Words: m.Words[name], Book: m.Books[name]}
	if name.Own() { // with the same answers it may have other guesses tomorrow
		job.List += "#" + strconv.Itoa(run.Words.GuessCount())
	}
	list, _ := m.Find(name)
	if also, wanted := m.GuessList(list); wanted && m.Words[also.Name] != nil {
		job.List += "+" + also.Name.String()
		run.More = m.Words[also.Name]
	}
	run.Job = job
	return run
}

// CoachList returns what a job for the list in play would be given, so that the coach
// can be made ready for it.
func (m *Model) CoachList() effect.RunJob { return m.runJob(jobs.Job{}, m.InPlay.Name) }

// runQueued has the jobs done that waited for a list, now that it is there.
func (m *Model) runQueued(list lists.Name) {
	for _, q := range m.queued(list) {
		m.do(m.runJob(jobs.Job{Number: q.number, Task: q.task}, list))
		q.task = nil
	}
}

// failQueued takes note that a list can't be had.
func (m *Model) failQueued(list lists.Name) {
	for _, q := range m.queued(list) {
		q.Ended, q.Fault, q.task = true, jobs.NoList, nil
	}
}

// queued returns the inquiries that wait for a list.
func (m *Model) queued(list lists.Name) []*Inquiry {
	var queued []*Inquiry
	for _, who := range askers {
		if q := who.inquiry(m); q.task != nil && q.list == list {
			queued = append(queued, q)
		}
	}
	return queued
}

// dismissForgotten forgets inquiries about what is not shown any more, and first of all
// cancels the jobs of the model before that have no inquiry now.
func (m *Model) dismissForgotten(before *Model) {
	var first []effect.Effect
	for _, who := range askers {
		if was, is := *who.inquiry(before), who.inquiry(m); was.Asks() && was.task == nil && is.number != was.number {
			first = append(first, effect.CancelJob{Number: was.number})
		}
	}
	m.effects = append(first, m.effects...)
}

// asking returns who waits for what a job finds, and where the inquiry is; nil if it isn't
// wanted any more.
func (m *Model) asking(number int) (asker, *Inquiry) {
	for _, who := range askers {
		if q := who.inquiry(m); q.number == number && q.Asks() {
			return who, q
		}
	}
	return nil, nil
}

// JobPart brings a piece of what a job found.
type JobPart struct {
	Number int
	Part   jobs.Part
}

// update gives the piece to who asked, unless it is not wanted any more.
func (msg JobPart) update(m *Model) {
	if who, _ := m.asking(msg.Number); who != nil {
		who.part(m, msg.Part)
	}
}

// JobEnded tells that a job is done, or why it came to nothing.
type JobEnded struct {
	Number int
	Fault  jobs.Fault
	Reason string // as in [Inquiry]
}

func (msg JobEnded) update(m *Model) {
	if _, q := m.asking(msg.Number); q != nil {
		q.Ended, q.Fault, q.Reason = true, msg.Fault, msg.Reason
	}
}
