package e2e

import (
	"context"
	"errors"
	"reflect"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// The one way to wait is await, below. Everything that waits names what it
// waits for and goes through it; nothing sleeps for a fixed time.

const (
	// patience is how long anything may take: only what hangs takes longer, on
	// whatever machine.
	patience = 3 * time.Minute

	// pause is the time between two looks.
	pause = 40 * time.Millisecond
)

// await reads a value again and again until it is as wanted, and returns it.
// When patience is over it ends the test, and tells what was awaited, what was
// read last and what the page shows.
func await[T any](p *page, what string, read func() (T, error), wanted func(T) bool) T {
	p.Helper()
	var got T
	err := errors.New("not read yet")
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(pause) {
		if got, err = read(); err == nil && wanted(got) {
			return got
		}
	}
	p.Fatalf("waited %v for %s\nlast read: %+v (error: %v)\nthe page: %+v", patience, what, got, err, p.look())
	return got
}

// reading returns a function that reads the value of a script, for await. A
// page that is just being loaded gives an error.
func reading[T any](p *page, script string) func() (T, error) {
	return func() (T, error) {
		if p.remote != nil {
			return readRemote[T](p.remote, script)
		}
		return perform(p.ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	}
}

// perform carries out an action in a tab. As all that is asked of the browser, it ends when patience is over.
func perform[T any](ctx context.Context, action chromedp.Action[T]) (T, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, action)
}

// callBrowser sends a command of the protocol to the browser, rather than to a tab.
func callBrowser[P, R any](ctx context.Context, command cdp.Command[P, R], params P) (R, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return chromedp.CallBrowser(ctx, command, params)
}

// wait waits until a script is true.
func (p *page) wait(condition string) {
	p.Helper()
	await(p, condition, reading[bool](p, "(async () => Boolean("+condition+"))()"), func(ok bool) bool { return ok })
}

// until waits until the page shows something, and returns what it shows.
func (p *page) until(what string, shows func(screen) bool) screen {
	p.Helper()
	return await(p, what, reading[screen](p, lookScript), shows)
}

// settle waits until the program has drawn all that it was told before. It
// draws by a timer of 8 ms, and the timers of a page fire in the order in which
// they are due, however busy the machine is.
func (p *page) settle() {
	p.Helper()
	p.run(`new Promise((done) => setTimeout(() => setTimeout(done, 9), 9))`)
}

// unchangedBy checks that something that is done changes nothing in the page.
func (p *page) unchangedBy(do func()) {
	p.Helper()
	before := p.look()
	do()
	p.settle()
	if after := p.look(); !reflect.DeepEqual(before, after) {
		p.Errorf("the page changed:\n%+v\n%+v", before, after)
	}
}
