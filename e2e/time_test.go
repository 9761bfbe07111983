package e2e

import (
	"fmt"
	"slices"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
)

// now is the date of all pages, unless a test sets another: any day would do, but not
// each has the rows that tests play, and in none of theirs may another begin.
const now = "2026-11-04T12:00:30Z"

// aWhile is longer than a confirmation stands, news waits, Enter rests after the end of
// a game, and the program waits for the browser's database.
const aWhile = 6 * time.Second

// stillClock gives a page a clock that stands still, however slow the machine is. What
// waits for a second or longer, or as many milliseconds as longWait says, waits until the
// test lets time pass; shorter waits are the browser's own, and move the clock on when they
// end. The date is what setDate has set in the tab, and stays that.
const stillClock = `(() => {
	const set = window.setTimeout.bind(window), clear = window.clearTimeout.bind(window);
	const waiting = new Map(); // by numbers that the browser gives to no timer
	let now = performance.now(), last = 0;
	performance.now = () => now;
	window.setTimeout = (run, wait = 0, ...rest) => {
		const due = now + Number(wait), ring = () => { now = Math.max(now, due); run(...rest); };
		if (!(wait >= (window.longWait ?? 1000))) return set(ring, wait);
		waiting.set(--last, {due, ring});
		return last;
	};
	window.clearTimeout = (timer) => { if (!waiting.delete(timer)) clear(timer); };
	window.passTime = (wait) => {
		const end = now + wait;
		for (;;) {
			const [next] = [...waiting].filter(([, {due}]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
			if (!next) break;
			waiting.delete(next[0]);
			next[1].ring();
		}
		now = Math.max(now, end);
	};
	const RealDate = Date;
	let date = RealDate.parse("` + now + `");
	window.Date = class extends RealDate {
		constructor(...parts) { if (parts.length) super(...parts); else super(date); }
		static now() { return date; }
	};
	window.setDate = (at) => { date = RealDate.parse(at); try { sessionStorage.setItem("date", at); } catch (empty) {} };
	try { if (sessionStorage.getItem("date")) setDate(sessionStorage.getItem("date")); } catch (empty) {} // a tab without a page
})()`

// passes lets time pass in the page: all that waits for less ends, in its order. The
// date does not change.
func (p *page) passes(time time.Duration) {
	p.Helper()
	p.run(fmt.Sprintf(`passTime(%d)`, time.Milliseconds()))
}

// passesUntil lets time pass, a second at a time, until the page shows something. Nothing
// that the program waits for only so long may be under way, such as a worker: to it, the
// seconds are a few milliseconds.
func (p *page) passesUntil(what string, shows func(screen) bool) screen {
	p.Helper()
	return await(p, what, func() (screen, error) { p.passes(time.Second); return p.look(), nil }, shows)
}

// timeFlies has time pass by itself in the pages that are loaded from now on, ten times
// as fast as usual.
const timeFlies = `setInterval(() => passTime(500), 50)`

// clock sets the page's date. It stands for the sleep of a device, too: no timer ends.
func (p *page) clock(at string) {
	p.Helper()
	p.run(clockAt(at))
}

// clockAt returns a script that sets the date.
func clockAt(at string) string { return `setDate(` + quote(at) + `)` }

// keepsRealTime has the pages that are loaded from now on go by the browser's clock.
func (p *page) keepsRealTime() {
	p.Helper()
	call(p, cdppage.RemoveScriptToEvaluateOnNewDocument, cdppage.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: p.scripts[1]}) // stillClock
	p.scripts = slices.Delete(p.scripts, 1, 2)
}
