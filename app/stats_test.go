//go:build !js

package app

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/app/model"
	"ketword/app/text"
)

// drawStats draws the statistics of a tab.
func drawStats(t *testing.T, tab model.Tab, s model.Stats) drawn {
	return draw(t, &stats{Text: text.English, Tab: tab, Stats: s})
}

// TestStatsFigures: the numbers, each with what it counts.
func TestStatsFigures(t *testing.T) {
	for name, test := range map[string]struct {
		stats model.Stats
		want  []string
	}{
		"no games":   {model.Stats{}, []string{"0", "0", "0", "–", "–"}},
		"only lost":  {model.Stats{Played: 2}, []string{"2", "0", "0", "–", "–"}},
		"a whole":    {model.Stats{Played: 1, Won: 1, Guesses: 4, Fewest: 4}, []string{"1", "1", "100", "4.0", "4"}},
		"a fraction": {model.Stats{Played: 4, Won: 3, Guesses: 11, Fewest: 2}, []string{"4", "3", "75", "3.7", "2"}},
	} {
		s := drawStats(t, model.AllTab, test.stats)
		same(t, name, texts(s.all(tagged("dd"))), test.want...)
		same(t, name+": names", texts(s.all(tagged("dt"))), "played", "won", "% won", "average guesses", "fewest guesses")
	}
	german := text.English
	german.Game.Decimal = ","
	mean := model.Figure{Kind: model.DecimalFigure, Value: 3.5}
	equal(t, "decimal comma", figureText(german.Game, mean), "3,5")
	equal(t, "megabytes", megabytes(german.Game, 23<<19), "11,5")
}

// TestFiguresAreNamed: every figure has a name in every language, and no other
// name is there.
func TestFiguresAreNamed(t *testing.T) {
	var figures []string
	for _, f := range (model.Stats{}).Figures() {
		figures = append(figures, f.Name)
	}
	slices.Sort(figures)
	for _, language := range text.Languages() {
		same(t, language.Lang, slices.Sorted(maps.Keys(language.Stats.Figures)), figures...)
	}
}

// TestStatsBars: a bar for each number of guesses and one for games lost, in
// proportion to the greatest, and told in words.
func TestStatsBars(t *testing.T) {
	s := model.Stats{Played: 9, Won: 6, Guesses: 30}
	s.Wins[0], s.Wins[3], s.Wins[model.LongWins-1] = 1, 4, 1
	drawn := drawStats(t, model.AllTab, s)
	bars := drawn.all(tagged("progress"))
	same(t, "names", texts(drawn.all(classed("name"))), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost")
	counts := []string{"1", "0", "0", "4", "0", "0", "0", "0", "0", "1", "3"}
	same(t, "counts", texts(drawn.all(classed("count"))), counts...)
	same(t, "values", attrs(bars, "value"), counts...)
	same(t, "greatest", attrs(bars, "max"), slices.Repeat([]string{"4"}, len(counts))...)
	labels := attrs(bars, "aria-label")
	same(t, "labels", []string{labels[0], labels[1], labels[9], labels[10]},
		"1: 1 game", "2: 0 games", "10+: 1 game", "lost: 3 games")
}

// TestStatsWithoutGames says so, in place of bars.
func TestStatsWithoutGames(t *testing.T) {
	s := drawStats(t, model.AllTab, model.Stats{})
	same(t, "sentences", texts(s.all(tagged("p"))), "No finished games yet. They will be counted here.")
	equal(t, "bars", len(s.all(tagged("progress"))), 0)
}

// TestStatsTabs: the dialog opens at the mode in play, and counts the games of
// the tab that is chosen.
func TestStatsTabs(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("crown").send(model.Open{Screen: model.StatsScreen})
	for _, test := range []struct{ tab, pressed, played string }{
		{"", "quantum", "1"}, {"classic", "classic", "0"}, {"all", "all", "1"},
	} {
		if test.tab != "" {
			b.send(b.message("tab", test.tab))
		}
		tabs := b.draw().one(t, tagged("dialog")).one(t, classed("tabs"))
		same(t, "names", texts(tabs.all(tagged("button"))), "All", "Classic", "Quantum")
		same(t, "values", attrs(tabs.all(tagged("button")), "data-value"), "all", "classic", "quantum")
		pressed := tabs.one(t, saying("aria-pressed", "true"))
		equal(t, "pressed", pressed.attr("data-value"), test.pressed)
		figures := texts(b.draw().all(tagged("dd")))
		equal(t, strings.Join(figures, " ")+": played", figures[0], test.played)
	}
}
