package e2e

import (
	"sync"
	"time"

	"github.com/chromedp/cdproto/debugger"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// workers are the workers that a page has started, as the browser tells of them.
type workers struct {
	mutex sync.Mutex
	ids   []target.ID
}

func (w *workers) record(event any) {
	if e, ok := event.(*target.EventAttachedToTarget); ok && e.TargetInfo.Type == "worker" {
		w.mutex.Lock()
		defer w.mutex.Unlock()
		w.ids = append(w.ids, e.TargetInfo.TargetID)
	}
}

// started returns the workers started so far.
func (w *workers) started() []target.ID {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.ids[:len(w.ids):len(w.ids)]
}

// A worker is one of a page, reached by the browser's debugging protocol.
type worker struct {
	*page
	inside *page         // the page, but what is asked of it the worker does
	paused chan struct{} // has one for each pause
}

// worker waits until the page has started so many workers, and returns the last of them.
func (p *page) worker(n int) *worker {
	p.Helper()
	ids := await(p, "a worker", func() ([]target.ID, error) { return p.started(), nil }, func(ids []target.ID) bool { return len(ids) >= n })
	ctx, cancel := chromedp.NewContext(p.ctx, chromedp.WithTargetID(ids[n-1]), chromedp.WithDetachOnCancel())
	p.Cleanup(cancel)
	inside := *p
	inside.ctx = ctx
	w := &worker{page: p, inside: &inside, paused: make(chan struct{}, 1)}
	late := time.AfterFunc(patience, cancel)
	defer late.Stop()
	if err := chromedp.Do(ctx); err != nil {
		p.Fatal(err)
	}
	if err := chromedp.Listen(ctx, func(event any) {
		if _, paused := event.(*debugger.EventPaused); paused {
			w.paused <- struct{}{}
		}
	}); err != nil {
		p.Fatal(err)
	}
	call(w.inside, debugger.Enable, debugger.EnableParams{})
	return w
}

// standsStillAfter has the worker stand still as soon as it has sent a message m for which a
// script is true.
func (w *worker) standsStillAfter(script string) {
	w.Helper()
	if _, err := perform(w.inside.ctx, chromedp.Evaluate[bool](`{
		const post = self.postMessage;
		self.postMessage = (m) => {
			post.call(self, m);
			if (`+script+`) { self.postMessage = post; debugger; }
		};
	} true`)); err != nil {
		w.Fatal(err)
	}
}

// awaitStill waits until the worker stands still.
func (w *worker) awaitStill() {
	w.Helper()
	await(w.page, "a worker that stands still", func() (int, error) { return len(w.paused), nil }, func(n int) bool { return n > 0 })
	<-w.paused
}

// goesOn lets a worker that stands still go on.
func (w *worker) goesOn() {
	w.Helper()
	call(w.inside, debugger.Resume, debugger.ResumeParams{})
}
