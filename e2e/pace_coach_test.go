//go:build pace

package e2e

import (
	"fmt"
	"strings"
)

// hintFigures are those of hints, in a worker that has the list.
var hintFigures = []figure{
	{"best guess, classic, en/5", byLoop, 1}, {"best guess, quantum, en/5", byLoop, 3},
	{"best guess, classic, de/8", byLoop, 1}, {"best guess, quantum, de/8", byLoop, 3},
}

// hints asks for the best guess after a row, in each mode and two lists.
func hints(p *page, found map[string]float64) {
	for _, f := range hintFigures {
		mode, list, _ := strings.Cut(strings.TrimPrefix(f.name, "best guess, "), ", ")
		lang, length, _ := strings.Cut(list, "/")
		p.open("?mode=" + mode + "&lang=" + lang + "&length=" + length + "&seed=9001")
		g := p.inPlay()
		p.play(g, wrongGuesses(g, 1)...)
		p.openFromMenu("hint", "hint")
		p.click(askLeft) // once it is answered, the worker is there
		p.wait(`document.querySelector(".told .figure")`)
		found[f.name] = p.timed(askGuess, `document.querySelector(".told .best")`).Time
	}
}

// reviewFigures are those of a review of five guesses.
var reviewFigures = []figure{
	{"review, first turn, classic", byLoop, 2.5}, {"review, all turns, classic", byLoop, 5},
	{"review, first turn, quantum", byLoop, 7}, {"review, all turns, quantum", byLoop, 35},
}

// reviews reviews a game in each mode: it measures from the click until the first turn is shown, and all of them.
func reviews(p *page, found map[string]float64) {
	const guesses = 5
	for _, m := range modes {
		p.open(m.query())
		g := m.game(p.T)
		for _, guess := range append(wrongGuesses(g, guesses-1), secrets(g)[0]) {
			p.enter(guess)
		}
		p.until("the end", func(s screen) bool { return s.End.Heading != "" })
		p.wait(`document.querySelector(".end [data-action=review]")`)
		times := eval[[2]float64](p, fmt.Sprintf(`new Promise((resolve) => {
			const begun = performance.now(), shown = (n) => document.querySelectorAll("dialog .turns > li").length >= n;
			let first = 0;
			const look = () => {
				if (!first && shown(1)) first = performance.now() - begun;
				if (shown(%d)) resolve([first, performance.now() - begun]);
				else requestAnimationFrame(look);
			};
			document.querySelector(".end [data-action=review]").click();
			look();
		})`, guesses))
		found["review, first turn, "+m.name], found["review, all turns, "+m.name] = times[0], times[1]
	}
}

var solverFigures = []figure{{"solver ranks again", byLoop, 2}}

// solverAgain clicks the last tile in the solver, and waits until all figures are those of the
// new position.
func solverAgain(p *page, found map[string]float64) {
	p.opens("solver", "")
	p.enterText("solver-entry", "noisy _____")
	p.showsRows("NOISY _____")
	found[solverFigures[0].name] = eval[float64](p, `new Promise((done) => {
		const start = performance.now(), tile = document.querySelector("[data-action=mark-tile][data-value='0/4']"), before = tile.dataset.mark;
		const advice = document.querySelector(".advice");
		const observer = new MutationObserver(() => {
			if (tile.dataset.mark === before || advice.getAttribute("aria-busy") !== "false" || advice.matches(".stale")) return;
			observer.disconnect();
			done(performance.now() - start);
		});
		observer.observe(document.querySelector(".solver"), {subtree: true, childList: true, attributes: true});
		tile.click();
	})`)
}

// labFigures are those of a tournament over the whole list, during which the page draws
// frame after frame.
var labFigures = []figure{
	{"tournament", byLoop, 20}, {"longest frame in a tournament", byLoop, 0.5},
}

// tournaments holds one, and measures the times between frames.
func tournaments(p *page, found map[string]float64) {
	p.open("")
	p.chooseInMenu("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	p.click(labTab("games"))
	p.click(`dialog [data-action="lab-player"][data-value="entropy"]`)
	times := eval[[2]float64](p, `new Promise((resolve) => {
		const begun = performance.now();
		let last = begun, gap = 0;
		const frame = () => {
			const now = performance.now();
			gap = Math.max(gap, now - last);
			last = now;
			if (document.querySelector('[data-action="export-games"]')) resolve([now - begun, gap]);
			else requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
		document.querySelector('dialog [data-action="lab-play"]').click();
	})`)
	found["tournament"], found["longest frame in a tournament"] = times[0], times[1]
}

// aloneFigures are those of a best guess where there are no workers.
var aloneFigures = []figure{{"best guess without workers", byLoop, 10}, {"longest stall without workers", byLoop, 0.8}}

// withoutWorkers asks for one.
func withoutWorkers(p *page, found map[string]float64) {
	p.before(`delete window.Worker`)
	p.opensHints()
	stalls := p.timed(askGuess, `document.querySelector(".told .best")`)
	found[aloneFigures[0].name], found[aloneFigures[1].name] = stalls.Time, stalls.Gap
}

// listFigures are those of the longest list that is allowed.
var listFigures = []figure{
	{"100,000 words imported", byLoop, 10}, {"longest stall of the import", byLoop, 0.8},
	{"100,000 words loaded", byLoop, 5}, {"longest stall of the loading", byLoop, 0.8},
}

// longLists imports it, and loads it again.
func longLists(p *page, found map[string]float64) {
	l := p.picksLongList("Long", randomWords(100_000))
	imported := p.timed(action("import"), `document.querySelector(".told").textContent`)
	p.awaitStoredLists("Long")
	p.reload()
	p.openLists()
	loaded := p.timed(listAction(l, "play-list"), fmt.Sprintf(`document.querySelector(".place span").textContent.endsWith("Long\u00a0· %d letters")`, l.words.Length()))
	found["100,000 words imported"], found["longest stall of the import"] = imported.Time, imported.Gap
	found["100,000 words loaded"], found["longest stall of the loading"] = loaded.Time, loaded.Gap
}

// stalls is for how long a page stood still, and how long something took, in milliseconds.
type stalls struct{ Gap, Time float64 }

// timed clicks a control, and tells for how long the page stood still until an expression
// is true: the longest time between messages that it sends to itself.
func (p *page) timed(control, until string) stalls {
	p.Helper()
	p.run(`{
		const watch = window.watch = {Gap: 0, Time: 0}, channel = new MessageChannel();
		let last = 0, begun = 0;
		addEventListener("click", () => {
			begun = last = performance.now();
			channel.port2.postMessage(null);
		}, {capture: true, once: true});
		channel.port1.onmessage = () => {
			const now = performance.now();
			watch.Gap = Math.max(watch.Gap, now - last);
			if (` + until + `) watch.Time = now - begun;
			else channel.port2.postMessage(null);
			last = now;
		};
	}`)
	p.click(control)
	p.wait(`window.watch.Time > 0`)
	return eval[stalls](p, `window.watch`)
}
