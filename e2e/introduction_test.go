package e2e

import (
	"fmt"
	"testing"

	"ketword/internal/sample"
)

// teaches is the mode that is taught on the board, or nothing.
const teaches = `(document.querySelector("[data-teaches]")?.dataset.teaches ?? "")`

// taught waits until a mode is taught on the board; "" is none.
func (p *page) taught(mode string) {
	p.Helper()
	await(p, "what is taught: "+mode, reading[string](p, teaches), func(got string) bool { return got == mode })
}

// covered returns what is wrong with what is taught: it lies below the row being typed and
// above the keyboard, and all of it is seen.
const covered = `(() => {
	const box = (selector) => document.querySelector(selector).getBoundingClientRect();
	const card = box(".card"), row = box(".current"), keys = box(".keyboard"), wrong = [], e = document.querySelector(".card");
	if (card.top < row.bottom) wrong.push("it covers the row");
	if (card.bottom > keys.top && card.right > keys.left) wrong.push("it covers the keyboard");
	if (card.left < 0 || card.right > innerWidth) wrong.push("it is out of the window");
	if (e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth) wrong.push("it is cut off: " + e.scrollHeight + " of " + e.clientHeight);
	return wrong;
})()`

// coversNothing checks what is taught, and all else, in every window.
func (p *page) coversNothing(where string) {
	p.Helper()
	p.inEveryWindow(where, `[...`+covered+`, ...`+misfits+`]`)
}

// The first visit teaches what the marks mean, from the first paint on, and the first
// letter ends that, before the program runs, too. Quantum is taught when it is opened
// first. Nothing comes again, whether the page was kept or not.
func TestIntroduction(t *testing.T) {
	t.Parallel()
	held, release := newHeldSite(t, root, ".wasm")
	p := firstVisit(t, held)
	p.withAxe()
	p.openEarly("")
	p.taught("classic")
	p.typesEarly(0, "c", "c")
	p.taught("")
	release()
	p.ready()
	p.press("Backspace")
	p.until("no letter", func(s screen) bool { return s.letters(0) == "" })
	p.reload() // nothing was played
	p.taught("classic")
	p.coversNothing("classic")
	p.accessible("classic") // its lessons are others than those of quantum
	p.switchMode("quantum")
	p.taught("quantum")
	p.coversNothing("quantum")
	p.accessible("quantum")
	p.click(`.card [data-action=setting]`)
	p.taught("")
	p.openDialog("help") // at Quantum
	p.wait(`document.activeElement.textContent === ` + quote(en.Help.Quantum) + ` && Math.abs(document.activeElement.getBoundingClientRect().top - document.querySelector(".bar").getBoundingClientRect().bottom) < 40`)
	p.click(`dialog [data-action=guide]`)
	for rows, guess := range []string{en.GuideWords.Unmixed, en.GuideWords.Mixed, "field", ""} {
		p.wait(fmt.Sprintf(`document.querySelector(".card.after-%d")`, rows))
		where := fmt.Sprintf("the guide after %d rows", rows)
		p.coversNothing(where)
		if rows == sample.Size(2, rows) { // the cards differ in their texts
			p.accessible(where)
		}
		p.enter(guess)
	}
	p.reload()
	p.wait(`document.querySelector(".card.after-0")`)

	p.switchMode("classic")
	p.taught("classic")
	p.enter(wrongGuesses(classic.game(t), 1)[0])
	p.until("a row", func(s screen) bool { return s.Rows[0][0].Mark != "empty" && s.Rows[0][0].Mark != "typed" })
	p.painted() // so it is stored
	p.before(holdProgram + `new MutationObserver(() => { if (document.querySelector(".keyboard") && ` + teaches + ` !== "" && window.ketwordBoot) window.flashed = true; })
		.observe(document, {childList: true, subtree: true});`)
	const closed = `localStorage.clear(); localStorage.setItem("ketword.settings", '{"v": 1, "data": {"welcome": "closed"}}')`
	for _, c := range [][2]string{
		{"a kept page", ""},
		{"a page of another version", `localStorage.removeItem("ketword-page")`},
		{"nothing played, but closed", closed},
	} {
		p.before(c[1])
		p.run(`location.reload()`)
		p.early()
		p.taught("")
		p.starts()
		p.taught("")
		is(p, c[0]+": it was there for a moment", `Boolean(window.flashed)`, false)
	}
}

// The introduction to quantum offers the guided puzzle in the narrowest and lowest windows, too. With large text its
// letters can be read, and its button covers nothing. On the smallest phone the guide's card is whole, also below another guess than those
// it proposes. In a window that is magnified, it stands close to what it says, and is seen whole beside the row in play.
func TestGuideInSmallWindows(t *testing.T) {
	p := start(t)
	p.open("?mode=quantum")
	for _, w := range [][2]int64{{280, 653}, {568, 320}, {844, 390}} {
		p.window(w[0], w[1])
		p.wait(`(({left, top, bottom, height}) => left >= 0 && top > 0 && bottom < innerHeight && height >= 44)(document.querySelector(".card [data-action=guide]").getBoundingClientRect())`)
	}
	p.textSize(20)
	const hidden = `(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector(".card"))`
	for _, w := range [][2]int64{{320, 568}, {280, 653}, {640, 360}, {568, 320}} {
		p.window(w[0], w[1])
		where := fmt.Sprintf("%v with large text: ", w)
		is(p, where+"scrolls sideways", `(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)(document.querySelector(".card"))`, false)
		is(p, where+"letters are too small", `[...document.querySelectorAll(".card .tile")].some((e) => parseFloat(getComputedStyle(e).fontSize) < 11)`, false)
		if w[0] < w[1] {
			is(p, where+"scrolls", hidden+` > 0`, false)
		} else { // the button stands below what it would cover
			p.wait(`getComputedStyle(document.querySelector(".card > .act")).position === "static"`)
		}
	}
	p.textSize(16)

	const seenWhole = `(() => {
		const box = (selector) => document.querySelector(selector).getBoundingClientRect(), wrong = [];
		for (const selector of [".current", ".card"]) {
			const b = box(selector);
			if (b.top < 0 || b.bottom > innerHeight) wrong.push(selector + " from " + b.top + " to " + b.bottom);
		}
		const free = box(".card").bottom - box(".card > :last-child").bottom;
		if (free > 16) wrong.push("empty below its text: " + free);
		return wrong.join();
	})()`
	p.click(`.card [data-action=guide]`)
	p.window(320, 256)
	w := en.GuideWords
	for rows, guess := range []string{"crony", w.Unmixed, w.Mixed, ""} {
		p.wait(fmt.Sprintf(`document.querySelector(".card.after-%d")`, rows))
		p.painted()
		is(p, fmt.Sprintf("magnified, after %d rows", rows), seenWhole, "")
		p.window(320, 568)
		p.painted()
		is(p, fmt.Sprintf("after %d rows there is more to scroll", rows), hidden+` > 0`, false)
		p.window(320, 256) // in which it is then scrolled into sight
		p.enter(guess)
	}
}

// The help's quantum section has a row whose words can be changed by keyboard, which is told
// again. Words that share a letter are refused.
func TestExplainer(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(1280, 800)
	p.open("")
	p.openDialog("hint") // whose elements become none of the help's
	p.openDialog("help")
	for _, c := range [][3]string{ // at last the rows are faint
		{"guess", "mühle", "CROWN marks nothing. PLAID marks L. Only PLAID marks the row, so it is not mixed: squares."},
		{"second", "roben", en.Explainer.Shares("R, O and N")},
	} {
		p.tabUntil("#explain-" + c[0])
		p.run(`document.activeElement.select()`)
		p.typeIn(c[1])
		p.wait(`document.querySelector(".explainer [role=status]").textContent === ` + quote(c[2]))
		p.wait(`(([rows, fields]) => rows.bottom <= fields.top)([".rows", ".fields"].map((part) => document.querySelector(".explainer " + part).getBoundingClientRect()))`)
	}
	p.accessible("a refusal of the explainer")
	p.dialogFits("the explainer")
}
