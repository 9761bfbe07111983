package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
)

// aide is a worker.
type aide struct {
	worker  goapp.Value
	lists   map[string]chan struct{} // that it was given; closed when they are sent
	loading map[string]bool          // of these, those that it still prepares
	heard   float64                  // from it last, by clock
	doubted bool                     // it is asked whether it lives
	spoke   bool
	hears   map[string]goapp.Func // its events
}

// openJob is a job under way.
type openJob struct {
	effect.RunJob
	told  bool          // a part of it
	again bool          // it is begun for the second time
	here  *browser.Work // where it is done on the page
}

// hear handles an event of the worker, until it ends.
func (a *aide) hear(event string, handle func(goapp.Value)) {
	a.hears[event] = goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		handle(args[0])
		return nil
	})
	a.worker.Set(event, a.hears[event])
}

// end ends the worker. Events that are under way are not handled any more.
func (a *aide) end() {
	a.worker.Call("terminate")
	for event, handler := range a.hears {
		a.worker.Set(event, nil)
		handler.Release()
	}
}

// bring gives the worker the list of a job, unless it has it. It may take some frames.
func (a *aide) bring(e effect.RunJob) {
	name := e.Job.List
	if sent := a.lists[name]; sent != nil {
		<-sent
		return
	}
	sent := make(chan struct{})
	defer close(sent)
	a.lists[name], a.loading[name] = sent, true
	message := map[string]any{aboutList: name}
	if name != embeddedList {
		message = listMessage(e)
	}
	a.worker.Call("postMessage", message)
}

// patience returns how long the worker may keep silent, in milliseconds. A list of many
// words takes a slow telephone seconds, in which it says nothing.
func (a *aide) patience() float64 {
	if len(a.loading) > 0 {
		return 10 * float64(silence.Milliseconds())
	}
	return float64(silence.Milliseconds())
}
