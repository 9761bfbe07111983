// Package query is what the page asks of the coach, which works in a worker, another
// instance of the program. A [Query] is a [Task] for a list; what comes back is [Part]s,
// piece by piece. Both cross the border as text, and that of a query is its [Key]. A kind
// of task has its values and parts in tasks.go, and a row in the table here.
package query

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Task is what is asked for. Tasks are pointers to plain structs.
type Task interface {
	// run does the work, and tells what it finds part by part. It makes an [engine.Pause]
	// every few milliseconds, and returns the error of ctx when that has ended.
	run(ctx engine.Context, t *solver.Table, tell func(Part)) error
}

// Part is a piece of an answer: a pointer to a plain struct.
type Part any

// tellOnly tells the only part of an answer, unless there is an error, which it returns.
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

// kinds are all kinds of tasks, by their numbers. These are not stored, but the fuzz tests know them: a new kind
// is the last.
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

// Query is a task for a list, made by [New].
type Query struct {
	List lists.Name
	Task Task
	Key  Key
}

// New returns a query. The version tells words of the list apart that are loaded at different times; it
// may be "".
func New(list lists.Name, version string, task Task) Query {
	words, kind := list.String()+version, kindOf(task)
	return Query{List: list, Task: task, Key: Key(textOf(&words, &kind, task))}
}

// Job is a query with what it takes to answer it.
type Job struct {
	Query
	Lexicon *lexicon.Lexicon // of the list
	More    *lexicon.Lexicon // whose words may be guessed, too; or nil
	Book    string           // of openings; or ""
}

// Key is a query as text. Queries with the same key have the same answer.
type Key string

// Words names the words that the query is about: [Runner.Add] is given them by this name.
func (k Key) Words() string {
	words, _, _ := strings.Cut(string(k), "\n")
	return words
}

// kindOf returns the number of the kind of a task.
func kindOf(task Task) int {
	return slices.IndexFunc(kinds, func(k kind) bool { return reflect.TypeOf(k.task()) == reflect.TypeOf(task) })
}

// NeedsWorker reports whether the task is more than can be done on the page, in slices.
func (q Query) NeedsWorker() bool { return kinds[kindOf(q.Task)].long }

// ReadKey reads a query: the name of its words, and its task.
func ReadKey(k Key) (words string, task Task, err error) {
	kind, r := 0, reading(string(k))
	if r.values(&words, &kind); kind < 0 || kind >= len(kinds) {
		return "", nil, format.Error("%d: no such kind of task", kind)
	}
	task = kinds[kind].task()
	r.values(task)
	return words, task, r.end()
}

// PartText writes a part.
func PartText(p Part) string { return textOf(p) }

// ReadPart reads a part of the answer.
func (q Query) ReadPart(text string) (Part, error) {
	p, r := kinds[kindOf(q.Task)].part(), reading(text)
	r.values(p)
	return p, r.end()
}

// Runner does tasks. It holds the lists that they are about.
type Runner struct{ tables map[string]*solver.Table }

// Add gives the runner words, prepared for solving.
func (r *Runner) Add(words string, t *solver.Table) {
	if r.tables == nil {
		r.tables = map[string]*solver.Table{}
	}
	r.tables[words] = t
}

// Has reports whether the runner holds words.
func (r *Runner) Has(words string) bool { return r.tables[words] != nil }

// Run does a task, and tells what it finds part by part. The error is that of the
// task, of ctx, or tells that the words are not here.
func (r *Runner) Run(ctx engine.Context, words string, task Task, tell func(Part)) error {
	t := r.tables[words]
	if t == nil {
		return format.Error("%s: no such list", words)
	}
	return task.run(ctx, t, tell)
}

// Fault is why a query came to nothing, in one word.
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

// FaultOf returns the fault that an error of [Runner.Run] stands for, and where that says
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
