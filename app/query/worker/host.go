package worker

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Host has queries answered: in a worker, or where there are none on the page, in
// slices. A worker that crashes is replaced, and its queries are begun again, unless a part
// of the answer was told already.
type Host struct {
	Told  func(query.Key, query.Part)
	Ended func(query.Key, query.Fault, string) // why there is no answer, and the error behind it

	jobs      map[int]*job
	last      int          // number of a job
	cancelled map[int]bool // of which the worker has not told the end

	link    *link   // nil if no worker runs
	none    bool    // there are no workers
	failed  float64 // when one could not start last, by clock; 0 if none has failed since one did
	why     string  // it could not, if that is known
	watched bool
	runner  query.Runner // of the page itself
}

// job is a query that is being answered.
type job struct {
	query.Job
	number int
	told   bool          // a part of the answer
	again  bool          // it is begun for the second time
	work   *browser.Work // where it is answered on the page
}

// Start has a query answered.
func (h *Host) Start(q query.Job) {
	if h.jobs == nil {
		h.jobs, h.cancelled = map[int]*job{}, map[int]bool{}
	}
	h.last++
	j := &job{Job: q, number: h.last}
	h.jobs[j.number] = j
	go h.begin(j)
}

// Prepare has a worker ready with the list of a job that may come, when the page has
// nothing else to do.
func (h *Host) Prepare(q query.Job) {
	if !goapp.Window().Get("requestIdleCallback").Truthy() {
		return
	}
	goapp.Window().Call("requestIdleCallback", browser.Once(func() {
		if h.startWorker() {
			h.link.bring(q)
		}
	}))
}

// begin begins a job, or begins it again, unless it was cancelled before its turn came.
func (h *Host) begin(j *job) {
	if h.jobs[j.number] != j {
		return
	}
	if !h.startWorker() {
		h.answerHere(j)
		return
	}
	l := h.link
	if l.bring(j.Job); h.jobs[j.number] != j || h.link != l {
		return // it was cancelled, or is begun again
	}
	l.post(map[string]any{aboutQuery: string(j.Key), aboutNumber: j.number})
	h.watch()
}

// retryAfter is when a worker is tried again after one could not start, in milliseconds: its script
// may have been lost on the way.
const retryAfter = 10_000

// startWorker starts a worker, unless one runs, and reports whether one does. Where one could not start
// a short while ago, none is tried.
func (h *Host) startWorker() bool {
	if h.link != nil || h.none || h.failed > 0 && browser.Clock()-h.failed < retryAfter {
		return h.link != nil
	}
	l, err := start()
	if err != nil {
		h.none = true
		return false
	}
	h.link = l
	l.hear("onmessage", func(e goapp.Value) { h.receive(e.Get("data")) })
	l.hear("onerror", func(e goapp.Value) { h.crashed(e.Get("message")) })
	return true
}

// receive takes in a message of the worker.
func (h *Host) receive(message goapp.Value) {
	h.link.heard, h.link.doubted = browser.Clock(), false
	if message.Get(aboutDeath).Truthy() {
		h.crashed(message.Get(aboutReason))
		return
	}
	h.link.spoke, h.failed = true, 0
	switch {
	case message.Get(aboutList).Truthy():
		delete(h.link.loading, message.Get(aboutList).String())
	case message.Get(aboutNumber).Truthy():
		h.take(message.Get(aboutNumber).Int(), message)
	}
}

// take takes in what the worker tells of a query.
func (h *Host) take(number int, message goapp.Value) {
	j, text := h.jobs[number], message.Get(aboutPart)
	switch {
	case j == nil && text.Truthy(): // it does not know yet that it is cancelled
	case j == nil:
		delete(h.cancelled, number)
	case text.Truthy():
		part, err := j.ReadPart(text.String())
		if err != nil {
			panic("a part that can't be read: " + err.Error()) // the worker has written it
		}
		j.told = true
		h.Told(j.Key, part)
	default:
		h.end(j, query.Fault(message.Get(aboutEnd).String()), message.Get(aboutReason).String())
	}
}

// end tells that a query is answered, or why it came to nothing.
func (h *Host) end(j *job, fault query.Fault, reason string) {
	delete(h.jobs, j.number)
	h.Ended(j.Key, fault, reason)
}

// How long the worker may keep silent, in the midst of a query and after a cancel, unless it
// prepares a list. What is cancelled is over for the page at once; a worker that works on
// only costs power, while another one has to prepare the list again.
const (
	silence       = 3 * time.Second
	cancelSilence = time.Second
)

// Cancel ends a query. A worker that does not hear of it soon is replaced.
func (h *Host) Cancel(k query.Key) {
	for number, j := range h.jobs {
		if j.Key == k {
			delete(h.jobs, number)
			h.cancelJob(j)
		}
	}
}

func (h *Host) cancelJob(j *job) {
	if j.work != nil {
		j.work.Cancel()
		return
	}
	l := h.link
	if l == nil {
		return
	}
	h.cancelled[j.number] = true
	l.post(map[string]any{aboutCancel: j.number})
	browser.Alarm(cancelSilence, func() {
		if h.link == l && h.cancelled[j.number] && len(l.loading) == 0 {
			h.restart("")
		}
	})
}

// watch replaces the worker when it says nothing for long while queries are under way.
func (h *Host) watch() {
	if h.watched {
		return
	}
	h.watched = true
	browser.Alarm(silence/2, func() {
		h.watched = false
		switch {
		case len(h.jobs) == 0 || h.link == nil:
		case browser.Clock()-h.link.heard <= h.link.patience():
			h.watch()
		case !h.link.doubted: // the device may have slept, and the worker, too
			h.link.doubted = true
			h.link.post(map[string]any{aboutCancel: noJob})
			h.watch()
		default:
			h.restart("")
		}
	})
}

// noJob is a number that no query has: a worker that is asked to cancel it answers.
const noJob = -1

// longestReason is how much of what is told of a worker's end is shown, in code points.
const longestReason = 200

// crashed replaces a worker that has crashed. One that never spoke could not even start: the page
// answers alone for a while. An event may lack the reason.
func (h *Host) crashed(said goapp.Value) {
	reason := ""
	if said.Truthy() {
		whole := []rune(said.String())
		reason = string(whole[:min(len(whole), longestReason)])
	}
	if !h.link.spoke {
		h.failed, h.why = browser.Clock(), reason
	}
	h.restart(reason)
}

// restart ends the worker, which has crashed or does not answer, and begins its queries again
// with another: once, and not those of which a part was told already.
func (h *Host) restart(reason string) {
	h.link.end()
	h.link = nil
	h.cancelled = map[int]bool{}
	for _, j := range h.jobs {
		if j.told || j.again {
			h.end(j, query.Died, reason)
			continue
		}
		j.again = true
		go h.begin(j)
	}
}

// answerHere answers a query on the page, in slices.
func (h *Host) answerHere(j *job) {
	if j.NeedsWorker() {
		h.end(j, query.NoWorkers, h.why)
		return
	}
	j.work = &browser.Work{}
	err := h.prepareHere(j)
	if err == nil {
		err = h.runner.Run(j.work, j.Key.Words(), j.Task, func(p query.Part) {
			if h.jobs[j.number] == j {
				h.Told(j.Key, p)
			}
		})
	}
	if h.jobs[j.number] == j {
		fault, reason := query.FaultOf(err)
		h.end(j, fault, reason)
	}
}

// prepareHere prepares the list of a job on the page, unless it is. The error is that of the work, or
// tells what is wrong with the list.
func (h *Host) prepareHere(j *job) error {
	if h.runner.Has(j.Key.Words()) {
		return nil
	}
	t, err := tableHere(j.Job, j.work)
	if err == nil {
		h.runner.Add(j.Key.Words(), t)
	}
	return err
}

func tableHere(j query.Job, ctx engine.Context) (*solver.Table, error) {
	words, stored := j.Lexicon, solver.Stored{Book: j.Book}
	switch {
	case j.Key.Words() == embedded:
		stored = embeddedStored
	case j.More != nil:
		m := listMessage(j)
		var err error
		words, err = lexicon.Load(ctx, lexicon.Source{
			Lang: words.Lang(), Length: words.Length(), Answers: m[listAnswers].(string), Guesses: m[listGuesses].(string),
		})
		if err != nil {
			return nil, err
		}
	}
	return solver.Prepare(ctx, words, stored)
}
