package worker

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/friends"
	"ketword/app/query"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Here reports whether this instance of the program runs in a worker, which has no page.
func Here() bool { return !browser.Document().Truthy() }

// worker answers queries, each in its own goroutine.
type worker struct {
	runner query.Runner
	said   float64 // when the last message was posted, by clock
	lists  map[string]*delivery
	works  map[int]*browser.Work // by the number of the query
}

// delivery is a list that is being prepared for the runner.
type delivery struct {
	done chan struct{} // closed when the list is prepared or has failed
	err  error
}

// Run answers the queries of the page. It never returns.
func Run() {
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

// receive handles a message from the page.
func (w *worker) receive(message goapp.Value) {
	switch {
	case message.Get(aboutList).Truthy():
		name, list := message.Get(aboutList).String(), &delivery{done: make(chan struct{})}
		w.lists[name] = list
		go func() {
			defer close(list.done)
			var t *solver.Table
			if t, list.err = w.table(message); list.err == nil {
				w.runner.Add(name, t)
			}
			w.post(map[string]any{aboutList: name})
		}()
	case message.Get(aboutQuery).Truthy():
		work := &browser.Work{Before: w.beat}
		number := message.Get(aboutNumber).Int()
		w.works[number] = work
		var text any
		if file := message.Get(aboutText); file.Truthy() {
			text = file
		}
		go w.answer(work, number, query.Key(message.Get(aboutQuery).String()), text)
	case message.Get(aboutCancel).Truthy():
		number := message.Get(aboutCancel).Int()
		if work := w.works[number]; work != nil {
			work.Cancel()
		} else {
			w.end(number, nil)
		}
	}
}

// answer waits for the list of a query, if it needs one, then answers the query. text is the file of a chat, or nil.
func (w *worker) answer(work *browser.Work, number int, k query.Key, text any) {
	words, task, err := query.ReadKey(k)
	if err != nil {
		panic("a query that can't be read: " + err.Error()) // the page wrote it, so this is a bug
	}
	if list := w.lists[words]; list != nil {
		<-list.done
		err = list.err
	}
	if err == nil {
		err = answer(work, &w.runner, words, task, text, func(p query.Part) {
			w.post(map[string]any{aboutNumber: number, aboutPart: query.PartText(p)})
		})
	}
	delete(w.works, number)
	w.end(number, err)
}

// answer does a task: it reads the file of a chat, or runs the task on a list.
func answer(work *browser.Work, r *query.Runner, words string, task query.Task, text any, tell func(query.Part)) error {
	chat, reads := task.(*query.Chat)
	if !reads {
		return r.Run(work, words, task, tell)
	}
	read, err := chatText(text.(goapp.Value), work)
	if err != nil {
		return err
	}
	return chat.Read(work, read, tell)
}

// chatText returns the text of a file, which may be in an archive.
func chatText(file goapp.Value, work *browser.Work) (string, error) {
	p, is, err := friends.InArchive(friends.File{Size: file.Get("size").Int(), Read: func(at, size int) ([]byte, error) {
		return browser.BytesOf(browser.Slice(file, at, size))
	}})
	if err != nil {
		return "", err
	}
	if is {
		file = browser.Slice(file, p.At, p.Size)
	}
	if !p.Deflated {
		return browser.TextOf(file)
	}
	text, err := browser.InflatedText(file, p.Unpacked, work)
	if err != nil && work.Err() == nil {
		err = friends.ErrArchive
	}
	return text, err
}

// end reports the end of a query.
func (w *worker) end(number int, err error) {
	fault, reason := query.FaultOf(err)
	w.post(map[string]any{aboutNumber: number, aboutEnd: string(fault), aboutReason: reason})
}

// pulse is how often a busy worker sends a sign of life, in milliseconds.
const pulse = 500

// beat sends a sign of life if the last message is older than pulse.
func (w *worker) beat() {
	if browser.Clock()-w.said > pulse {
		w.post(map[string]any{aboutLife: true})
	}
}

// table prepares the list in a message.
func (w *worker) table(message goapp.Value) (*solver.Table, error) {
	work := &browser.Work{}
	if !message.Get(listAnswers).Truthy() {
		return solver.Prepare(work, Embedded(), embeddedStored)
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

// post sends a message to the page.
func (w *worker) post(message map[string]any) {
	w.said = browser.Clock()
	goapp.Window().Call("postMessage", message)
}
