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

// Host has queries answered by a worker. If the browser has no workers, it answers them on
// the page, in slices. A worker that crashes is replaced, and its queries start again,
// unless a part of the answer was already told.
type Host struct {
	Told  func(query.Key, query.Part)
	Ended func(query.Key, query.Fault, string) // with the reason why there is no answer, and the error behind it

	jobs      map[int]*job
	last      int          // highest number of a job
	cancelled map[int]bool // jobs whose end the worker has not reported

	link    *link   // nil if no worker runs
	none    bool    // the browser has no workers
	failed  float64 // when a worker last failed to start, by clock; 0 once one has started
	why     string  // the reason of that failure; "" if unknown
	watched bool
	runner  query.Runner // for queries answered on the page
}

// job is a query that is being answered.
type job struct {
	query.Job
	number int
	told   bool          // a part of the answer was told
	again  bool          // the job was started a second time
	work   *browser.Work // set if the query is answered on the page
}

// Start starts a query. Its answer arrives through Told and Ended.
func (h *Host) Start(q query.Job) {
	if h.jobs == nil {
		h.jobs, h.cancelled = map[int]*job{}, map[int]bool{}
	}
	h.last++
	j := &job{Job: q, number: h.last}
	h.jobs[j.number] = j
	go h.begin(j)
}

// Prepare starts a worker with the list of a job that may come, once the page is idle.
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

// begin starts or restarts a job, unless it was cancelled meanwhile.
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
		return // it was cancelled or restarted
	}
	message := map[string]any{aboutQuery: string(j.Key), aboutNumber: j.number}
	if j.Text != nil {
		message[aboutText] = j.Text
	}
	l.post(message)
	h.watch()
}

// retryAfter is how long to wait after a failed start before another worker is started, in
// milliseconds. The script may have been lost on the network.
const retryAfter = 10_000

// startWorker starts a worker, unless one runs, and reports whether one runs. It does not try within
// retryAfter of a failed start.
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

// receive handles a message from the worker.
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

// take handles a part or the end of an answer.
func (h *Host) take(number int, message goapp.Value) {
	j, text := h.jobs[number], message.Get(aboutPart)
	isPart := !text.IsUndefined()
	switch {
	case j == nil && isPart: // the worker has not seen the cancellation yet
	case j == nil:
		delete(h.cancelled, number)
	case isPart:
		part, err := j.ReadPart(text.String())
		if err != nil {
			panic("a part that can't be read: " + err.Error()) // the worker wrote it, so this is a bug
		}
		j.told = true
		h.Told(j.Key, part)
	default:
		h.end(j, query.Fault(message.Get(aboutEnd).String()), message.Get(aboutReason).String())
	}
}

// end reports the end of a query, with its fault, if any.
func (h *Host) end(j *job, fault query.Fault, reason string) {
	delete(h.jobs, j.number)
	h.Ended(j.Key, fault, reason)
}

// silence is how long the worker may send nothing while it answers a query, and
// cancelSilence how long after a cancellation. Neither applies while it prepares a list. For
// the page, a cancelled query is over at once. A worker that goes on with it only costs
// power, while a new one would have to prepare the list again.
const (
	silence       = 3 * time.Second
	cancelSilence = time.Second
)

// Cancel cancels a query. A worker that does not react soon is replaced.
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

// watch replaces a worker that is silent for too long while queries run.
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
		case !h.link.doubted: // perhaps the device slept: ask the worker for a sign of life first
			h.link.doubted = true
			h.link.post(map[string]any{aboutCancel: noJob})
			h.watch()
		default:
			h.restart("")
		}
	})
}

// noJob is the number of no query. A worker asked to cancel it replies, which shows that it is alive.
const noJob = -1

// longestReason is how much of the reason for a crash is kept, in code points.
const longestReason = 200

// crashed replaces a worker that has crashed. If it never sent a message, it could not even
// start, and the page answers queries itself for a while. The reason may be missing from the
// event.
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

// restart ends a worker that has crashed or does not respond, and restarts its queries in a
// new one. A query that was already restarted, or of which a part was told, ends instead.
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
		err = answer(j.work, &h.runner, j.Key.Words(), j.Task, j.Text, func(p query.Part) {
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

// prepareHere prepares the list of a job on the page, unless that was done. It returns an error if
// the work was cancelled or the list is invalid.
func (h *Host) prepareHere(j *job) error {
	if j.Key.Words() == "" || h.runner.Has(j.Key.Words()) {
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
