package e2e

import (
	"fmt"
	"testing"

	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
)

// After a review the end knows skill and luck. All of it fits, the rows of its buttons are as far
// apart as the buttons are, and each grade is in one line; the dialog for sharing fits with its two
// switches, too, and the buttons are in sight whatever the form.
func TestReviewedEnd(t *testing.T) {
	p := start(t)
	p.withAxe()
	g := p.openPuzzle(classic, keyboard{})
	g = p.play(g, repeated(guesses(t, g)[:1], 6)...) // which tells little, so that the solver takes some steps
	p.ends(g)
	p.click(action("review"))
	p.reviewed(g)
	p.accessible("review")
	p.inEveryWindow("the grades", gradesInOneLine)
	p.closeDialog()
	p.fits("a reviewed end")
	p.inEveryWindow("the end's buttons", endMisfits)
	p.wait(`document.querySelector(".end .facts").textContent.startsWith(` + quote(en.Review.Skills) + `)`)
	p.click(action("share-as"))
	p.dialog("share")
	p.click(`dialog [data-value^="share-grades="]`)
	for _, form := range []string{"emoji", "words", "picture"} {
		p.chooseForm(form)
		p.painted()
		p.inEveryWindow("sharing "+form, `[...`+dialogMisfits+`, ...`+waysInSight+`, ...`+pictureCovered+`, ...`+tabsMoved+`, ...`+tabsTouch+`]`)
	}
	p.chooseForm("challenge")
	p.wait(`document.querySelector("#challenger")`)
	p.inEveryWindow("sharing a challenge", `[...`+dialogMisfits+`, ...`+waysInSight+`, ...`+tabsMoved+`]`)
	p.closeDialog()
	p.click(".end " + action("play-on"))
	p.wait(`document.querySelectorAll("dialog .step").length === 1`)
	p.click("dialog " + action("play-on-next"))
	p.wait(`document.querySelectorAll("dialog .step").length === 2`)
	p.accessible("the solver plays on")
}

// When only a random puzzle is left to be played, it is no larger than what shares, either.
func TestLoneRandomPuzzle(t *testing.T) {
	p := start(t)
	var won records.History
	for _, g := range []engine.Game{daily(t, words(), engine.Quantum, today(t)), daily(t, words(), engine.Classic, today(t)-1)} {
		g = after(t, after(t, g, guesses(t, g)[0]), secrets(g)[0])
		won = append(won, records.Saved{Game: g, List: words().Fingerprint(), Day: today(t)})
	}
	p.stores(historyKey, records.WriteHistory(won))
	p.open("?mode=classic")
	p.ends(p.play(p.inPlay(), secrets(p.inPlay())[0]))
	is(p, "the end offers", `[...document.querySelectorAll(".end .act")].map((e) => e.dataset.action).join()`, "share,review,new")
	p.inEveryWindow("a random puzzle alone", `[...`+misfits+`, ...`+endMisfits+`]`)
}

// daily returns the daily puzzle of a list and a mode on a day.
func daily(t testing.TB, l *lexicon.Lexicon, m engine.Mode, day engine.Day) engine.Game {
	t.Helper()
	return engine.NewGame(sample.Must(l.Daily(engine.Rules{Mode: m, Tries: engine.DefaultTries}, day))(t))
}

// pictureCovered returns that the picture of a result reaches under the buttons.
const pictureCovered = `[...document.querySelectorAll(".sharing > .picture")].filter((e) => {
	const a = e.getBoundingClientRect(), b = document.querySelector(".sharing > .acts").getBoundingClientRect();
	return a.bottom > b.top + .5 && a.right > b.left;
}).map(() => "the picture reaches under the buttons")`

// tabsMoved returns where the tabs of the open dialog are, if they were elsewhere in a window of the same size before.
const tabsMoved = `(() => {
	const {left, top, width, height} = document.querySelector("dialog .tabs").getBoundingClientRect(), at = [left, top, width, height].map(Math.round).join();
	const were = window.tabs ??= {}, size = innerWidth + "x" + innerHeight, was = were[size] ??= at;
	return was === at ? [] : ["the tabs were at " + was + ", and are at " + at];
})()`

// tabsTouch returns the texts of tabs of the open dialog that have no room around them, or touch the next one.
const tabsTouch = `(() => {
	const boxes = [...document.querySelectorAll("dialog .tabs button")].map((e) => {
		const range = document.createRange();
		range.selectNodeContents(e);
		return range.getBoundingClientRect();
	});
	return boxes.slice(1).filter((b, i) => b.top < boxes[i].bottom && b.left < boxes[i].right + 8).map((b) => "a tab touches the one before at " + b.left);
})()`

// gradesInOneLine returns the grades of a review that take more than a line.
const gradesInOneLine = `[...document.querySelectorAll(".grades span")].filter((e) => {
	const lines = document.createRange();
	lines.selectNodeContents(e);
	return new Set([...lines.getClientRects()].map((line) => Math.round(line.top))).size > 1;
}).map((e) => "in several lines: " + e.textContent)`

// endMisfits returns the distances between rows of the end's buttons, if they differ, what is wrong with the order of the end, and the
// buttons that are larger than that which shares.
const endMisfits = `(() => {
	const boxes = [...document.querySelectorAll(".end .act")].map((e) => e.getBoundingClientRect());
	const gaps = boxes.slice(1).map((b, i) => b.top - boxes[i].bottom).filter((gap) => gap > 0);
	const parts = ["h2", ".secret", ".facts", ".streak", ".bars .now", "[data-action=share]", "[data-action=share-as]", "[data-action=review]", "[data-action=new]"]
		.map((part) => document.querySelector(".end " + part)).filter(Boolean);
	const size = (e) => e.offsetWidth * e.offsetHeight, share = document.querySelector(".end [data-action=share]");
	return [
		...Math.max(...gaps) - Math.min(...gaps) > .5 ? ["rows of buttons are apart by " + gaps] : [],
		...parts.slice(1).filter((e, i) => !(parts[i].compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)).map((e) => e.className + " comes too early"),
		...[...document.querySelectorAll(".end .act")].filter((e) => size(e) > size(share)).map((e) => "larger than what shares is " + e.textContent),
	];
})()`

// waysInSight returns the buttons that share a result, and the fields above them, that are not in sight.
const waysInSight = `[...document.querySelectorAll(".sharing > .acts button, .sharing .asking input")].filter((e) => {
	const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2;
	return [b.top + 2, b.bottom - 2].some((y) => !e.contains(document.elementFromPoint(x, y)));
}).map((e) => "not in sight: " + (e.textContent || e.id))`

// On the smallest phone the end of today's game fits, in German, whose words are the longest, with what a review adds to
// it, and with a rival whose name takes a second line. There and on a telephone on its side, the name
// that goes with a challenge is in sight above the buttons.
func TestEndOfTodayFits(t *testing.T) {
	p := start(t)
	p.window(320, 568)
	p.open("de/")
	p.winInTwo("de")
	p.fitsHere("the end")
	p.click(action("review"))
	p.wait(`document.querySelector("dialog .figures") && !document.querySelector("dialog .state p")`)
	p.closeDialog()
	p.fitsHere("the end with skill and luck")
	p.textSize(20)
	for _, w := range [][2]int64{{360, 640}, {390, 844}, {320, 568}, {280, 653}, {568, 320}, {640, 360}} {
		p.window(w[0], w[1])
		p.fitsHere(fmt.Sprintf("the end with skill and luck in large text, %dx%d", w[0], w[1]))
	}
	p.textSize(16)
	p.window(320, 568)
	p.click(action("share-as"))
	p.chooseForm("challenge")
	p.wait(`document.querySelector("#challenger")`)
	for _, w := range [][2]int64{{667, 375}, {844, 390}, {320, 568}} {
		p.window(w[0], w[1])
		is(p, fmt.Sprintf("%dx%d", w[0], w[1]), waysInSight+".join()", "")
	}
	p.paste("challenger", "Ann-Sophie Lee")
	p.wait(`document.querySelector(".shared").textContent.includes("rows=")`)
	link := eval[string](p, `document.querySelector(".shared").textContent.match(/http\S+/)[0]`)
	rival := newPage(t, root)
	rival.window(320, 568)
	rival.load(link)
	rival.ready()
	rival.winInTwo("de")
	rival.wait(`document.querySelector(".duel")`)
	rival.fitsHere("the end with a rival")
}

// winInTwo wins today's game of a language with its second guess.
func (p *page) winInTwo(lang string) {
	p.Helper()
	g := daily(p, builtIn(lang, 5).words, engine.Classic, today(p.T))
	p.enter(guesses(p.T, g)[0])
	p.enter(secrets(g)[0])
	p.until("the end", func(s screen) bool { return s.Status == "won" })
}

// fitsHere checks the page in the window as it is.
func (p *page) fitsHere(where string) {
	p.Helper()
	p.painted()
	is(p, where, misfits+".join()", "")
}
