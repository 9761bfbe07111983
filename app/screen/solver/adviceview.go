package solver

import (
	"math"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
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

// drawing draws the solver with the coach's answer.
type drawing struct {
	screen.View
	m     *Model
	f     Found
	list  lists.List
	words *text.Text // sentences for the list
}

// Draw draws the screen: the kind of game, its rows, and the coach's answer.
func (m *Model) Draw(v screen.View) goapp.UI {
	list, _ := v.Session.Find(m.List)
	d := &drawing{v, m, m.Found(v.Session), list, v.TextOf(list)}
	return goapp.Section().Class("solver").Body(
		ui.Said("quiet", ui.When(!m.lacksSolution(), v.Text.Solver.About)),
		d.position(),
		d.advice(),
		ui.Live("status", goapp.Div().Class("spoken")).Text(editText(v.Text, m)),
	)
}

// advice draws the coach's answer.
func (d *drawing) advice() goapp.UI {
	f := &d.f
	if d.m.lacksSolution() {
		return nil
	}
	section := goapp.Div().Class("advice").Class(ui.When(f.Stale || f.Old, "stale"))
	status := ui.Live("status", goapp.P().Class("figure")).Text(d.status())
	if f.Fault != query.NoFault {
		return section.Body(status, ui.Act("ask-again", d.words.Lists.TryAgain))
	}
	return section.Aria("busy", f.Asks()).Body(
		status,
		d.corrections(),
		d.few(),
		d.best(),
		d.guesses(),
	)
}

// status says how many secrets are left, or why that is unknown.
func (d *drawing) status() string {
	t, f := &d.words.Solver, &d.f
	switch {
	case f.Fault != query.NoFault:
		return part.Failure(d.words, f.Answer)
	case f.Stale || !f.Any:
		return t.Counting
	case f.Contradiction != nil && f.Contradiction.Turn > 0:
		return t.WithBefore(f.Rows[f.Contradiction.Turn] + 1)
	case f.Contradiction != nil:
		return t.Contradiction(f.Rows[f.Contradiction.Turn] + 1)
	}
	said, won := part.Voice(d.words, d.m.Mode), wording.Upper(d.words, d.won().String())
	left := said.Left(f.Left)
	if f.Left.Secrets == 1 && len(f.Left.Few) == 1 {
		if said.Secret(f.Left.Few[0]) == won && d.m.lacking() != noRow {
			return t.Solved(won) + " " + t.WordsLacked
		}
		if said.Secret(f.Left.Few[0]) == won {
			return t.Solved(won)
		}
		left = said.Only(f.Left, d.m.Pool)
	}
	switch {
	case won == "":
		return left
	case f.Left.Secrets > 1 && len(f.Left.Few) > 0: // they are listed below
		return t.Solved(won)
	}
	return t.Solved(won) + " " + left
}

// won returns the word of the row that has won, or the zero word.
func (d *drawing) won() engine.Word { return coach.Game{Turns: d.m.Rows}.Won() }

// few draws the secrets left if they are few, or the possible partners of a word that has
// won.
func (d *drawing) few() goapp.UI {
	few, won, said := d.f.Left.Few, d.won(), part.Voice(d.words, d.m.Mode)
	if len(few) < 2 {
		return nil
	}
	head, names := d.words.Solver.Few, each.Of(few, said.Secret)
	if won.Len() > 0 {
		head = d.words.Solver.Partners
		names = each.Of(few, func(s engine.Secret) string { return said.Write(s.Partner(won)) })
	}
	return ui.Div("few", ui.H3(head), part.WordList(names, part.WordLang(d.list)))
}

// best draws the coach's own choice, if there is one.
func (d *drawing) best() goapp.UI {
	f := &d.f
	if f.Choice.Guess.Len() == 0 || f.Left.Secrets < 2 || d.won().Len() > 0 {
		return nil
	}
	t, word, fewer := &d.words.Solver, wording.Upper(d.words, f.Choice.Guess.String()), f.FewerLeft()
	return ui.Div("told",
		ui.H3(t.Best),
		ui.Untranslated(goapp.P()).Class("best").Lang(part.WordLang(d.list)).Text(word),
		ui.P("", part.Voice(d.words, d.m.Mode).Advice(f.Choice)),
		ui.If(fewer.Len() > 0 && !f.Old, ui.P("", t.Why(wording.Upper(d.words, fewer.String()), word))),
		ui.Div("acts",
			ui.If(d.m.typesAdvice(d.Session), ui.Act("type-guess", t.Type(word)).Class("main").DataSet("value", f.Choice.Guess.String())),
			ui.Act("add-guess", t.Use(word)).DataSet("value", f.Choice.Guess.String()),
		),
	)
}

// guesses draws the next guesses with their costs.
func (d *drawing) guesses() goapp.UI {
	t, f := &d.words.Solver, &d.f
	if !f.Ranked || f.Left.Secrets == 1 && !f.Stale || d.won().Len() > 0 {
		return nil
	}
	if len(f.Guesses) == 0 {
		return ui.P("", t.None)
	}
	rows := each.Of(f.Guesses, d.guess)
	heads := each.Of(coach.Columns(), d.heading)
	return ui.Div("next",
		goapp.H3().ID("next-guesses").Text(t.Guesses),
		ui.Labelled(ui.FieldName(t.RankBy), d.costs()),
		goapp.P().Class("quiet").ID("rank-why").Text(t.Orders(string(d.m.By))),
		ui.Div("scroll",
			goapp.Table().Class("guesses").Aria("labelledby", "next-guesses").Body(
				goapp.THead().Body(goapp.Tr().Body(heads...)),
				goapp.TBody().Body(rows...),
			),
		),
		ui.If(f.Shortlist, ui.P("quiet", t.Short)),
		ui.If(f.Guesses[0].Estimate, ui.P("quiet", t.Estimate)),
		ui.If(!d.m.Many && !f.Old && len(f.Guesses) >= usualGuesses, ui.Act("more-guesses", t.More)),
	)
}

// costs draws the choice of the column that decides which guess is best.
func (d *drawing) costs() goapp.UI {
	options := each.Of(coach.Orders(), func(c coach.Column) [2]string { return [2]string{string(c), d.words.Solver.Costs(string(c))} })
	return ui.SelectField("rank-by", "rank-guesses", string(d.m.By), options).Aria("describedby", "rank-why")
}

// heading draws the heading of a column, a button that sorts the guesses by it.
func (d *drawing) heading(c coach.Column) goapp.UI {
	t := &d.words.Solver
	sort := ui.When(c == d.m.By, sortOf(c, d.m.Backwards))
	return goapp.Th().Scope("col").Aria("sort", sort).Body(goapp.Button().Type("button").
		DataSet("action", "sort-guesses").DataSet("value", string(c)).Title(t.Long(string(c))).Text(t.Columns(string(c))))
}

// sortOf returns the direction in which a column is sorted.
func sortOf(c coach.Column, backwards bool) string {
	descending := c == coach.ByBits || c == coach.ByGroups || c == coach.ByChance
	if descending != backwards {
		return "descending"
	}
	return "ascending"
}

// guess draws a row of the table.
func (d *drawing) guess(g solving.Ranked) goapp.UI {
	word := wording.Upper(d.words, g.Guess.String())
	cells := []goapp.UI{ui.Untranslated(goapp.Th()).Scope("row").Body(goapp.Button().Type("button").Lang(part.WordLang(d.list)).
		DataSet("action", "add-guess").DataSet("value", g.Guess.String()).Title(d.words.Solver.Use(word)).Text(word))}
	for _, figure := range []string{
		d.number(g.Remaining, 1), d.number(g.Bits, 2), d.words.Number(g.Parts), d.words.Number(g.Worst), d.chance(g),
	} {
		cells = append(cells, goapp.Td().Text(figure))
	}
	return goapp.Tr().Body(cells...)
}

// number returns a figure with some decimals, or none from a thousand on.
func (d *drawing) number(value float64, decimals int) string {
	const long = 1000
	if value >= long {
		return d.words.Number(int(math.Round(value)))
	}
	return wording.Decimals(&d.words.Game, value, decimals)
}

// chance returns the chance that a guess wins.
func (d *drawing) chance(g solving.Ranked) string {
	percent := 100 * float64(g.Wins) / float64(max(d.f.Left.Secrets, 1))
	switch {
	case g.Wins == 0:
		return "–"
	case percent < 0.1:
		least := "<" + d.words.Game.Percent("0"+d.words.Game.Decimal+"1")
		return ui.When(d.words.Language.Direction == "rtl", "\u200e") + least // a mark for left-to-right text, so that it is read from the left
	case percent < 10:
		return d.words.Game.Percent(d.number(percent, 1))
	}
	return d.words.Game.Percent(d.number(percent, 0))
}

// Drawn focuses the input for the next row, and scrolls to the button that reviews a complete game.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if target := entryFocus(was, m); target != "" {
		browser.FocusOn(target)
		browser.Reveal(target)
	}
	if m.ends(d.Session) && !was.ends(d.Session) {
		browser.Reveal("[data-action=review-rows]")
	}
}
