package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// The solver is used by keyboard alone: rows are typed and marked, guesses are sorted, rows
// removed and brought back; figures are those of the native solver; and all is accessible.
func TestSolver(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.open(classic.query())
	p.tabUntil("header [data-action=menu]")
	p.press("Enter")
	p.dialog("menu")
	p.tabUntil("dialog [data-action=solver]")
	p.press("Enter")
	p.dialog("solver")
	table, q := builtInTable(t, "en", 5), coach.Question{By: coach.ByBest, Most: 25}
	q.Rules = engine.Rules{Mode: engine.Classic, Length: 5}
	p.comparesAdvice(p.showsRows(), table, q)

	p.tabUntil("#solver-entry")
	p.typeIn("slate")
	p.press("Enter")
	p.focuses("mark-tile 0/0")
	p.typeIn("paapa")
	p.focuses("solver-entry")
	p.typeIn("noisy")
	p.press("Enter")
	p.focuses("mark-tile 1/0")
	p.press("ArrowRight")
	p.press("ArrowUp")
	p.press(" ") // from absent to present
	p.press("ArrowDown")
	p.press("End")
	p.press("ArrowLeft")
	p.press("c")
	p.focuses("mark-tile 1/4")
	a := p.showsRows("SLATE **_*_", "NOISY ___o_")
	if !strings.Contains(a.Figure, "leaves nothing possible") && len(a.Guesses) == 0 && !strings.Contains(a.Figure, "The only ") {
		t.Errorf("%+v", a)
	}
	p.press("ArrowUp")
	p.press("Home")
	p.typeIn("paaaa")
	p.focuses("mark-tile 1/0")
	q.Turns = turnsOf(t, "slate *____\nnoisy ___o_")
	p.comparesAdvice(p.showsRows("SLATE *____", "NOISY ___o_"), table, q)
	p.wait(`document.querySelector("dialog .solver > .spoken").textContent.trim() === "E absent"`)
	p.accessible("rows")

	for _, s := range []struct {
		by    coach.Column
		twice bool
	}{{coach.ByGroups, false}, {coach.ByGroups, true}, {coach.ByGuess, false}}[:sample.Size(2, 3)] {
		p.tabUntil(`[data-action=sort-guesses][data-value=` + string(s.by) + `]`)
		p.press("Enter")
		p.wait(fmt.Sprintf(`document.querySelector("th[aria-sort=%s] [data-value=%s]")`, map[bool]string{false: "descending", true: "ascending"}[s.twice || s.by == coach.ByGuess], s.by))
		q.By, q.Backwards = s.by, s.twice
		p.comparesAdvice(p.untilSolver("sorted", func(solverScreen) bool { return true }), table, q)
	}

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

// A shared result fills the rows in: of either mode, of another list that its title names,
// of other games. Words that it lacks are typed one after the other. A sample has no list that a
// link names.
func TestSolverPaste(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
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
	a := p.showsRows(engine.Pattern.Format(turns[0]), engine.Pattern.Format(turns[1]))
	if a.Mode != "quantum" || a.List != "de/4" || len(a.Told) != 2 {
		t.Errorf("%+v", a)
	}
	p.accessible("words are lacking")
	p.focuses("guess-0")
	p.typeIn("wald")
	p.press("Enter")
	p.focuses("guess-1")
	p.typeIn("mond")
	p.press("Enter")
	p.focuses("solver-entry")
	q := coach.Question{By: coach.ByBest, Most: 25}
	q.Rules = engine.Rules{Mode: engine.Quantum, Length: 4}
	q.Turns = turns
	a = p.showsRows("WALD "+engine.Pattern.Format(turns[0]), "MOND "+engine.Pattern.Format(turns[1]))
	p.comparesAdvice(a, table, q)

	p.enterText("solver-entry", "Wordle 1,234 3/6*\n\n⬛🟨⬛⬛⬛\n⬛🟧🟦⬛⬛\n\nSLATE\nALOFT")
	a = p.showsRows("SLATE _*___", "ALOFT _o*__")
	if a.Mode != "classic" || a.List != "de/5" || a.Level != "hard" || eval[string](p, `document.querySelector("#solver-entry").value`) != "" {
		t.Errorf("%+v", a)
	}
	if sample.Whole { // TestEnterRows in app/model has it
		p.enterText("solver-entry", "Ketword Classic, Puzzle 7 · English · 5 letters: ?/6\n🟨⬛⬛⬛⬛\n\nPlay the same puzzle: https://ketword.example/?mode=classic&lang=fr&length=5&seed=7")
		if a = p.showsRows("*____"); a.Mode != "classic" || a.List != "fr/5" || a.Level != "normal" {
			t.Errorf("%+v", a)
		}
		p.click("[data-action=bring-back-rows]")
		p.showsRows("SLATE _*___", "ALOFT _o*__")
	}

	p.enterText("solver-entry", "Ketword #7 2/6**\n\n🟨⬛⬛⬛⬛\n\nSLATE")
	q.Rules, q.Turns = engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Strict}, turnsOf(t, "slate *____")
	a = p.showsRows("SLATE *____")
	p.comparesAdvice(a, builtInTable(t, "en", 5), q)
	if !strings.Contains(a.Why, en.Hint.Undrawn()) { // words that are no answers fit, too
		t.Errorf("of %s is told %q", a.Best, a.Why)
	}
}

// A position that contradicts itself names the row and is corrected by a button; what can't
// be read is told where it was entered, and stays.
func TestSolverContradiction(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.openSolver()
	p.enterText("solver-entry", "slate o____")
	p.showsRows("SLATE o____")
	p.enterText("solver-entry", "slick __o__") // the S is missing
	a := p.showsRows("SLATE o____", "SLICK __o__")
	if want := en.Solver.WithBefore(2); a.Figure != want || len(a.Corrections) == 0 || len(a.Guesses) > 0 {
		t.Fatalf("%+v, want %q", a, want)
	}
	p.dialogFits("a contradiction")
	p.enterText("solver-entry", "slate o_?__")
	a = p.untilSolver("a refusal", func(a solverScreen) bool { return len(a.Told) > 0 })
	want := en.Solver.Line(1, en.Solver.NotMark(3, "?"))
	if kept := eval[string](p, `document.querySelector("#solver-entry").value`); a.Told[0] != want || kept != "slate o_?__" || len(a.Rows) != 2 {
		t.Errorf("%+v, want %q, %q", a, want, kept)
	}
	p.accessible("a contradiction and a refusal")
	p.click(`.corrections button`)
	a = p.untilSolver("corrected", func(a solverScreen) bool { return len(a.Corrections) == 0 })
	if !strings.Contains(a.Figure, "possible.") && !strings.Contains(a.Figure, "The only ") {
		t.Errorf("%+v", a)
	}
	p.closeDialog()
	p.chooseInMenu("solver")
	p.wait(`document.querySelector("#solver-entry").value === "slate o_?__"`)
	p.enterText("solver-entry", "zzzzz _____")
	a = p.untilSolver("a word that the list lacks", func(a solverScreen) bool { return len(a.Rows) == 3 })
	if want := en.Solver.Lacks("ZZZZZ"); !slices.Equal(a.Told, []string{want}) {
		t.Errorf("%q, want %q", a.Told, want)
	}
}

// The solver knows the player's own lists, and fits into every window.
func TestSolverOwnList(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	l := p.importList(trees)
	p.closeDialog()
	p.openFromMenu("solver", "solver")
	p.run(`{
		const field = document.querySelector("#solve-list");
		field.value = ` + quote(l.name().String()) + `;
		field.dispatchEvent(new Event("change", {bubbles: true}));
	}`)
	q := coach.Question{By: coach.ByBest, Most: 25}
	q.Rules = engine.Rules{Mode: engine.Classic, Length: 5}
	table := solver.NewTable(l.words)
	a := p.untilSolver("the list", func(a solverScreen) bool {
		return a.List == l.name().String() && len(a.Guesses) == l.words.GuessCount()
	})
	p.comparesAdvice(a, table, q)
	p.click(`[data-action=solve-mode][data-value=quantum]`)
	q.Rules.Mode = engine.Quantum
	a = p.untilSolver("pairs", func(a solverScreen) bool { return a.Mode == "quantum" && strings.Contains(a.Figure, "pair") })
	p.comparesAdvice(a, table, q)

	p.enterText("solver-entry", "Game 7\n🟢🟡⬛⬛⬛⬛⬛⬛\nabsolute __*___o_")
	p.untilSolver("eight letters", func(a solverScreen) bool { return len(a.Rows) == 2 })
	p.dialogFits("eight letters")
}

// The solver takes the rows of the game in play, which is marked, and types its best guess
// there.
func TestSolverOfTheGame(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.beginGame(quantum)
	p.chooseInMenu("solver")
	p.showsRows()
	p.enterText("solver-entry", "slate _oo__\ncrown ooooo")
	a := p.showsRows("SLATE _oo__", "CROWN ooooo")
	partners := eval[string](p, `document.querySelector(".few h3").textContent + " " + [...document.querySelectorAll(".few li")].map((e) => e.textContent)`)
	if a.Figure != en.Solver.Solved("CROWN") || a.Best != "" || len(a.Guesses) > 0 || partners != en.Solver.Partners()+" FLAIL,FLAKY,LLAMA,PLAID,PLAZA" {
		t.Errorf("of a game that is won: %+v, %s", a, partners)
	}
	p.click("[data-action=advise-game]")
	turn := g.Turns()[0]
	a = p.showsRows(capitals(turn.Guess.String()) + " " + engine.Pattern.Format(turn))
	q := coach.Question{Game: coach.Game{Rules: g.Puzzle.Rules, Turns: g.Turns()}, By: coach.ByBest, Most: 25}
	p.comparesAdvice(a, tableOf(t, g), q)
	p.click("[data-action=type-guess]")
	p.dialog("")
	best := strings.ToLower(a.Best)
	p.shows(g, best)
	p.press("Enter")
	g = p.play(after(t, g, best), secrets(g)[0])
	p.openDialog("stats")
	p.wait(`document.querySelector("dialog .quiet").textContent === ` + quote(en.Stats.Apart(1)))
}
