package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/model"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// desk has the coach's jobs done: in a worker, or where there are none on the page, in
// slices. A worker that dies is replaced, and what it was at is begun again, unless a part
// of it was told already.
type desk struct {
	send      func(model.Msg)
	open      map[int]*openJob
	cancelled map[int]bool // of which the worker has not told the end

	aide    *aide  // nil if none works
	alone   bool   // there are no workers
	why     string // one could not begin, if that is known
	watched bool
	here    jobs.Desk // of the page itself
}

func (d *desk) run(e effect.RunJob) {
	j := &openJob{RunJob: e}
	d.open[e.Job.Number] = j
	go d.begin(j)
}

// prepare has a worker ready with the list of jobs that may come, when the page has
// nothing else to do.
func (d *desk) prepare(e effect.RunJob) {
	if !goapp.Window().Get("requestIdleCallback").Truthy() {
		return
	}
	goapp.Window().Call("requestIdleCallback", browser.Once(func() {
		if d.employ(); !d.alone {
			d.aide.bring(e)
		}
	}))
}

// begin begins a job, or begins it again, unless it was cancelled before its turn came.
func (d *desk) begin(j *openJob) {
	if d.open[j.Job.Number] != j {
		return
	}
	if d.employ(); d.alone {
		d.do(j)
		return
	}
	a := d.aide
	if a.bring(j.RunJob); d.open[j.Job.Number] != j || d.aide != a {
		return // it was cancelled, or is begun again
	}
	a.worker.Call("postMessage", map[string]any{aboutJob: j.Job.Text()})
	d.watch()
}

// employ starts a worker, if none works and there are any.
func (d *desk) employ() {
	if d.aide != nil || d.alone {
		return
	}
	a := &aide{lists: map[string]chan struct{}{}, loading: map[string]bool{}, hears: map[string]goapp.Func{}, heard: browser.Clock()}
	d.alone = browser.Try(func() error {
		a.worker = goapp.Window().Call("ketwordWorker")
		return nil
	}) != nil
	if d.alone {
		return
	}
	d.aide = a
	a.hear("onmessage", func(e goapp.Value) { d.receive(e.Get("data")) })
	a.hear("onerror", func(e goapp.Value) { d.lose(e.Get("message")) })
}

// receive takes in a message of the worker.
func (d *desk) receive(message goapp.Value) {
	d.aide.heard, d.aide.doubted = browser.Clock(), false
	if message.Get(aboutDeath).Truthy() {
		d.lose(message.Get(aboutReason))
		return
	}
	d.aide.spoke = true
	switch {
	case message.Get(aboutList).Truthy():
		delete(d.aide.loading, message.Get(aboutList).String())
	case message.Get(aboutNumber).Truthy():
		d.take(message.Get(aboutNumber).Int(), message)
	}
}

// take takes in what the worker tells of a job.
func (d *desk) take(number int, message goapp.Value) {
	j, text := d.open[number], message.Get(aboutPart)
	switch {
	case j == nil && text.Truthy(): // it does not know yet that it is cancelled
		return
	case j == nil:
		delete(d.cancelled, number)
		return
	case text.Truthy():
		part, err := j.Job.ReadPart(text.String())
		if err != nil {
			panic("a part that can't be read: " + err.Error()) // the worker has written it
		}
		j.told = true
		d.send(model.JobPart{Number: number, Part: part})
		return
	}
	d.end(j, jobs.Fault(message.Get(aboutEnd).String()), message.Get(aboutReason).String())
}

// end tells that a job has ended, or why it came to nothing.
func (d *desk) end(j *openJob, fault jobs.Fault, reason string) {
	delete(d.open, j.Job.Number)
	d.send(model.JobEnded{Number: j.Job.Number, Fault: fault, Reason: reason})
}

// How long the worker may keep silent, in the midst of a job and after a cancel, unless it
// prepares a list. What is cancelled is over for the page at once; a worker that works on
// only costs power, while another one has to prepare the list again.
const (
	silence       = 3 * time.Second
	cancelSilence = time.Second
)

// cancel ends a job. A worker that does not hear of it soon is replaced.
func (d *desk) cancel(number int) {
	j := d.open[number]
	if delete(d.open, number); j == nil {
		return
	}
	if j.here != nil {
		j.here.Cancel()
		return
	}
	a := d.aide
	if a == nil {
		return
	}
	d.cancelled[number] = true
	a.worker.Call("postMessage", map[string]any{aboutCancel: number})
	browser.Alarm(cancelSilence, func() {
		if d.aide == a && d.cancelled[number] && len(a.loading) == 0 {
			d.replace("")
		}
	})
}

// watch replaces the worker when it says nothing for long while jobs are under way.
func (d *desk) watch() {
	if d.watched {
		return
	}
	d.watched = true
	browser.Alarm(silence/2, func() {
		d.watched = false
		switch {
		case len(d.open) == 0 || d.aide == nil:
		case browser.Clock()-d.aide.heard <= d.aide.patience():
			d.watch()
		case !d.aide.doubted: // the device may have slept, and the worker, too
			d.aide.doubted = true
			d.aide.worker.Call("postMessage", map[string]any{aboutCancel: noJob})
			d.watch()
		default:
			d.replace("")
		}
	})
}

// noJob is a number that no job has: a worker that is asked to cancel it answers.
const noJob = -1

// longestReason is how much of what is told of a worker's end is shown, in code points.
const longestReason = 200

// lose replaces a worker that failed. One that never spoke could not even begin, nor
// could another: then the page works alone. An event may lack the reason.
func (d *desk) lose(said goapp.Value) {
	reason := ""
	if said.Truthy() {
		whole := []rune(said.String())
		reason = string(whole[:min(len(whole), longestReason)])
	}
	if !d.aide.spoke {
		d.alone, d.why = true, reason
	}
	d.replace(reason)
}

// replace ends the worker, which has died or does not answer, and begins its jobs again
// with another: once, and not those of which a part was told already.
func (d *desk) replace(reason string) {
	d.aide.end()
	d.aide = nil
	d.cancelled = map[int]bool{}
	for _, j := range d.open {
		if j.told || j.again {
			d.end(j, jobs.Died, reason)
			continue
		}
		j.again = true
		go d.begin(j)
	}
}

// do does a job on the page, in slices.
func (d *desk) do(j *openJob) {
	if j.Job.NeedsWorker() {
		d.end(j, jobs.NoWorkers, d.why)
		return
	}
	j.here = &browser.Work{}
	var err error
	if !d.here.Has(j.Job.List) {
		var t *solver.Table
		if t, err = tableHere(j.RunJob, j.here); err == nil {
			d.here.Add(j.Job.List, t)
		}
	}
	if err == nil {
		err = d.here.Run(j.here, j.Job, func(p jobs.Part) {
			if d.open[j.Job.Number] == j {
				d.send(model.JobPart{Number: j.Job.Number, Part: p})
			}
		})
	}
	if d.open[j.Job.Number] == j {
		fault, reason := jobs.FaultOf(err)
		d.end(j, fault, reason)
	}
}

// tableHere prepares the list of a job on the page. The error is that of ctx, or tells what is
// wrong with the list.
func tableHere(e effect.RunJob, ctx engine.Context) (*solver.Table, error) {
	words, stored := e.Words, solver.Stored{Book: e.Book}
	switch {
	case e.Job.List == embeddedList:
		stored = embeddedStored
	case e.More != nil:
		m := listMessage(e)
		var err error
		words, err = lexicon.Load(ctx, lexicon.Source{
			Lang: e.Words.Lang(), Length: e.Words.Length(), Answers: m[listAnswers].(string), Guesses: m[listGuesses].(string),
		})
		if err != nil {
			return nil, err
		}
	}
	return solver.Prepare(ctx, words, stored)
}

// deskDrawn prepares the coach after a game's first row: from now on help may be wanted.
func (r *root) deskDrawn(was *model.Model) {
	if len(r.model.Game.Rows()) > 0 && len(was.Game.Rows()) == 0 {
		r.desk.prepare(r.model.CoachList())
	}
}
