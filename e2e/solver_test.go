package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// The solver is used by keyboard alone: rows are typed and marked, guesses are sorted, rows
// removed, brought back and edited; figures are those of the native solver; and all is accessible.
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
	table, q := builtInTable(t, "en", 5), coach.Question{By: coach.ByGroups, Most: 25}
	q.Rules, q.Turns = engine.Rules{Mode: engine.Classic, Length: 5}, turnsOf(t, "slate *____\nnoisy ___o_")
	p.showsRows("SLATE *____", "NOISY ___o_")
	p.accessible("rows")
	p.tabUntil(`[data-action=sort-guesses][data-value=` + string(coach.ByGroups) + `]`)
	p.press("Enter")
	p.wait(fmt.Sprintf(`document.querySelector("th[aria-sort=descending] [data-value=%s]")`, coach.ByGroups))
	p.comparesAdvice(p.untilSolver("sorted", func(solverScreen) bool { return true }), table, q)

	p.tabUntil(`[data-action=remove-row][data-value="0"]`)
	p.press("Enter")
	p.showsRows("NOISY ___o_")
	p.focuses("bring-back-rows ")
	p.press("Enter")
	p.showsRows("SLATE *____", "NOISY ___o_")
	p.focuses("solver-entry")
	for range 2 { // past the button that removes it
		p.press("Tab", chromedp.ModifierShift)
	}
	p.focuses("edit-row 1")
	p.press("Enter")
	p.focuses("guess-1")
	p.run(`document.activeElement.select()`)
	p.typeIn("moist")
	p.press("Enter")
	p.showsRows("SLATE *____", "MOIST ___o_")
	p.painted()
	p.reload()
	p.dialog("solver")
	p.showsRows("SLATE *____", "MOIST ___o_")
}

// A shared result of another list is pasted; words that it lacks are typed one after the other. A message with two
// results is pasted as it is, and one of them chosen: a whole game, which is reviewed. The solver keeps its rows.
func TestSolverPaste(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.openSolver()
	p.showsRows()
	table := builtInTable(t, "de", 4)
	turns := rowsOfPair(table, "wald", "mond")
	german := "Ketword Quantum (German, 4 letters) #7 2/6\n\n" + engine.Emoji.Format(turns[0]) + "\n" + engine.Emoji.Format(turns[1])
	p.run(`{
		const field = document.querySelector("#solver-entry");
		field.value = ` + quote(german) + `;
		field.dispatchEvent(new InputEvent("input", {inputType: "insertFromPaste", bubbles: true}));
	}`)
	p.showsRows(engine.Pattern.Format(turns[0]), engine.Pattern.Format(turns[1]))
	p.accessible("words are lacking")
	p.focuses("guess-0")
	p.typeIn("wald")
	p.press("Enter")
	p.focuses("guess-1")
	p.typeIn("mond")
	p.press("Enter")
	p.focuses("solver-entry")
	q := coach.Question{By: coach.ByBest, Most: 25}
	q.Rules, q.Turns = engine.Rules{Mode: engine.Quantum, Length: 4}, turns
	a := p.showsRows("WALD "+engine.Pattern.Format(turns[0]), "MOND "+engine.Pattern.Format(turns[1]))
	p.comparesAdvice(a, table, q)

	p.paste("solver-entry", "\u200e[19/03/2026, 08:12:33] Ann: Ketword #3 2/6\n> crane 🟨⬛⬛⬛🟩\n> 🟩🟩🟩🟩🟩 *abide*\n"+
		"[19/03/2026, 08:14:01] Ben Smith: *Ketword Quantum #3 X/6*\nslate: ⬛⬛⬛⬛⬛\n")
	p.click(action("enter-rows"))
	p.focuses("choose-result 0")
	p.accessible("two results")
	p.press("Enter")
	p.dialog("review")
	p.wait(`document.querySelectorAll("dialog ol.turns > li").length === 2`)
	p.closeDialog()
	p.openFromMenu("solver", "solver")
	p.showsRows("CRANE *___o", "ABIDE ooooo")
}

// A position that contradicts itself is corrected by a button; what can't
// be read is told where it was entered, and stays.
func TestSolverContradiction(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.openSolver()
	p.enterText("solver-entry", "slate o____\nslick __o__") // the S is missing
	a := p.showsRows("SLATE o____", "SLICK __o__")
	if want := en.Solver.WithBefore(2); a.Figure != want || len(a.Corrections) == 0 {
		t.Fatalf("%+v, want %q", a, want)
	}
	p.dialogFits("a contradiction")
	p.enterText("solver-entry", "slate o_?__")
	want := en.Solver.Line(1, en.Solver.NotMark(3, "?"))
	p.untilSolver("a refusal", func(a solverScreen) bool { return slices.Equal(a.Told, []string{want}) })
	p.accessible("a contradiction and a refusal")
	p.click(`.corrections button`)
	p.untilSolver("corrected", func(a solverScreen) bool { return len(a.Corrections) == 0 })
	p.closeDialog()
	p.chooseInMenu("solver")
	p.wait(`document.querySelector("#solver-entry").value === "slate o_?__"`)
}

// The solver knows the player's own lists, and fits into every window.
func TestSolverOwnList(t *testing.T) {
	p := start(t)
	p.startAtLists()
	l := p.importList(trees)
	p.closeDialog()
	p.openFromMenu("solver", "solver")
	p.selects("solve-list", l.name().String())
	q := coach.Question{By: coach.ByBest, Most: 25}
	q.Rules = engine.Rules{Mode: engine.Classic, Length: 5}
	a := p.untilSolver("the list", func(a solverScreen) bool {
		return a.List == l.name().String() && len(a.Guesses) == l.words.GuessCount()
	})
	p.comparesAdvice(a, solver.NewTable(l.words), q)
	p.enterText("solver-entry", "Game 7\n🟢🟡⬛⬛⬛⬛⬛⬛\nabsolute __*___o_")
	p.untilSolver("eight letters", func(a solverScreen) bool { return len(a.Rows) == 2 })
	p.dialogFits("eight letters")
}

// selects chooses an option of a field.
func (p *page) selects(field, value string) {
	p.Helper()
	p.run(`{
		const field = document.querySelector("#` + field + `");
		field.value = ` + quote(value) + `;
		field.dispatchEvent(new Event("change", {bubbles: true}));
	}`)
}
