package e2e

import (
	"slices"
	"strings"
	"testing"
)

// solverScreen is what the solver's screen shows.
type solverScreen struct {
	Rows    []string // as in "SLATE o_*__"; a row without letters has its marks alone
	Settled bool     // nothing is counted any more
	Focus   string   // selector-like: action and value, or id
}

// untilSolver waits until the solver's screen shows something with all figures counted.
func (p *page) untilSolver(what string, shows func(solverScreen) bool) {
	p.Helper()
	await(p, what, reading[solverScreen](p, script("solverscript")), func(a solverScreen) bool { return a.Settled && shows(a) })
}

// showsRows waits until the solver has rows, and has counted all of them.
func (p *page) showsRows(rows ...string) {
	p.Helper()
	p.untilSolver(strings.Join(rows, ", "), func(a solverScreen) bool { return slices.Equal(a.Rows, rows) })
}

// focuses waits until something has the focus, as [solverScreen] names it.
func (p *page) focuses(name string) {
	p.Helper()
	p.untilSolver("focus on "+name, func(a solverScreen) bool { return a.Focus == name })
}

// enterText puts a text into a field, and presses Enter.
func (p *page) enterText(field, text string) {
	p.Helper()
	p.paste(field, text)
	p.press("Enter")
}

// The solver is used by keyboard alone: rows are typed and marked, and are there again.
func TestSolver(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open(classic.query())
	p.tabUntil("header [data-action=menu]")
	p.press("Enter")
	p.dialog("menu")
	p.tabUntil("dialog [data-action=solver]")
	p.press("Enter")
	p.dialog("solver")

	p.tabUntil("#solver-entry")
	p.typeIn("slate")
	p.press("Enter")
	p.focuses("mark-tile 0/0")
	p.typeIn("aaaaa")
	p.focuses("solver-entry")
	p.typeIn("noisy")
	p.press("Enter")
	p.focuses("mark-tile 1/0")
	p.press("ArrowUp")
	p.press(" ") // from absent to present
	p.press("ArrowDown")
	p.press("End")
	p.press("ArrowLeft")
	p.press("c")
	p.focuses("mark-tile 1/4")
	p.showsRows("SLATE *____", "NOISY ___o_")
	p.accessible("rows")

	p.painted()
	p.reload()
	p.dialog("solver")
	p.showsRows("SLATE *____", "NOISY ___o_")
	p.enterText("solver-entry", "slate o_?__")
	p.wait(`document.querySelector("dialog .refusal p")`)
	p.dialogFits("a contradiction")
	p.accessible("a contradiction and a refusal")
}

// A result is pasted into the solver's field, or anywhere on the page, with marks alone, which opens the solver: words are typed
// one after the other, or chosen, and the last one leads to the review.
func TestSolverPaste(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("?mode=classic")
	p.run(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", "Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n⬛🟩🟨⬛⬛\n🟩🟩🟩🟩🟩");
		document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
	})()`)
	p.dialog("solver")
	p.focuses("guess-2")
	p.wait(`document.querySelector("#guess-2").getBoundingClientRect().bottom < innerHeight`)
	is(p, "said of the rows before", `document.querySelectorAll("dialog .note").length`, 0)
	p.enterText("guess-2", "drake")
	p.wait(`document.querySelectorAll("[data-action=take-word]").length > 2`)
	p.window(320, 568)
	p.accessible("words that rows can have")
	p.click(`[data-action=take-word][data-value^="0 "]`)
	p.wait(`!document.querySelector("[data-action=take-word][data-value^='0 ']")`)
	p.click(`[data-action=take-word][data-value^="1 "]`)
	p.dialog("review")

	p.opens("solver", "")
	p.run(`{
		const field = document.querySelector("#solver-entry");
		field.value = "\u200e[19/03/2026, 08:12:33] Ann: Ketword #3 2/6\n> crane 🟨⬛⬛⬛🟩\n> 🟩🟩🟩🟩🟩 *abide*\n[19/03/2026, 08:14:01] Ben Smith: *Ketword Quantum #3 X/6*\nslate: ⬛⬛⬛⬛⬛\n";
		field.dispatchEvent(new InputEvent("input", {inputType: "insertFromPaste", bubbles: true}));
	}`)
	p.focuses("choose-result 0")
	p.accessible("two results")
	p.press("Enter")
	p.dialog("review")
}

// selects chooses an option of a field, with the events that a browser makes of it.
func (p *page) selects(field, value string) {
	p.Helper()
	p.run(`{
		const field = document.querySelector("#` + field + `");
		field.value = ` + quote(value) + `;
		for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, {bubbles: true}));
	}`)
}
