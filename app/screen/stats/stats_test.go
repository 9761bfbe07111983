package stats

import (
	"slices"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/records"
	"ketword/app/text/embedded"
	"ketword/app/wording"
)

// drawStats draws statistics.
func drawStats(t *testing.T, s records.Stats) drawn.Element {
	return drawn.Of(t, figures(embedded.English, s, records.NoBar))
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
	mean := records.Figure{Decimals: true, Value: 3.5}
	equal(t, "decimal comma", figureText(german, mean), "3,5")
	equal(t, "thousands", figureText(german, records.Figure{Value: 1234}), "1.234")
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

// TestStatsWithoutGames says so, in place of bars.
func TestStatsWithoutGames(t *testing.T) {
	s := drawStats(t, records.Stats{})
	same(t, "sentences", drawn.Texts(s.All(drawn.Tagged("p"))), "No finished games here yet.")
	equal(t, "bars", len(s.All(drawn.Tagged("progress"))), 0)
}

// TestImportedCountsAreTold: of imported counts, it is told what they lack.
func TestImportedCountsAreTold(t *testing.T) {
	d := drawStats(t, records.Stats{}.WithImported([]records.Scores{{0, 0, 1, 1}}))
	same(t, "figures", drawn.Texts(d.All(drawn.Tagged("dd"))), "2", "–", "0", "0", "2", "3.5", "3")
	equal(t, "told", d.One(t, drawn.Classed("quiet")).Text(), "Including 2 wins from imported counts, which have no losses. 10+ counts as 10.")
}

// equal fails if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// same fails if got is not want.
func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	apptest.Strings(t, what, got, want...)
}
