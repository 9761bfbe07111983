package solver

import (
	"math"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	solving "ketword/engine/solver"
	"ketword/internal/each"
)

// Draw draws the screen: the kind of game, its rows, and what the coach finds.
func (m *Model) Draw(v screen.View) goapp.UI {
	return goapp.Section().Class("solver").Body(
		goapp.P().Class("quiet").Text(v.Text.Solver.About()),
		drawPosition(v, m),
		drawAdvice(v, m),
		ui.Live("status", goapp.Div().Class("spoken")).Text(deedText(v.Text, m)),
	)
}

// advice draws what the coach has found of the solver's position.
type advice struct {
	goapp.Compo
	Text   *text.Text
	Lang   string // of the words; "" if it isn't known
	Solver Model
	Found  Found
	Types  bool // the best guess can be typed in the game in play
}

func drawAdvice(v screen.View, m *Model) goapp.UI {
	list, _ := v.Session.Find(m.List)
	return &advice{Text: v.TextOf(list), Lang: part.WordLang(list), Solver: *m, Found: m.Found(v.Session), Types: m.TypesAdvice(v.Session)}
}

func (a *advice) Render() goapp.UI {
	f := &a.Found
	section := goapp.Div().Class("advice").Class(ui.When(f.Stale || f.Old, "stale"))
	status := ui.Live("status", goapp.P().Class("figure")).Text(a.status())
	if f.Fault != query.NoFault {
		return section.Body(status, ui.Act("ask-again", a.Text.Lists.TryAgain()))
	}
	return section.Aria("busy", f.Asks()).Body(
		status,
		a.corrections(),
		a.few(),
		a.best(),
		a.guesses(),
	)
}

// status says how many secrets are left, or why that isn't known.
func (a *advice) status() string {
	t, f := &a.Text.Solver, &a.Found
	switch {
	case f.Fault != query.NoFault:
		return part.Failure(a.Text, f.Answer)
	case f.Stale || !f.Any:
		return t.Counting()
	case f.Contradiction != nil && f.Contradiction.Turn > 0:
		return t.WithBefore(f.Rows[f.Contradiction.Turn] + 1)
	case f.Contradiction != nil:
		return t.Contradiction(f.Rows[f.Contradiction.Turn] + 1)
	}
	said, won := part.Voice(a.Text, a.Solver.Mode), wording.Upper(a.Text, a.won().String())
	left := said.Left(f.Left)
	if f.Left.Secrets == 1 && len(f.Left.Few) == 1 {
		if said.Secret(f.Left.Few[0]) == won {
			return t.Solved(won)
		}
		left = said.Only(f.Left, a.Solver.Pool)
	}
	switch {
	case won == "":
		return left
	case f.Left.Secrets > 1 && len(f.Left.Few) > 0: // they are listed
		return t.Solved(won)
	}
	return t.Solved(won) + " " + left
}

// won returns the word of the row that has won; the empty one if none has.
func (a *advice) won() engine.Word { return coach.Game{Turns: a.Solver.Rows}.Won() }

// few draws the secrets that are left, where they are few, or the partners of a word that has
// won.
func (a *advice) few() goapp.UI {
	few, won, said := a.Found.Left.Few, a.won(), part.Voice(a.Text, a.Solver.Mode)
	if len(few) < 2 {
		return nil
	}
	head, names := a.Text.Solver.Few(), each.Of(few, said.Secret)
	if won.Len() > 0 {
		head = a.Text.Solver.Partners()
		names = each.Of(few, func(s engine.Secret) string { return said.Write(s.Partner(won)) })
	}
	return goapp.Div().Class("few").Body(goapp.H3().Text(head), part.WordList(names, a.Lang))
}

// best draws the coach's own choice, where there is one to make.
func (a *advice) best() goapp.UI {
	f := &a.Found
	if f.Choice.Guess.Len() == 0 || f.Left.Secrets < 2 || a.won().Len() > 0 {
		return nil
	}
	t, word, fewer := &a.Text.Solver, wording.Upper(a.Text, f.Choice.Guess.String()), f.FewerLeft()
	return goapp.Div().Class("told").Body(
		goapp.H3().Text(t.Best()),
		ui.Untranslated(goapp.P()).Class("best").Lang(a.Lang).Text(word),
		goapp.P().Text(part.Voice(a.Text, a.Solver.Mode).Advice(f.Choice)),
		ui.If(fewer.Len() > 0 && !f.Old, goapp.P().Text(t.Why(wording.Upper(a.Text, fewer.String()), word))),
		goapp.Div().Class("acts").Body(
			ui.If(a.Types, ui.Act("type-guess", t.Type(word)).Class("main").DataSet("value", f.Choice.Guess.String())),
			ui.Act("add-guess", t.Use(word)).DataSet("value", f.Choice.Guess.String()),
		),
	)
}

// guesses draws the next guesses with their figures.
func (a *advice) guesses() goapp.UI {
	t, f := &a.Text.Solver, &a.Found
	if !f.Ranked || f.Left.Secrets == 1 && !f.Stale || a.won().Len() > 0 {
		return nil
	}
	if len(f.Guesses) == 0 {
		return goapp.P().Text(t.None())
	}
	rows := each.Of(f.Guesses, a.guess)
	heads := each.Of(coach.Columns(), a.heading)
	return goapp.Div().Class("next").Body(
		goapp.H3().ID("next-guesses").Text(t.Guesses()),
		ui.Labelled(ui.FieldName(t.RankBy()), a.costs()),
		goapp.P().Class("quiet").ID("rank-why").Text(t.Orders(string(a.Solver.By))),
		goapp.Div().Class("scroll").Body(
			goapp.Table().Class("guesses").Aria("labelledby", "next-guesses").Body(
				goapp.THead().Body(goapp.Tr().Body(heads...)),
				goapp.TBody().Body(rows...),
			),
		),
		ui.If(f.Shortlist, goapp.P().Class("quiet").Text(t.Short())),
		ui.If(f.Guesses[0].Estimate, goapp.P().Class("quiet").Text(t.Estimate())),
		ui.If(!a.Solver.Many && !f.Old && len(f.Guesses) >= UsualGuesses, ui.Act("more-guesses", t.More())),
	)
}

// costs draws the choice of what makes a guess the best.
func (a *advice) costs() goapp.UI {
	options := each.Of(coach.Orders(), func(c coach.Column) [2]string { return [2]string{string(c), a.Text.Solver.Costs(string(c))} })
	return ui.SelectField("rank-by", "rank-guesses", string(a.Solver.By), options).Aria("describedby", "rank-why")
}

// heading draws the heading of a column, by which the guesses can be sorted.
func (a *advice) heading(c coach.Column) goapp.UI {
	t := &a.Text.Solver
	sort := ui.When(c == a.Solver.By, sortOf(c, a.Solver.Backwards))
	return goapp.Th().Scope("col").Aria("sort", sort).Body(goapp.Button().Type("button").
		DataSet("action", "sort-guesses").DataSet("value", string(c)).Title(t.Long(string(c))).Text(t.Columns(string(c))))
}

// sortOf returns in which direction the figures of a column go.
func sortOf(c coach.Column, backwards bool) string {
	descending := c == coach.ByBits || c == coach.ByGroups || c == coach.ByChance
	if descending != backwards {
		return "descending"
	}
	return "ascending"
}

// guess draws a row of the table.
func (a *advice) guess(g solving.Ranked) goapp.UI {
	word := wording.Upper(a.Text, g.Guess.String())
	cells := []goapp.UI{ui.Untranslated(goapp.Th()).Scope("row").Body(goapp.Button().Type("button").Lang(a.Lang).
		DataSet("action", "add-guess").DataSet("value", g.Guess.String()).Title(a.Text.Solver.Use(word)).Text(word))}
	for _, figure := range []string{
		a.number(g.Remaining, 1), a.number(g.Bits, 2), a.Text.Number(g.Parts), a.Text.Number(g.Worst), a.chance(g),
	} {
		cells = append(cells, goapp.Td().Text(figure))
	}
	return goapp.Tr().Body(cells...)
}

// number writes a figure with so many decimals, of which a long one needs none.
func (a *advice) number(value float64, decimals int) string {
	const long = 1000
	if value >= long {
		return a.Text.Number(int(math.Round(value)))
	}
	return wording.Decimals(&a.Text.Game, value, decimals)
}

// chance writes the chance that a guess wins.
func (a *advice) chance(g solving.Ranked) string {
	percent := 100 * float64(g.Wins) / float64(max(a.Found.Left.Secrets, 1))
	switch {
	case g.Wins == 0:
		return "–"
	case percent < 0.1:
		least := "<" + a.Text.Game.Percent("0"+a.Text.Game.Decimal()+"1")
		return ui.When(a.Text.Language.Direction() == "rtl", "\u200e") + least // the mark has it read from the left
	case percent < 10:
		return a.Text.Game.Percent(a.number(percent, 1))
	}
	return a.Text.Game.Percent(a.number(percent, 0))
}

// Drawn goes on where the next row is entered, and shows the way to the review of a whole game.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if target := entryFocus(was, m); target != "" {
		browser.FocusOn(target)
		browser.Reveal(target)
	}
	if m.Ends(d.Session) && !was.Ends(d.Session) {
		browser.Reveal("[data-action=review-rows]")
	}
}
