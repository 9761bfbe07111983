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
	german := text.English.Game
	german.Decimal = ","
	mean := model.Figure{Kind: model.DecimalFigure, Value: 3.5}
	equal(t, "decimal comma", figureText(&german, mean), "3,5")
	equal(t, "megabytes", megabytes(&german, 23<<19), "11,5")
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
	equal(t, "lit", len(drawn.all(classed("now"))), 0)
	counts := []string{"1", "0", "0", "4", "0", "0", "0", "0", "0", "1", "3"}
	same(t, "counts", texts(drawn.all(classed("count"))), counts...)
	same(t, "values", attrs(bars, "value"), counts...)
	same(t, "greatest", attrs(bars, "max"), slices.Repeat([]string{"4"}, len(counts))...)
	labels := attrs(bars, "aria-label")
	same(t, "labels", []string{labels[0], labels[1], labels[9], labels[10]},
		"1: 1 game", "2: 0 games", "10+: 1 game", "lost: 3 games")
}

// TestAssistedGamesAreApart: a game with a hint is counted by itself, and no bar is lit.
func TestAssistedGamesAreApart(t *testing.T) {
	b := newTable(t, "abide", "").guess("slate").asks(model.AskHint{Kind: model.HintGuess}).guess("abide")
	d := b.send(model.Open{Screen: model.StatsScreen}).draw().one(t, tagged("dialog"))
	same(t, "figures", texts(d.all(tagged("dd"))), "0", "0", "0", "–", "–")
	equal(t, "apart", d.one(t, classed("quiet")).text(), "Counted apart: 1 game with hints.")
	equal(t, "lit", len(d.all(classed("now"))), 0)
}

// TestStatsOfThisGame: no rows are drawn past the last that was used, and that
// of the game in play is lit, where the tab counts it.
func TestStatsOfThisGame(t *testing.T) {
	for name, test := range map[string]struct {
		game *table
		tab  model.Tab
		rows []string
		lit  []string
	}{
		"won":       {newTable(t, "abide", "").guess("audio", "speed", "abide"), "classic", []string{"1", "2", "3", "lost"}, []string{"3: 1 game, with this one"}},
		"given up":  {newTable(t, "abide", "").send(model.GiveUp{}), model.AllTab, []string{"lost"}, []string{"lost: 1 game, with this one"}},
		"other tab": {newTable(t, "abide", "").guess("abide"), "quantum", nil, nil},
		"unlimited": {newTable(t, "abide", "&tries=0").guess(slices.Repeat([]string{"slate"}, 11)...).guess("abide"), "classic",
			[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost"}, []string{"10+: 1 game, with this one"}},
		"next one": {newTable(t, "abide", "").guess("abide").send(model.NewRandom{}), "classic", []string{"1", "lost"}, nil},
	} {
		dialog := test.game.send(model.Open{Screen: model.StatsScreen}, model.ShowTab{Tab: test.tab}).draw().one(t, tagged("dialog"))
		same(t, name+": rows", texts(dialog.all(classed("name"))), test.rows...)
		var lit []string
		for _, row := range dialog.all(classed("now")) {
			lit = append(lit, attrs(row.all(tagged("progress")), "aria-label")...)
		}
		same(t, name+": lit", lit, test.lit...)
		equal(t, name+": the others are not", len(dialog.all(classed("lit"))), len(test.lit))
	}
}

// TestStatsWithoutGames says so, in place of bars.
func TestStatsWithoutGames(t *testing.T) {
	s := drawStats(t, model.AllTab, model.Stats{})
	same(t, "sentences", texts(s.all(tagged("p"))), "No finished games here yet.")
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
