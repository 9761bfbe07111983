package lab

import (
	"math"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// gamesTab draws the choice of strategies and games, and the results.
func (d *drawing) gamesTab() goapp.UI {
	t := &d.Text.Tournament
	var players, games []goapp.UI
	for _, name := range solver.Names() {
		players = append(players, ui.Choice("lab-player", name, d.Text.Lab.Strategy(name), slices.Contains(d.strategies, name)))
	}
	for _, n := range d.samples(d.Session) {
		name := t.AllGames
		if n > 0 {
			name = t.SomeGames(n)
		}
		games = append(games, ui.Choice("lab-sample", strconv.Itoa(n), name, n == d.sample))
	}
	return goapp.Section().Class("lab-games").Body( // not a <div> as in other tabs: go-app would reuse its input fields, with their text
		ui.Chips("lab-players", "", t.Strategies, players),
		ui.Chips("lab-samples", "", t.Games, games),
		ui.Div("fields",
			d.field(ui.OptionalName(t.OpenerLabel, d.Text.ListImport.Optional), openerField, "lab-play"),
			ui.If(d.sample > 0, d.field(ui.OptionalName(t.SeedLabel, d.Text.ListImport.Optional), seedField, "lab-play")),
		),
		d.fault(),
		ui.Div("acts", d.button()),
		ui.Live("status", goapp.Div().Class("unseen")).Text(d.said()),
		ui.Div("standings", d.cards()...),
		ui.If(len(d.Games) > 0 && !d.Running, ui.Div("acts",
			ui.Act("export-games", d.Text.Lab.AsCSV).DataSet("value", t.File+".csv"),
			ui.Act("export-games", d.Text.Lab.AsJSON).DataSet("value", t.File+jsonEnding),
		)),
	)
}

// labSeedDigits is the length of the input for the seed of a sample.
const labSeedDigits = 20

// button draws the button that starts or stops the tournament.
func (d *drawing) button() goapp.UI {
	if d.Running {
		return ui.Act("lab-cancel", d.Text.Tournament.Cancel).Class("main")
	}
	return ui.Act("lab-play", d.Text.Tournament.Play).Class("main")
}

// said tells screen readers that the tournament is running or has ended.
func (d *drawing) said() string {
	t := &d.Text.Tournament
	switch last := len(d.Games) - 1; {
	case d.Running:
		return d.Text.Lab.Wait(string(Games))
	case last < 0:
		return ""
	case d.Games[last] != nil && d.Games[last].Result.Games == d.Games[last].Result.Of:
		return t.Done
	}
	return t.Ended
}

// cards draws the results of each strategy so far. All distributions have the same scale.
func (d *drawing) cards() []goapp.UI {
	most, longest := 0, 0
	for _, p := range d.Games {
		if p != nil {
			longest, most = max(longest, p.Result.Worst()), max(most, slices.Max(append([]int{0}, p.Result.Counts...)))
		}
	}
	cards := make([]goapp.UI, len(d.Games))
	for i, p := range d.Games {
		cards[i] = d.card(d.played.Strategies[i], p, most, longest)
	}
	return cards
}

// card draws the results of a strategy. most and longest are the scale of the distribution: the most games
// with the same number of guesses, and the most guesses of a game, over all strategies.
func (d *drawing) card(strategy string, p *query.StandingPart, most, longest int) goapp.UI {
	t, name := &d.Text.Tournament, d.Text.Lab.Strategy(strategy)
	parts := []goapp.UI{ui.H3(name)}
	if p == nil {
		return ui.Div("standing", append(parts, ui.P("quiet", t.Waits))...)
	}
	r := &p.Result
	facts := []string{standingText(d.Text, r.Games, r.Of)}
	if r.Games > 0 {
		facts = append(facts, t.Mean(wording.Decimals(&d.Text.Game, r.Mean(), meanDigits)), t.Worst(r.Worst()))
	}
	parts = append(parts, ui.P("facts", wording.Facts(facts)))
	if d.Running && r.Games < r.Of {
		left := ""
		if seconds, known := secondsLeft(p); known {
			left = t.TimeLeft(int(math.Ceil(seconds)))
		}
		parts = append(parts,
			goapp.Progress().Max(r.Of).Attr("value", r.Games).Aria("label", standingText(d.Text, r.Games, r.Of)),
			ui.P("quiet", left),
		)
	}
	if r.Games > 0 {
		parts = append(parts, d.spread(r, name, most, longest))
	}
	if len(r.Longest) > 0 && r.Games == r.Of {
		parts = append(parts, d.longest(r))
	}
	if r.Estimate {
		parts = append(parts, ui.P("quiet", t.Estimate))
	}
	return ui.Div("standing", parts...)
}

// spread draws the number of games by number of guesses.
func (d *drawing) spread(r *solver.Result, name string, most, longest int) goapp.UI {
	t := &d.Text.Tournament
	chart := &ui.Chart{Title: t.Spread(name), Names: t.Taken, Values: t.Games, Most: float64(most), Narrow: true}
	for n := 1; n <= longest; n++ {
		games := 0
		if n < len(r.Counts) {
			games = r.Counts[n]
		}
		chart.Figures = append(chart.Figures, ui.Figure{Name: strconv.Itoa(n), Value: float64(games), Text: d.Text.Number(games)})
	}
	return chart.Bars()
}

// longest draws the secrets that took the most guesses.
func (d *drawing) longest(r *solver.Result) goapp.UI {
	names := each.Of(r.Longest, func(secret engine.Secret) string { return part.Voice(d.Text, secret.Mode()).Secret(secret) })
	if len(names) == solver.MostLongest && r.Counts[r.Worst()] > len(names) {
		names = append(names, "…")
	}
	return ui.P("longest", d.Text.Tournament.Longest(strings.Join(names, ", ")))
}

// meanDigits is how many decimals a mean number of guesses has. Strategies differ by little.
const meanDigits = 3

// standingText says how many of the games have been played.
func standingText(t *text.Text, games, of int) string {
	if games == of {
		return t.Games.Games(games)
	}
	return t.Tournament.StandingOf(games, of)
}
