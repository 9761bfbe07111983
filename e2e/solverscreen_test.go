package e2e

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/wordlists/builtin"
)

// solverScreen is what the solver's screen shows.
type solverScreen struct {
	Mode, List, Level string
	Rows              []string // as in "SLATE o_*__"; a row without letters has its marks alone
	Figure            string
	Best, Why         string
	Guesses           [][]string // a row of the table each
	Corrections       []string
	Told              []string // refusals and notes
	Settled           bool     // nothing is counted any more
	Focus             string   // selector-like: action and value, or id
}

// solverScript reads a solverScreen from the page.
var solverScript = script("solverscript")

// untilSolver waits until the solver's screen shows something with all figures counted.
func (p *page) untilSolver(what string, shows func(solverScreen) bool) solverScreen {
	p.Helper()
	return await(p, what, reading[solverScreen](p, solverScript), func(a solverScreen) bool { return a.Settled && shows(a) })
}

// showsRows waits until the solver has rows, and has counted all of them.
func (p *page) showsRows(rows ...string) solverScreen {
	p.Helper()
	return p.untilSolver(strings.Join(rows, ", "), func(a solverScreen) bool { return slices.Equal(a.Rows, rows) })
}

// focuses waits until something has the focus, as [solverScreen] names it.
func (p *page) focuses(name string) {
	p.Helper()
	p.untilSolver("focus on "+name, func(a solverScreen) bool { return a.Focus == name })
}

// enterText puts a text into a field of the solver, and presses Enter.
func (p *page) enterText(field, text string) {
	p.Helper()
	p.paste(field, text)
	p.press("Enter")
}

// openSolver opens the solver at its own address.
func (p *page) openSolver() {
	p.Helper()
	p.open("solver/")
	p.dialog("solver")
}

// comparesAdvice compares what is shown with what the native solver finds.
func (p *page) comparesAdvice(a solverScreen, table *solver.Table, q coach.Question) {
	p.Helper()
	var last coach.Advice
	if err := coach.Advise(p.Context(), table, q, func(found coach.Advice) { last = found }); err != nil {
		p.Fatal(err)
	}
	figure := en.Coach.Left(q.Rules.Mode.String(), last.Left.Secrets)
	if a.Figure != figure || a.Best != capitals(last.Choice.Guess.String()) {
		p.Errorf("%q and %s, want %q and %s", a.Figure, a.Best, figure, last.Choice.Guess)
	}
	if want := (wording.Voice{Text: en, Mode: q.Rules.Mode}).Advice(last.Choice); a.Why != want {
		p.Errorf("why: %q, want %q", a.Why, want)
	}
	var want [][]string
	for _, g := range last.Guesses {
		bits := fmt.Sprintf("%.2f", g.Bits)
		want = append(want, []string{capitals(g.Guess.String()), bits, en.Number(g.Parts), en.Number(g.Worst)})
	}
	var got [][]string
	for _, g := range a.Guesses {
		got = append(got, []string{g[0], g[2], g[3], g[4]})
	}
	if !reflect.DeepEqual(got, want) {
		p.Errorf("the guesses are\n%v, want\n%v", got, want)
	}
}

// turnsOf reads turns.
func turnsOf(t testing.TB, text string) []engine.Turn {
	t.Helper()
	read, err := engine.ParseTranscripts(text)
	if err != nil {
		t.Fatal(err)
	}
	return read[0].Turns
}

// rowsOfPair returns the rows of two guesses for a pair of a list, of which the first is
// mixed.
func rowsOfPair(table *solver.Table, first, second string) []engine.Turn {
	c := table.Candidates(engine.Quantum)
	for i := c.Len() / 2; ; i++ {
		row := engine.Score(engine.MustWord(first), c.At(i))
		if row.Mixed() {
			other := engine.Turn{Guess: engine.MustWord(second), Feedback: engine.Score(engine.MustWord(second), c.At(i))}
			return []engine.Turn{{Guess: engine.MustWord(first), Feedback: row}, other}
		}
	}
}

// builtInTable returns a list of the site prepared for solving.
func builtInTable(t testing.TB, lang string, length int) *solver.Table {
	t.Helper()
	table, err := builtin.Table(lang, length)
	if err != nil {
		t.Fatal(err)
	}
	return table
}
