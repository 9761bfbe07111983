//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
)

// drawStats draws statistics.
func drawStats(t *testing.T, s records.Stats) drawn.Element {
	return drawn.Of(t, &stats{Text: embedded.English, Stats: s})
}

// TestStatsFigures: the numbers, each with what it counts.
func TestStatsFigures(t *testing.T) {
	for name, test := range map[string]struct {
		stats records.Stats
		want  []string
	}{
		"no games":   {records.Stats{}, []string{"0", "0", "0", "0", "0", "–", "–"}},
		"only lost":  {records.Stats{Played: 2}, []string{"2", "0", "0", "0", "0", "–", "–"}},
		"a whole":    {records.Stats{Played: 1, Won: 1, Guesses: 4, Fewest: 4}, []string{"1", "100", "0", "0", "1", "4.0", "4"}},
		"a fraction": {records.Stats{Played: 4, Won: 3, Guesses: 11, Fewest: 2, Streak: records.Streak{Present: 1, Longest: 12}}, []string{"4", "75", "1", "12", "3", "3.7", "2"}},
	} {
		s := drawStats(t, test.stats)
		same(t, name, drawn.Texts(s.All(drawn.Tagged("dd"))), test.want...)
		same(t, name+": names", drawn.Texts(s.All(drawn.Tagged("dt"))), "played", "% won", "daily streak", "longest streak", "won", "average guesses", "fewest guesses")
	}
	german := embedded.Of("de")
	mean := records.Figure{Kind: records.DecimalFigure, Value: 3.5}
	equal(t, "decimal comma", figureText(german, mean), "3,5")
	equal(t, "thousands", figureText(german, records.Figure{Kind: records.WholeFigure, Value: 1234}), "1.234")
	equal(t, "megabytes", wording.Megabytes(&german.Game, 23<<19), "11,5")
}

// TestFiguresAreNamed: every figure has a name in every language, and no other
// name is there.
func TestFiguresAreNamed(t *testing.T) {
	var figures []string
	for _, f := range (records.Stats{}).Figures() {
		figures = append(figures, f.Name)
	}
	slices.Sort(figures)
	same(t, "figures", apptest.SentenceKeys(t, "stats.figures"), figures...)
}

// TestStatsBars: a bar for each number of guesses and one for games lost, in
// proportion to the greatest, and told in words.
func TestStatsBars(t *testing.T) {
	s := records.Stats{Played: 9, Won: 6, Guesses: 30}
	s.Wins[0], s.Wins[3], s.Wins[records.LongWins-1] = 1, 4, 1
	page := drawStats(t, s)
	bars := page.All(drawn.Tagged("progress"))
	same(t, "names", drawn.Texts(page.All(drawn.Classed("name"))), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost")
	equal(t, "lit", len(page.All(drawn.Classed("now"))), 0)
	counts := []string{"1", "0", "0", "4", "0", "0", "0", "0", "0", "1", "3"}
	same(t, "counts", drawn.Texts(page.All(drawn.Classed("count"))), counts...)
	same(t, "values", drawn.Attrs(bars, "value"), counts...)
	same(t, "greatest", drawn.Attrs(bars, "max"), slices.Repeat([]string{"4"}, len(counts))...)
	labels := drawn.Attrs(bars, "aria-label")
	same(t, "labels", []string{labels[0], labels[1], labels[9], labels[10]},
		"1: 1 game", "2: 0 games", "10+: 1 game", "lost: 3 games")
}

// TestAssistedGamesAreApart: a game with a hint is counted by itself, and no bar is lit.
func TestAssistedGamesAreApart(t *testing.T) {
	b := newTable(t, "abide", "").guess("slate").asks(hint.Ask{Kind: hint.Guess}).guess("abide")
	d := b.send(model.Open{Screen: screen.Stats}).draw().One(t, drawn.Tagged("dialog"))
	same(t, "figures", drawn.Texts(d.All(drawn.Tagged("dd"))), "0", "0", "0", "0", "0", "–", "–")
	equal(t, "of which games", d.All(drawn.Tagged("dt"))[0].Text(), "without hints")
	equal(t, "that there are none", strings.Contains(d.Text(), "No finished games"), false)
	equal(t, "apart", d.One(t, drawn.Classed("quiet")).Text(), "Counted apart: 1 game with hints.")
	equal(t, "lit", len(d.All(drawn.Classed("now"))), 0)
}

// TestStatsOfThisGame: rows are drawn up to the usual number of tries, or the last that was
// used, and that of the game in play is lit, where it is selected.
func TestStatsOfThisGame(t *testing.T) {
	for name, test := range map[string]struct {
		game *table
		mode engine.Mode
		rows []string
		lit  []string
	}{
		"won":        {newTable(t, "abide", "").guess("audio", "speed", "abide"), engine.Classic, []string{"1", "2", "3", "4", "5", "6", "lost"}, []string{"3: 1 game, with this one"}},
		"given up":   {newTable(t, "abide", "").send(model.GiveUp{}), 0, []string{"1", "2", "3", "4", "5", "6", "lost"}, []string{"lost: 1 game, with this one"}},
		"other mode": {newTable(t, "abide", "").guess("abide"), engine.Quantum, nil, nil},
		"unlimited": {newTable(t, "abide", "&tries=0").guess(slices.Repeat([]string{"slate"}, 11)...).guess("abide"), engine.Classic,
			[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost"}, []string{"10+: 1 game, with this one"}},
		"next one": {newTable(t, "abide", "").guess("abide").send(model.NewRandom{}), engine.Classic, []string{"1", "2", "3", "4", "5", "6", "lost"}, nil},
	} {
		dialog := test.game.send(model.Open{Screen: screen.Stats}, model.Select{Selection: records.Selection{Mode: test.mode}}).draw().One(t, drawn.Tagged("dialog"))
		same(t, name+": rows", drawn.Texts(dialog.All(drawn.Classed("name"))), test.rows...)
		var lit []string
		for _, row := range dialog.All(drawn.Classed("now")) {
			lit = append(lit, drawn.Attrs(row.All(drawn.Tagged("progress")), "aria-label")...)
		}
		same(t, name+": lit", lit, test.lit...)
		equal(t, name+": the others are not", len(dialog.All(drawn.Classed("lit"))), len(test.lit))
	}
}

// TestStatsWithoutGames says so, in place of bars.
func TestStatsWithoutGames(t *testing.T) {
	s := drawStats(t, records.Stats{})
	same(t, "sentences", drawn.Texts(s.All(drawn.Tagged("p"))), "No finished games here yet.")
	equal(t, "bars", len(s.All(drawn.Tagged("progress"))), 0)
}

// TestSelectedMode: the dialog opens at the mode in play, and counts the games of the mode
// that is chosen.
func TestSelectedMode(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("crown").send(model.Open{Screen: screen.Stats})
	for _, test := range []struct{ chosen, pressed, played string }{
		{"quantum", "quantum", "1"}, {"classic", "classic", "0"}, {"all", "all", "1"}, {"nonsense", "all", "1"},
	} {
		if msg := b.message("select-mode", test.chosen); msg != nil {
			b.send(msg)
		}
		modes := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("tabs"))
		same(t, "names", drawn.Texts(modes.All(drawn.Tagged("button"))), "All", "Classic", "Quantum")
		same(t, "values", drawn.Attrs(modes.All(drawn.Tagged("button")), "data-value"), "all", "classic", "quantum")
		pressed := modes.One(t, drawn.Saying("aria-pressed", "true"))
		equal(t, "pressed", pressed.Value("data-value"), test.pressed)
		figures := drawn.Texts(b.draw().All(drawn.Tagged("dd")))
		equal(t, strings.Join(figures, " ")+": played", figures[0], test.played)
	}
}

// TestSelectedList: where there are games of several lists and levels, they can be chosen.
func TestSelectedList(t *testing.T) {
	b := newTable(t, "abide", "").guess("abide").send(model.Open{Screen: screen.Stats})
	equal(t, "of one list and level there is no choice", len(b.draw().All(drawn.Tagged("select"))), 0)
	b.model.History = append(b.model.History, otherGames(t, "classic/de/6/1/6/hard", "classic/de/4/1/6/hard")...)
	b.send(model.Select{})
	d := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("selection"))
	same(t, "choices", drawn.Texts(d.All(drawn.Tagged("option"))), "All languages", "German", "English",
		"All lengths", "4 letters", "5 letters", "6 letters", "All levels", "Normal", "Hard")
	same(t, "names", drawn.Texts(d.All(drawn.Classed("unseen"))), "Language", "Length", "Level")
	for _, test := range []struct{ action, value, played string }{
		{"select-lang", "de", "2"}, {"select-length", "6", "1"}, {"select-level", "normal", "0"}, {"select-lang", "all", "0"}, {"select-length", "5", "1"},
		{"select-length", "all", "1"}, {"select-level", "all", "3"},
	} {
		b.send(b.message(test.action, test.value))
		equal(t, test.action+" "+test.value, drawn.Texts(b.draw().All(drawn.Tagged("dd")))[0], test.played)
	}
	for _, action := range []string{"select-mode", "select-lang", "select-length", "select-level"} {
		equal(t, action+" of nonsense", b.message(action, "such nonsense"), model.Msg(nil))
	}
}

// otherGames returns finished games of puzzles.
func otherGames(t testing.TB, identities ...string) records.History {
	var h records.History
	for _, s := range identities {
		id, err := engine.ParseIdentity(s)
		if err != nil {
			t.Fatal(err)
		}
		h = append(h, records.Saved{Game: engine.NewGame(engine.Puzzle{Identity: id}).GiveUp()})
	}
	return h
}

// TestImportedCountsAreTold: of imported counts, it is told what they lack.
func TestImportedCountsAreTold(t *testing.T) {
	d := drawStats(t, records.Stats{}.WithImported([]records.Scores{{0, 0, 1, 1}}))
	same(t, "figures", drawn.Texts(d.All(drawn.Tagged("dd"))), "2", "–", "0", "0", "2", "3.5", "3")
	equal(t, "told", d.One(t, drawn.Classed("quiet")).Text(), "Including 2 wins from imported counts, which have no losses. 10+ counts as 10.")
}
