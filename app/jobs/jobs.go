// Package jobs is the border between the page and the worker in which the coach works,
// another instance of the program. What the page asks for is a [Task], a kind of job with
// its values; what comes back is [Part]s, piece by piece. Both cross the border as text. A
// kind of job is a file: its task, its parts, and a row of the table here.
package jobs

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Task is what a job is to do. Tasks are pointers to plain structs.
type Task interface {
	// run does the work, and tells what it finds part by part. It makes an [engine.Pause]
	// every few milliseconds, and returns the error of ctx when that has ended.
	run(ctx engine.Context, t *solver.Table, tell func(Part)) error
}

// Part is a piece of what a job found: a pointer to a plain struct.
type Part any

// tellOnly tells the only part of a job, unless there is an error, which it returns.
func tellOnly(tell func(Part), p Part, err error) error {
	if err == nil {
		tell(p)
	}
	return err
}

// kind is a row of the table: it makes a task to be read, and a part.
type kind struct {
	task func() Task
	part func() Part
	long bool // it is more than can be done on the page, in slices
}

// kinds are all kinds of jobs, by their numbers.
var kinds = []kind{
	{task: func() Task { return &Left{} }, part: func() Part { return &LeftPart{} }},
	{task: func() Task { return &Clue{} }, part: func() Part { return &CluePart{} }},
	{task: func() Task { return &Guess{} }, part: func() Part { return &GuessPart{} }},
	{task: func() Task { return &PlayOn{} }, part: func() Part { return &StepPart{} }},
	{task: func() Task { return &Review{} }, part: func() Part { return &ReviewPart{} }},
	{task: func() Task { return &WhatIf{} }, part: func() Part { return &ReviewPart{} }},
	{task: func() Task { return &Advise{} }, part: func() Part { return &AdvicePart{} }},

	{task: func() Task { return &Letters{} }, part: func() Part { return &LettersPart{} }, long: true},
	{task: func() Task { return &Openers{} }, part: func() Part { return &OpenersPart{} }, long: true},
	{task: func() Task { return &Opener{} }, part: func() Part { return &OpenerPart{} }, long: true},
	{task: func() Task { return &Tournament{} }, part: func() Part { return &StandingPart{} }, long: true},
}

// Job is a task for a list, with a number by which it is told of and cancelled.
type Job struct {
	Number int
	List   string // as [Desk.Add] knows it
	Task   Task
}

// kind returns the number of a job's kind.
func (j Job) kind() int {
	return slices.IndexFunc(kinds, func(k kind) bool { return reflect.TypeOf(k.task()) == reflect.TypeOf(j.Task) })
}

// NeedsWorker reports whether a job is more than can be done on the page, in slices.
func (j Job) NeedsWorker() bool { return kinds[j.kind()].long }

// Text writes a job.
func (j Job) Text() string {
	kind := j.kind()
	return textOf(&j.Number, &j.List, &kind, j.Task)
}

// ReadJob reads what [Job.Text] writes.
func ReadJob(text string) (Job, error) {
	var j Job
	kind, r := 0, reader{lines: strings.Split(text, "\n")}
	if r.read(&j.Number, &j.List, &kind); kind < 0 || kind >= len(kinds) {
		return Job{}, format.Error("%d: no such kind of job", kind)
	}
	j.Task = kinds[kind].task()
	r.read(j.Task)
	return j, r.end()
}

// PartText writes a part.
func PartText(p Part) string { return textOf(p) }

// ReadPart reads a part of a job.
func (j Job) ReadPart(text string) (Part, error) {
	p, r := kinds[j.kind()].part(), reader{lines: strings.Split(text, "\n")}
	r.read(p)
	return p, r.end()
}

// Desk does jobs. It holds the lists that they are about.
type Desk struct{ tables map[string]*solver.Table }

// Add gives the desk a list, prepared for solving.
func (d *Desk) Add(list string, t *solver.Table) {
	if d.tables == nil {
		d.tables = map[string]*solver.Table{}
	}
	d.tables[list] = t
}

// Has reports whether the desk holds a list.
func (d *Desk) Has(list string) bool { return d.tables[list] != nil }

// Run does a job, and tells what it finds part by part. The error is that of the
// task, of ctx, or tells that the list is not here.
func (d *Desk) Run(ctx engine.Context, j Job, tell func(Part)) error {
	t := d.tables[j.List]
	if t == nil {
		return format.Error("%s: no such list", j.List)
	}
	return j.Task.run(ctx, t, tell)
}

// Fault is why a job came to nothing, in one word.
type Fault string

// The faults.
const (
	NoFault   Fault = ""
	NoSecret  Fault = "none"   // no secret of the list fits the rows
	noPairs   Fault = "pairs"  // the list has no secrets of two words
	NoList    Fault = "list"   // the list can't be had
	Died      Fault = "died"   // the worker that did it came to its end
	NoWorkers Fault = "worker" // it needs a worker, and there is none
	Strange   Fault = "other"
)

// FaultOf returns the fault that an error of [Desk.Run] stands for, and where that says
// too little, the error's text.
func FaultOf(err error) (Fault, string) {
	_, contradicts := errors.AsType[*solver.ContradictionError](err)
	switch {
	case err == nil:
		return NoFault, ""
	case errors.Is(err, solver.ErrNone), contradicts:
		return NoSecret, ""
	case errors.Is(err, lexicon.ErrNoPair):
		return noPairs, ""
	}
	return Strange, err.Error()
}
