package app

import (
	"iter"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// Names of what page and worker tell each other. A message to the worker brings the words
// of a list, a job, or the number of one to be cancelled. One to the page tells that a list
// is there, or brings a part of what a job found, or its end.
const (
	aboutList   = "list"
	listLang    = "lang"
	listLength  = "length"
	listAnswers = "answers" // missing for the list inside the program
	listGuesses = "guesses"
	listBook    = "book"

	aboutJob    = "job"
	aboutCancel = "cancel"
	aboutPart   = "part"
	aboutEnd    = "end" // the fault
	aboutReason = "reason"
	aboutNumber = "number"
	aboutDeath  = "died"
	aboutLife   = "alive" // a sign of life
)

// inWorker reports whether this instance of the program runs in a worker, which has no
// page.
func inWorker() bool { return !browser.Document().Truthy() }

// worker does the coach's jobs, each in a goroutine of its own.
type worker struct {
	desk  jobs.Desk
	said  float64 // anything to the page, by clock
	lists map[string]*delivery
	works map[int]*browser.Work // by the number of the job
}

// delivery is a list on its way to the desk.
type delivery struct {
	done chan struct{} // closed when the list is on the desk, or can't be
	err  error
}

// runWorker does what the page asks for, for good.
func runWorker() {
	w := &worker{lists: map[string]*delivery{}, works: map[int]*browser.Work{}}
	inbox := goapp.Window().Get("ketwordInbox")
	goapp.Window().Set("ketwordReceive", goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		w.receive(args[0])
		return nil
	}))
	for i := range inbox.Length() {
		w.receive(inbox.Index(i))
	}
	select {}
}

// receive takes in a message of the page.
func (w *worker) receive(message goapp.Value) {
	switch {
	case message.Get(aboutList).Truthy():
		name, list := message.Get(aboutList).String(), &delivery{done: make(chan struct{})}
		w.lists[name] = list
		go func() {
			defer close(list.done)
			var t *solver.Table
			if t, list.err = w.table(message); list.err == nil {
				w.desk.Add(name, t)
			}
			w.post(map[string]any{aboutList: name})
		}()
	case message.Get(aboutJob).Truthy():
		job, err := jobs.ReadJob(message.Get(aboutJob).String())
		if err != nil {
			panic("a job that can't be read: " + err.Error()) // the page has written it
		}
		work := &browser.Work{Before: w.beat}
		w.works[job.Number] = work
		go w.do(work, job)
	case message.Get(aboutCancel).Truthy():
		number := message.Get(aboutCancel).Int()
		if work := w.works[number]; work != nil {
			work.Cancel()
		} else {
			w.end(number, nil)
		}
	}
}

// do does a job, once its list is here.
func (w *worker) do(work *browser.Work, job jobs.Job) {
	list := w.lists[job.List]
	<-list.done
	err := list.err
	if err == nil {
		err = w.desk.Run(work, job, func(p jobs.Part) {
			w.post(map[string]any{aboutNumber: job.Number, aboutPart: jobs.PartText(p)})
		})
	}
	delete(w.works, job.Number)
	w.end(job.Number, err)
}

// end tells that a job has ended.
func (w *worker) end(number int, err error) {
	fault, reason := jobs.FaultOf(err)
	w.post(map[string]any{aboutNumber: number, aboutEnd: string(fault), aboutReason: reason})
}

// pulse is how often a worker that works gives a sign of life, in milliseconds.
const pulse = 500

// beat gives a sign of life now and then.
func (w *worker) beat() {
	if browser.Clock()-w.said > pulse {
		w.post(map[string]any{aboutLife: true})
	}
}

// embeddedList is the list that every instance of the program has.
var embeddedList = lists.Name{Lang: wordlists.English5.Lang, Length: wordlists.English5.Length}.String()

// listMessage writes the list of a job for the worker, in slices.
func listMessage(e effect.RunJob) map[string]any {
	work := &browser.Work{}
	guesses := linesOf(e.Words.Guesses(), work)
	if e.More != nil {
		guesses += linesOf(func(yield func(engine.Word) bool) {
			for w := range e.More.Guesses() {
				if !e.Words.Has(w) && !yield(w) {
					return
				}
			}
		}, work)
	}
	return map[string]any{
		aboutList: e.Job.List, listLang: e.Words.Lang(), listLength: e.Words.Length(),
		listAnswers: linesOf(e.Words.Answers(), work), listGuesses: guesses, listBook: e.Book,
	}
}

// linesOf writes words, one a line, and makes a pause now and then.
func linesOf(words iter.Seq[engine.Word], work *browser.Work) string {
	const atOnce = 2000
	var b strings.Builder
	n := 0
	for w := range words {
		b.WriteString(w.String())
		b.WriteByte('\n')
		if n++; n%atOnce == 0 {
			work.Yield()
		}
	}
	return b.String()
}

// table prepares the list of a message.
func (w *worker) table(message goapp.Value) (*solver.Table, error) {
	work := &browser.Work{}
	if !message.Get(listAnswers).Truthy() {
		return solver.Prepare(work, builtInWords(), embeddedStored)
	}
	words, err := lexicon.Load(work, lexicon.Source{
		Lang: message.Get(listLang).String(), Length: message.Get(listLength).Int(),
		Answers: message.Get(listAnswers).String(), Guesses: message.Get(listGuesses).String(),
	})
	if err != nil {
		return nil, err
	}
	return solver.Prepare(work, words, solver.Stored{Book: message.Get(listBook).String()})
}

// embeddedStored is what is stored of the list that every instance of the program has.
var embeddedStored = solver.Stored(wordlists.English5.Stored)

// post sends a message to the page.
func (w *worker) post(message map[string]any) {
	w.said = browser.Clock()
	goapp.Window().Call("postMessage", message)
}
