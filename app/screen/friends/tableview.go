package friends

import (
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/friends"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// tables draws the tables, if there are results of others.
func (d *drawing) tables() goapp.UI {
	if len(d.Session.Kept.Results) == 0 {
		return d.done()
	}
	if len(d.games) == 0 { // everybody is hidden
		return goapp.Div().Body(d.everybody())
	}
	return goapp.Div().Body(
		d.choices(),
		d.standingsTable(),
		d.latest(),
		d.duel(),
		d.weeks(),
		d.everybody(),
		d.passOn(),
	)
}

// choices draws the choice of the game and of the days.
func (d *drawing) choices() goapp.UI {
	options := make([][2]string, len(d.games))
	for i, g := range d.games {
		options[i] = [2]string{strconv.Itoa(i), d.gameName(g)}
	}
	periods := each.Of([]Period{Week, Month, All}, func(p Period) goapp.UI {
		return ui.Choice("friends-period", string(p), map[Period]string{Week: d.t.Week, Month: d.t.Month, All: d.t.All}[p], p == d.period)
	})
	return ui.Div("kind",
		goapp.Div().Class("switch").Role("group").Aria("label", d.t.Period).Body(periods...),
		ui.Labelled(ui.HiddenName(d.t.Game), ui.SelectField("friends-game", "friends-game", strconv.Itoa(slices.Index(d.games, d.seen.game)), options)),
	)
}

// stepper draws a name between the buttons that step back and forward.
func (d *drawing) stepper(action, name string, older, newer bool) goapp.UI {
	step := func(value, name string, icon ui.Icon, there bool) goapp.UI {
		return ui.IconButton(action, name, icon).DataSet("value", value).Aria("disabled", ui.When(!there, "true"))
	}
	return ui.Div("month",
		step("1", d.t.Earlier, ui.IconOlder, older),
		ui.Live("status", goapp.Div()).Body(ui.H3(name)),
		step("-1", d.t.Later, ui.IconNewer, newer),
	)
}

// days names the days of the chosen period.
func (d *drawing) days() string {
	first, last := d.selection.First, d.selection.Last
	switch d.period {
	case Month:
		year, month, _ := first.Date()
		return d.Text.Date.WithYear(d.Text.Date.Heading(strconv.Itoa(int(month))), year)
	case All:
		return d.t.All
	}
	return wording.DayDate(d.Text, first, d.Session.Day) + " – " + wording.DayDate(d.Text, last, d.Session.Day)
}

// standingsTable draws the table of the chosen game and days.
func (d *drawing) standingsTable() goapp.UI {
	head := goapp.Div()
	if d.period != All {
		first := d.compared.Of(d.puzzles[len(d.puzzles)-1])[0].Day
		head = goapp.Div().Body(d.stepper("friends-back", d.days(), first < d.selection.First, d.back > 0))
	}
	if len(d.standings) == 0 {
		return goapp.Div().Body(head, ui.P("", d.t.Nothing))
	}
	heads := each.Of([]string{d.t.Player, d.t.Solved, d.t.Mean, d.t.Best, d.t.Streak, d.t.Outright}, func(name string) goapp.UI { return goapp.Th().Scope("col").Text(name) })
	return goapp.Div().Body(head,
		goapp.Div().Class("scroll").Role("group").Aria("label", d.t.Title).TabIndex(0).Body(goapp.Table().Class("ranking").Body(
			goapp.Elem("caption").Class("unseen").Text(d.gameName(d.seen.game)+wording.PartsBetween+d.days()),
			goapp.THead().Body(goapp.Tr().Body(heads...)),
			goapp.TBody().Body(each.Of(d.standings, d.standing)...),
		)),
		ui.P("quiet", d.t.Rules(d.lost())),
	)
}

// lost returns what a lost game counts.
func (d *drawing) lost() string {
	r := friends.Result{Tries: d.of[0].Tries}
	return strconv.Itoa(r.Cost()) + ui.When(r.Tries == 0, "+")
}

// standing draws a person's row.
func (d *drawing) standing(s friends.Standing) goapp.UI {
	best, streak := "–", "–"
	if s.Best > 0 {
		best = strconv.Itoa(s.Best)
	}
	if s.Streak > 0 {
		streak = strconv.Itoa(s.Streak)
	}
	cells := each.Of([]string{
		d.t.Of(s.Won, s.Played), wording.Decimal(&d.Text.Game, s.Mean()), best, streak, strconv.Itoa(s.Outright),
	}, func(figure string) goapp.UI { return goapp.Td().Text(figure) })
	row := []goapp.UI{goapp.Th().Scope("row").DataSet("place", placeText(s)).Text(d.name(s.Person))}
	return goapp.Tr().Class(ui.When(!s.Ranked, "unranked")).Class(ui.When(s.Person == friends.You, "you")).Body(append(row, cells...)...)
}

// latest draws everybody's rows of a puzzle beside each other.
func (d *drawing) latest() goapp.UI {
	if len(d.puzzles) == 0 {
		return goapp.Div()
	}
	at := min(d.choice.puzzle, len(d.puzzles)-1)
	people := each.Of(d.of, func(r *friends.Result) goapp.UI {
		rows := r.Feedback()
		grid := goapp.Div().Class("mini")
		if len(rows) > 0 && !d.covered {
			grid = grid.Role("img").Aria("label", feedbackText(d.Text, rows)).Body(each.Of(rows, miniRow)...)
		}
		return goapp.Li().Body(goapp.Span().Class("who").Text(d.name(r.Who)), goapp.B().Text(r.Score()), grid)
	})
	name := d.puzzleName(d.seen.puzzle)
	if len(d.of) > 0 {
		name = wording.DayDate(d.Text, d.of[0].Day, d.Session.Day) + wording.PartsBetween + "#" + strconv.FormatUint(d.seen.puzzle.Number, 10)
	}
	return ui.Div("latest",
		d.stepper("friends-puzzle", name, at < len(d.puzzles)-1, at > 0),
		ui.If(d.covered, ui.Div("acts", ui.P("quiet", d.t.Covered), ui.Act("friends-uncover", d.t.Uncover))),
		goapp.Ul().Class("beside").Body(people...),
	)
}

// miniRow draws the marks of a row, small.
func miniRow(f engine.Feedback) goapp.UI {
	var tiles []goapp.UI
	for _, mark := range f.Marks() {
		tiles = append(tiles, goapp.Elem("i").DataSet("mark", mark.String()).DataSet("mixed", ui.When(f.Mixed(), "true")))
	}
	return goapp.Div().Body(tiles...)
}

// duel draws how two people compare.
func (d *drawing) duel() goapp.UI {
	if len(d.standings) < 2 {
		return goapp.Div()
	}
	options := each.Of(d.standings, func(s friends.Standing) [2]string { return [2]string{valueOf(s.Person), d.name(s.Person)} })
	duel := d.compared.Duel(d.selection, d.seen.first, d.seen.second)
	told := d.t.NoDuel
	if duel.Both > 0 {
		told = d.t.Duel(d.t.Common(duel.Both), duel.First, d.name(d.seen.first), duel.Second, d.name(d.seen.second), duel.Both-duel.First-duel.Second)
	}
	return ui.Div("versus",
		ui.H3(d.t.DuelHead),
		ui.Div("kind",
			ui.Labelled(ui.HiddenName(d.t.First), ui.SelectField("friends-first", "friends-first", valueOf(d.seen.first), options)),
			ui.Labelled(ui.HiddenName(d.t.Second), ui.SelectField("friends-second", "friends-second", valueOf(d.seen.second), options)),
		),
		ui.Live("status", goapp.Div()).Body(ui.P("", told)),
	)
}

// The value of an option is a person's name behind a letter, since the player's is "".
func valueOf(person string) string { return "p" + person }

func nameOf(value string) string {
	if value == "" {
		return ""
	}
	return value[1:]
}

// weeks draws the means of the last weeks as a table whose cells are the darker, the greater they are.
func (d *drawing) weeks() goapp.UI {
	const most = 8
	weeks := d.compared.Weeks(d.seen.game, d.Session.Day, d.Session.WeekStart, most)
	if len(weeks) < 2 {
		return goapp.Div()
	}
	all := d.compared.Standings(friends.Selection{Game: d.seen.game, First: weeks[0].First, Last: weeks[len(weeks)-1].First + 6})
	h := &ui.HeatMap{Title: d.t.Weeks, Names: d.t.Player}
	for _, w := range weeks {
		h.Heads = append(h.Heads, wording.DayDate(d.Text, w.First, d.Session.Day))
	}
	for _, person := range all {
		row := ui.HeatRow{Name: d.name(person.Person)}
		for _, w := range weeks {
			f := ui.Figure{Text: "–", None: true}
			if s, played := w.Of[person.Person]; played {
				f = ui.Figure{Value: s.Mean(), Text: wording.Decimal(&d.Text.Game, s.Mean())}
			}
			row.Figures = append(row.Figures, f)
		}
		h.Rows = append(h.Rows, row)
	}
	return goapp.Div().Body(ui.H3(d.t.Weeks), ui.P("quiet", d.t.Lower), h.Draw())
}
