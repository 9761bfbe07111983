// Package query defines what the page asks of the coach. The coach runs in a worker,
// another instance of the program. A [Query] is a [Task] for a list; the answer arrives as
// a series of [Part]s. Both cross the border as text, and the text of a query is its [Key].
// Each kind of task has its types in tasks.go, tournament.go or chat.go, and a row in the table
// kinds.
package query

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Task is the work that a query asks for. Tasks are pointers to plain structs.
type Task interface {
	// run does the work, and passes each part of the answer to tell. It calls [engine.Pause]
	// every few milliseconds, and returns the error of ctx once ctx is done.
	run(ctx engine.Context, t *solver.Table, tell func(Part)) error
}

// Part is a piece of an answer. Parts are pointers to plain structs.
type Part any

// tellOnly passes the only part of an answer to tell if err is nil. It returns err.
func tellOnly(tell func(Part), p Part, err error) error {
	if err == nil {
		tell(p)
	}
	return err
}

// kind is a row of the table kinds. Its functions return an empty task and an empty part to read into.
type kind struct {
	task func() Task
	part func() Part
	long bool // the task takes too long for the page, even in slices
}

// kinds lists all kinds of tasks. The index of a kind is its number, which is not stored, but the fuzz
// corpus depends on it: add new kinds at the end.
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

	{task: func() Task { return &Chat{} }, part: func() Part { return &ChatPart{} }},
}

// Query is a task for a list. [New] makes it.
type Query struct {
	List lists.Name
	Task Task
	Key  Key
}

// New returns a query. The list is zero for a task that needs none. The version distinguishes the words of a list that were loaded at different
// times; it may be "".
func New(list lists.Name, version string, task Task) Query {
	words, kind := list.String()+version, kindOf(task)
	if list == (lists.Name{}) {
		words = ""
	}
	return Query{List: list, Task: task, Key: Key(textOf(&words, &kind, task))}
}

// Job is a query with the data needed to answer it.
type Job struct {
	Query
	Lexicon *lexicon.Lexicon // of the list
	More    *lexicon.Lexicon // a second list whose words may be guessed too; or nil
	Book    string           // of openings; or ""
	Text    any              // a file of the browser to read, that a [Chat] reads; or nil
}

// Key is a query as text. Queries with the same key have the same answer.
type Key string

// Words returns the name of the words that the query is about, as passed to [Runner.Add]; "" if it needs none.
func (k Key) Words() string {
	words, _, _ := strings.Cut(string(k), "\n")
	return words
}

// kindOf returns the number of a task's kind.
func kindOf(task Task) int {
	return slices.IndexFunc(kinds, func(k kind) bool { return reflect.TypeOf(k.task()) == reflect.TypeOf(task) })
}

// NeedsWorker reports whether the task takes too long for the page, even in slices.
func (q Query) NeedsWorker() bool { return kinds[kindOf(q.Task)].long }

// ReadKey returns the name of the words and the task of a query.
func ReadKey(k Key) (words string, task Task, err error) {
	kind, r := 0, reading(string(k))
	if r.values(&words, &kind); kind < 0 || kind >= len(kinds) {
		return "", nil, format.Error("%d: no such kind of task", kind)
	}
	task = kinds[kind].task()
	r.values(task)
	return words, task, r.end()
}

// PartText returns a part as text.
func PartText(p Part) string { return textOf(p) }

// ReadPart reads a part of the query's answer.
func (q Query) ReadPart(text string) (Part, error) {
	p, r := kinds[kindOf(q.Task)].part(), reading(text)
	r.values(p)
	return p, r.end()
}

// Runner runs tasks. It holds the prepared lists that the tasks need.
type Runner struct{ tables map[string]*solver.Table }

// Add gives the runner a list, prepared for solving, under the name words.
func (r *Runner) Add(words string, t *solver.Table) {
	if r.tables == nil {
		r.tables = map[string]*solver.Table{}
	}
	r.tables[words] = t
}

// Has reports whether the runner holds the list named words.
func (r *Runner) Has(words string) bool { return r.tables[words] != nil }

// Run runs a task on the list named words, and passes each part of the answer to tell. It
// returns an error of the task or of ctx, or an error if the runner lacks the list.
func (r *Runner) Run(ctx engine.Context, words string, task Task, tell func(Part)) error {
	t := r.tables[words]
	if t == nil && words != "" {
		return format.Error("%s: no such list", words)
	}
	return task.run(ctx, t, tell)
}

// Fault is why a query has no complete answer, in one word.
type Fault string

const (
	NoFault   Fault = ""
	NoSecret  Fault = "none"   // no secret of the list fits the rows
	noPairs   Fault = "pairs"  // the list has no secrets of two words
	NoList    Fault = "list"   // the list could not be loaded
	Died      Fault = "died"   // the worker that ran the task ended
	NoWorkers Fault = "worker" // the task needs a worker, and there is none
	NoChat    Fault = "chat"   // an archive is damaged or has no chat
	Strange   Fault = "other"
)

// FaultOf returns the fault for an error of [Runner.Run]. If the fault alone says too
// little, it also returns the error's text.
func FaultOf(err error) (Fault, string) {
	_, contradicts := errors.AsType[*solver.ContradictionError](err)
	switch {
	case err == nil:
		return NoFault, ""
	case errors.Is(err, solver.ErrNone), contradicts:
		return NoSecret, ""
	case errors.Is(err, lexicon.ErrNoPair):
		return noPairs, ""
	case errors.Is(err, friends.ErrArchive):
		return NoChat, ""
	}
	return Strange, err.Error()
}
