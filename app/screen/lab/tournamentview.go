package lab

import (
	"math"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// tournament draws the choice of players and games, and what came of those that are
// played.
type tournament struct {
	goapp.Compo
	Text       *text.Text
	Length     int // of the words
	Strategies []string
	Samples    []int
	Sample     int
	Running    bool
	Games      []standing
}

func drawTournament(v screen.View, m *Model, f *found) goapp.UI {
	return &tournament{
		Text: v.Text, Length: m.scope.List.Length, Strategies: m.strategies,
		Samples: m.samples(v.Session), Sample: m.sample, Running: f.Running, Games: f.Games,
	}
}

func (c *tournament) Render() goapp.UI {
	t := &c.Text.Tournament
	var players, games []goapp.UI
	for _, name := range solver.Names() {
		players = append(players, ui.Choice("lab-player", name, c.Text.Lab.Strategy(name), slices.Contains(c.Strategies, name)))
	}
	for _, n := range c.Samples {
		name := t.AllGames()
		if n > 0 {
			name = t.SomeGames(n)
		}
		games = append(games, ui.Choice("lab-sample", strconv.Itoa(n), name, n == c.Sample))
	}
	return goapp.Div().Class("lab-games").Body(
		ui.Chips("lab-players", "", t.Strategies(), players),
		ui.Chips("lab-samples", "", t.Games(), games),
		goapp.Div().Class("fields").Body(
			ui.Labelled(ui.OptionalName(t.OpenerLabel(), c.Text.ListImport.Optional()), part.WordInput("lab-opener", c.Length).DataSet("enter", "lab-play")),
			ui.If(c.Sample > 0, ui.Labelled(ui.OptionalName(t.SeedLabel(), c.Text.ListImport.Optional()),
				ui.NumberInput("lab-seed", labSeedDigits).Attr("placeholder", "1").DataSet("enter", "lab-play"))),
		),
		goapp.Div().Class("acts").Body(c.button()),
		ui.Live("status", goapp.Div().Class("unseen")).Text(c.said()),
		goapp.Div().Class("standings").Body(c.standings()...),
		ui.If(len(c.Games) > 0 && !c.Running, goapp.Div().Class("acts").Body(
			ui.Act("export-games", c.Text.Lab.AsCSV()).DataSet("value", string(effect.CSV)),
			ui.Act("export-games", c.Text.Lab.AsJSON()).DataSet("value", string(effect.JSON)),
		)),
	)
}

// labSeedDigits is how many digits the number takes that decides which games are played.
const labSeedDigits = 20

// button draws the button that begins the tournament, or ends it.
func (c *tournament) button() goapp.UI {
	if c.Running {
		return ui.Act("lab-cancel", c.Text.Tournament.Cancel()).Class("main")
	}
	return ui.Act("lab-play", c.Text.Tournament.Play()).Class("main")
}

// said tells those who don't see it that the tournament goes on, or has ended.
func (c *tournament) said() string {
	t := &c.Text.Tournament
	switch last := len(c.Games) - 1; {
	case c.Running:
		return c.Text.Lab.Wait(string(Games))
	case last < 0:
		return ""
	case c.Games[last].Begun && c.Games[last].Result.Games == c.Games[last].Result.Of:
		return t.Done()
	}
	return t.Ended()
}

// standings draws what came of each player so far. All distributions have the same
// scale.
func (c *tournament) standings() []goapp.UI {
	most, longest := 0, 0
	for _, s := range c.Games {
		longest = max(longest, s.Result.Worst())
		for _, n := range s.Result.Counts {
			most = max(most, n)
		}
	}
	return each.Of(c.Games, func(s standing) goapp.UI {
		return &card{Text: c.Text, Standing: s, Running: c.Running, Most: most, Longest: longest}
	})
}

// card draws what came of a player.
type card struct {
	goapp.Compo
	Text     *text.Text
	Standing standing
	Running  bool
	Most     int // games of one number of guesses, of any player
	Longest  int // guesses of a game of any player
}

func (c *card) Render() goapp.UI {
	t, r := &c.Text.Tournament, &c.Standing.Result
	name := c.Text.Lab.Strategy(c.Standing.Strategy)
	parts := []goapp.UI{goapp.H3().Text(name)}
	if !c.Standing.Begun {
		return goapp.Div().Class("standing").Body(append(parts, goapp.P().Class("quiet").Text(t.Waits()))...)
	}
	facts := []string{standingText(c.Text, r.Games, r.Of)}
	if r.Games > 0 {
		facts = append(facts, t.Mean(wording.Decimals(&c.Text.Game, r.Mean(), meanDigits)), t.Worst(r.Worst()))
	}
	parts = append(parts, goapp.P().Class("facts").Text(wording.Facts(facts)))
	if c.Running && r.Games < r.Of {
		left := ""
		if seconds, known := c.Standing.left(); known {
			left = t.TimeLeft(int(math.Ceil(seconds)))
		}
		parts = append(parts,
			goapp.Progress().Max(r.Of).Attr("value", r.Games).Aria("label", standingText(c.Text, r.Games, r.Of)),
			goapp.P().Class("quiet").Text(left),
		)
	}
	if r.Games > 0 {
		parts = append(parts, c.bars(name))
	}
	if len(r.Longest) > 0 && r.Games == r.Of {
		parts = append(parts, c.longest())
	}
	if r.Estimate {
		parts = append(parts, goapp.P().Class("quiet").Text(t.Estimate()))
	}
	return goapp.Div().Class("standing").Body(parts...)
}

// bars draws how many games took how many guesses.
func (c *card) bars(name string) goapp.UI {
	t := &c.Text.Tournament
	chart := &ui.BarChart{Title: t.Spread(name), Names: t.Taken(), Values: t.Games(), Most: float64(c.Most), Narrow: true}
	for n := 1; n <= c.Longest; n++ {
		games := 0
		if n < len(c.Standing.Result.Counts) {
			games = c.Standing.Result.Counts[n]
		}
		chart.Figures = append(chart.Figures, ui.Figure{Name: strconv.Itoa(n), Value: float64(games), Text: c.Text.Number(games)})
	}
	return chart
}

// longest names the secrets that took the most guesses.
func (c *card) longest() goapp.UI {
	names := each.Of(c.Standing.Result.Longest, func(secret engine.Secret) string { return part.Voice(c.Text, secret.Mode()).Secret(secret) })
	if len(names) == solver.MostLongest && c.Standing.Result.Counts[c.Standing.Result.Worst()] > len(names) {
		names = append(names, "…")
	}
	return goapp.P().Class("longest").Text(c.Text.Tournament.Longest(strings.Join(names, ", ")))
}

// meanDigits is how many decimals a mean number of guesses has: players differ by little.
const meanDigits = 3

// standingText says how many games of how many are played.
func standingText(t *text.Text, games, of int) string {
	if games == of {
		return t.Games.Games(games)
	}
	return t.Tournament.StandingOf(games, of)
}
