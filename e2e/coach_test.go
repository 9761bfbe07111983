package e2e

import (
	"testing"
	"time"

	"ketword/internal/sample"
)

// watchWorkers keeps the workers of the page where a test finds them.
const watchWorkers = `{
	const workers = window.workers = [];
	window.Worker = class extends Worker { constructor(url) { super(url); workers.push(this); } };
}`

// endlessPatience keeps a page that runs from giving anything up, such as a worker that
// stands still.
const endlessPatience = `{
	const set = window.setTimeout;
	window.setTimeout = (f, ms, ...args) => set(f, ms < 1000 ? ms : 1000 * ms, ...args);
}`

// opensHints opens the hints of a game with a row.
func (p *page) opensHints() {
	p.Helper()
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(p.T, g)[0])
	p.openFromMenu("hint", "hint")
}

const (
	askLeft  = `[data-action=ask-hint][data-value=left]`
	askGuess = `[data-action=ask-hint][data-value=guess]`
)

// A worker that dies in silence is replaced, and its query is begun again. What the browser calls once, when it is idle or after a while,
// is released by that, and so is what a worker called: a page that is open for days would keep a function for each game and each second of
// a query.
func TestWorkerDies(t *testing.T) {
	p := start(t)
	p.before(watchWorkers)
	p.before(`{
		window.called = {};
		const idle = window.requestIdleCallback, set = window.setTimeout;
		const keep = (name, f) => (...args) => { window.called[name] = f; return f(...args); };
		window.requestIdleCallback = (f) => idle(keep("idle", f));
		window.setTimeout = (f, ms, ...args) => set(ms === 1500 ? keep("alarm", f) : f, ms, ...args);
	}`)
	p.opensHints()
	p.click(askLeft)
	p.wait(`document.querySelector(".told .figure")`)
	p.passes(2 * time.Second)
	p.run(`Object.assign(window.called, {onmessage: window.workers[0].onmessage, onerror: window.workers[0].onerror}); window.workers[0].terminate()`)
	p.click(askGuess)
	p.passesUntil("another worker", func(screen) bool { return eval[int](p, `window.workers.length`) == 2 })
	p.wait(`document.querySelector(".told .best")`) // for which no more time may pass: that one would be silent, too
	is(p, "workers", `window.workers.length`, 2)
	for _, name := range []string{"idle", "alarm", "onmessage", "onerror"} {
		p.wait(`window.called.` + name)
		is(p, "called again, the function of "+name+" says", `{
			const error = console.error;
			let said = "";
			console.error = (text) => { said = text; };
			window.called.`+name+`();
			console.error = error;
			said
		}`, "call to released function")
	}
}

// A query of which a part was told already is not begun again, but told as failed, with what
// the worker said when it died; and the next one is done.
func TestWorkerDiesInATournament(t *testing.T) {
	sample.LongOnly(t, "TestWorkerDies has a worker that dies")
	p := start(t)
	p.before(watchWorkers)
	p.open("")
	p.chooseInMenu("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	p.click(labTab("games"))
	p.click(`dialog [data-action="lab-player"][data-value="best"]`)
	w := p.worker(1)
	w.standsStillAfter(`m.part`)
	p.click(`dialog [data-action="lab-play"]`)
	w.awaitStill()
	p.wait(`document.querySelector(".standing progress")`)
	p.expectError("exit code: 2")
	p.run(`window.workers[0].postMessage({query: "nonsense", number: 1})`) // no page writes that, so it panics
	w.goesOn()
	p.wait(`document.querySelector("dialog .news").textContent.startsWith(` + quote(en.Coach.Failed("died")+" (a query that can't be read: ") + `)`)
	p.click(labTab("letters"))
	p.click(labTab("games"))
	p.wait(`document.querySelector('dialog [data-action="lab-play"]')`)
	is(p, "workers, of which the next one comes when it is needed", `window.workers.length`, 1)
	p.click(`dialog [data-action="lab-play"]`)
	p.wait(`window.workers.length === 2 && document.querySelector(".standing .facts")`)
}

// Where workers never answer, the page says so in the end; the game goes on meanwhile,
// and the coach answers once one does.
func TestWorkersAreMute(t *testing.T) {
	sample.LongOnly(t, "TestWorkerDies has a worker that falls silent")
	p := start(t)
	p.before(`{
		let started = 0;
		window.Worker = class extends Worker {
			constructor(url) { super(url); if (started++ < 2) this.postMessage = () => {}; }
		};
	}`)
	p.opensHints()
	p.click(askGuess)
	await(p, "that it died", func() (bool, error) {
		p.passes(10 * time.Second)
		return eval[bool](p, `document.querySelector("dialog").textContent.includes(`+quote(en.Coach.Failed("died"))+`)`), nil
	}, func(told bool) bool { return told })
	p.click(askGuess)
	p.wait(`document.querySelector(".told .best")`)
}

// Where there are no workers, the page does the jobs, in slices between which it lives.
func TestWithoutWorkers(t *testing.T) {
	p := start(t)
	p.before(`delete window.Worker`)
	p.before(hurriedClock)
	p.opensHints()
	p.livesUntil(askGuess, `document.querySelector(".told .best")`)
}

// A worker that could not start, as when its script is lost on the way, is tried again by a later
// query: not at once, but once a while has passed.
func TestWorkerStartsLater(t *testing.T) {
	p := start(t)
	p.before(`
		var lost = true, later = 0, spoke = 0; // later is added to the clock, in milliseconds
		window.Worker = class extends Worker {
			constructor(script) {
				super(lost ? ketwordOwn("coach-0000000000.js") : script);
				this.addEventListener("message", () => spoke++);
			}
		};
		{
			const now = performance.now;
			performance.now = () => now.call(performance) + later;
		}`)
	p.opensHints()
	p.click(askLeft)
	p.wait(`document.querySelector(".told .figure")`)
	p.run(`lost = false; later = 60_000`)
	p.click(askGuess)
	p.wait(`spoke && document.querySelector(".told .best")`)
}

// hurriedClock lets a hundredth of a second pass whenever the program looks at the clock, so
// that it works a step at a time, however fast the machine is.
const hurriedClock = `{
	let looks = 0;
	const now = performance.now;
	performance.now = () => now() + 10 * looks++;
}`
