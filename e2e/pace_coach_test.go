//go:build pace

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// hintFigures are those of hints, in a worker that has the list.
var hintFigures = []figure{
	{"best guess, classic, en/5", byLoop, 1}, {"best guess, quantum, en/5", byLoop, 3},
	{"best guess, classic, de/8", byLoop, 1}, {"best guess, quantum, de/8", byLoop, 3},
}

// hints asks for the best guess after a row, in each mode and two lists.
func hints(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	for _, f := range hintFigures {
		mode, list, _ := strings.Cut(strings.TrimPrefix(f.name, "best guess, "), ", ")
		lang, length, _ := strings.Cut(list, "/")
		t.Run("hint", func(t *testing.T) {
			p := newRealPage(t, s)
			p.open("?mode=" + mode + "&lang=" + lang + "&length=" + length + "&seed=9001")
			g := p.inPlay()
			p.play(g, wrongGuesses(g, 1)...)
			p.openFromMenu("hint", "hint")
			p.click(askLeft) // once it is answered, the worker is there
			p.wait(`document.querySelector(".told .figure")`)
			found[f.name] = p.timed(askGuess, `document.querySelector(".told .best")`).Time
		})
	}
	return found
}

// newRealPage opens an empty tab that goes by the browser's clock.
func newRealPage(t *testing.T, s *server) *page {
	t.Helper()
	p := newPage(t, s)
	p.keepsRealTime()
	p.window(1280, 800)
	return p
}

// reviewFigures are those of a review of five guesses.
var reviewFigures = []figure{
	{"review, first turn, classic", byLoop, 2.5}, {"review, all turns, classic", byLoop, 5},
	{"review, first turn, quantum", byLoop, 5}, {"review, all turns, quantum", byLoop, 30},
}

// reviews reviews a game in each mode.
func reviews(t *testing.T, s *server) map[string]float64 {
	const guesses = 5
	found := map[string]float64{}
	for _, m := range modes {
		t.Run("review", func(t *testing.T) {
			p := newRealPage(t, s)
			p.open(m.query())
			g := m.game(t)
			for _, guess := range append(wrongGuesses(g, guesses-1), secrets(g)[0]) {
				p.enter(guess)
			}
			p.until("the end", func(s screen) bool { return s.End.Heading != "" })
			p.wait(`document.querySelector(".end [data-action=review]")`)
			times := eval[[2]float64](p, firstTurn(guesses))
			found["review, first turn, "+m.name], found["review, all turns, "+m.name] = times[0], times[1]
		})
	}
	return found
}

// firstTurn is a script that tells after how many milliseconds from the click on Review
// the first turn is shown, and all of so many.
func firstTurn(turns int) string {
	return `new Promise((resolve) => {
		const begun = performance.now(), shown = (n) => document.querySelectorAll("dialog .turns > li").length >= n;
		let first = 0;
		const look = () => {
			if (!first && shown(1)) first = performance.now() - begun;
			if (shown(` + strconv.Itoa(turns) + `)) resolve([first, performance.now() - begun]);
			else requestAnimationFrame(look);
		};
		document.querySelector(".end [data-action=review]").click();
		look();
	})`
}

var solverFigures = []figure{{"solver ranks again", byLoop, 1.5}}

// solverAgain changes a mark in the solver, and waits until all figures are those of the
// new position.
func solverAgain(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	t.Run("solver", func(t *testing.T) {
		p := newRealPage(t, s)
		p.opens("solver", "")
		p.enterText("solver-entry", "noisy _____")
		p.showsRows("NOISY _____")
		found[solverFigures[0].name] = eval[float64](p, rerank)
	})
	return found
}

// rerank clicks the last tile, and returns in how many milliseconds all figures are those
// of the new position.
const rerank = `new Promise((done) => {
	const start = performance.now(), tile = document.querySelector("[data-action=mark-tile][data-value='0/4']"), before = tile.dataset.mark;
	const advice = document.querySelector(".advice");
	const observer = new MutationObserver(() => {
		if (tile.dataset.mark === before || advice.getAttribute("aria-busy") !== "false" || advice.matches(".stale")) return;
		observer.disconnect();
		done(performance.now() - start);
	});
	observer.observe(document.querySelector(".solver"), {subtree: true, childList: true, attributes: true});
	tile.click();
})`

// labFigures are those of a tournament over the whole list, during which the page draws
// frame after frame.
var labFigures = []figure{
	{"tournament", byLoop, 20}, {"longest frame in a tournament", byLoop, 0.5},
}

// tournaments holds one.
func tournaments(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	t.Run("lab", func(t *testing.T) {
		p := newRealPage(t, s)
		p.open("")
		p.chooseInMenu("lab")
		p.wait(`document.querySelector(".lab-letters .heat-map")`)
		p.click(labTab("games"))
		p.click(`dialog [data-action="lab-player"][data-value="entropy"]`)
		play := `dialog [data-action="lab-play"]`
		p.run(recordGaps(`document.querySelector('[data-action="export-games"]')`) + `; document.querySelector(` + quote(play) + `).click()`)
		p.wait(`window.gaps.time > 0`)
		gaps := eval[map[string]float64](p, `window.gaps`)
		found["tournament"], found["longest frame in a tournament"] = gaps["time"], gaps["gap"]
	})
	return found
}

// recordGaps is a script that notes the times between frames, and when something came
// to pass.
func recordGaps(done string) string {
	return `{
		const frames = window.gaps = {gap: 0, time: 0}, begun = performance.now();
		let last = begun;
		const frame = () => {
			const now = performance.now();
			frames.gap = Math.max(frames.gap, now - last);
			last = now;
			if (` + done + `) frames.time = now - begun;
			else requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	}`
}

// aloneFigures are those of a best guess where there are no workers.
var aloneFigures = []figure{{"best guess without workers", byLoop, 10}, {"longest stall without workers", byLoop, 0.8}}

// withoutWorkers asks for one.
func withoutWorkers(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	t.Run("without workers", func(t *testing.T) {
		p := newRealPage(t, s)
		p.before(`delete window.Worker`)
		p.opensHints()
		stalls := p.timed(askGuess, `document.querySelector(".told .best")`)
		found[aloneFigures[0].name], found[aloneFigures[1].name] = stalls.Time, stalls.Gap
	})
	return found
}

// listFigures are those of the longest list that is allowed.
var listFigures = []figure{
	{"100,000 words imported", byLoop, 10}, {"longest stall of the import", byLoop, 0.8},
	{"100,000 words loaded", byLoop, 5}, {"longest stall of the loading", byLoop, 0.8},
}

// longLists imports it, and loads it again.
func longLists(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	t.Run("list", func(t *testing.T) {
		p := newRealPage(t, s)
		text := randomWords(100_000)
		l := p.picksLongList("Long", text)
		imported := p.timed(action("import"), `document.querySelector(".told").textContent`)
		p.awaitStoredLists("Long")
		p.reload()
		p.openLists()
		loaded := p.timed(listAction(l, "play-list"), fmt.Sprintf(`document.querySelector(".place span").textContent.endsWith("Long\u00a0· %d letters")`, l.words.Length()))
		found["100,000 words imported"], found["longest stall of the import"] = imported.Time, imported.Gap
		found["100,000 words loaded"], found["longest stall of the loading"] = loaded.Time, loaded.Gap
	})
	return found
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
