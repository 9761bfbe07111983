package worker

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
)

// link is the page's side of one worker.
type link struct {
	worker  goapp.Value
	lists   map[string]chan struct{} // that it was given; closed when they are sent
	loading map[string]bool          // of these, those that it still prepares
	heard   float64                  // from it last, by clock
	doubted bool                     // it is asked whether it lives
	spoke   bool
	hears   map[string]goapp.Func // its events
}

// start starts a worker. The error tells that there are none.
func start() (*link, error) {
	l := &link{lists: map[string]chan struct{}{}, loading: map[string]bool{}, hears: map[string]goapp.Func{}, heard: browser.Clock()}
	err := browser.Try(func() error {
		l.worker = goapp.Window().Call("ketwordWorker")
		return nil
	})
	return l, err
}

// hear handles an event of the worker, until it ends.
func (l *link) hear(event string, handle func(goapp.Value)) {
	l.hears[event] = goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		handle(args[0])
		return nil
	})
	l.worker.Set(event, l.hears[event])
}

// end ends the worker. Events that are under way are not handled any more.
func (l *link) end() {
	l.worker.Call("terminate")
	for event, handler := range l.hears {
		l.worker.Set(event, nil)
		handler.Release()
	}
}

// post sends the worker a message.
func (l *link) post(message map[string]any) { l.worker.Call("postMessage", message) }

// bring gives the worker the list of a job, unless it has it. It may take some frames.
func (l *link) bring(j query.Job) {
	name := j.Key.Words()
	if sent := l.lists[name]; sent != nil {
		<-sent
		return
	}
	sent := make(chan struct{})
	defer close(sent)
	l.lists[name], l.loading[name] = sent, true
	l.post(listMessage(j))
}

// patience returns how long the worker may keep silent, in milliseconds. A list of many
// words takes a slow telephone seconds, in which it says nothing.
func (l *link) patience() float64 {
	if len(l.loading) > 0 {
		return 10 * float64(silence.Milliseconds())
	}
	return float64(silence.Milliseconds())
}
