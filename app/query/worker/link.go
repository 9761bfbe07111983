package worker

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
)

// link is the page's side of one worker.
type link struct {
	worker  goapp.Value
	lists   map[string]chan struct{} // lists sent to it; each channel is closed when the list was sent
	loading map[string]bool          // those of them that it still prepares
	heard   float64                  // when its last message came, by clock
	doubted bool                     // it was asked for a sign of life
	spoke   bool
	hears   map[string]goapp.Func // handlers of its events
}

// start starts a worker. It returns an error if the browser has no workers.
func start() (*link, error) {
	l := &link{lists: map[string]chan struct{}{}, loading: map[string]bool{}, hears: map[string]goapp.Func{}, heard: browser.Clock()}
	err := browser.Try(func() error {
		l.worker = goapp.Window().Call("ketwordWorker")
		return nil
	})
	return l, err
}

// hear sets the handler of an event of the worker.
func (l *link) hear(event string, handle func(goapp.Value)) {
	l.hears[event] = goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		handle(args[0])
		return nil
	})
	l.worker.Set(event, l.hears[event])
}

// end terminates the worker. Events under way are not handled any more.
func (l *link) end() {
	l.worker.Call("terminate")
	for event, handler := range l.hears {
		l.worker.Set(event, nil)
		handler.Release()
	}
}

// post sends a message to the worker.
func (l *link) post(message map[string]any) { l.worker.Call("postMessage", message) }

// bring sends the worker the list of a job, unless it has the list or the job needs none. It may take several frames.
func (l *link) bring(j query.Job) {
	name := j.Key.Words()
	if name == "" {
		return
	}
	if sent := l.lists[name]; sent != nil {
		<-sent
		return
	}
	sent := make(chan struct{})
	defer close(sent)
	l.lists[name], l.loading[name] = sent, true
	l.post(listMessage(j))
}

// patience returns how long the worker may be silent, in milliseconds. On a slow phone,
// preparing a long list takes seconds without a message.
func (l *link) patience() float64 {
	if len(l.loading) > 0 {
		return 10 * float64(silence.Milliseconds())
	}
	return float64(silence.Milliseconds())
}
