package stats

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
)

// drawStats draws statistics.
func drawStats(t *testing.T, s records.Stats) drawn.Element {
	return drawn.Of(t, figures(embedded.English, s, records.NoBar))
}

// figuresOf fails the test unless a drawing has these figures in a row, each with its label and number.
func figuresOf(t *testing.T, what string, d drawn.Element, want string) {
	t.Helper()
	names, numbers := drawn.Texts(d.All(drawn.Tagged("dt"))), drawn.Texts(d.All(drawn.Tagged("dd")))
	var all []string
	for i, name := range names {
		all = append(all, name+" "+numbers[i])
	}
	if got := strings.Join(all, ", "); !strings.Contains(got, want) {
		t.Errorf("%s: %s, want among them %s", what, got, want)
	}
}

// TestStatsFigures: the numbers, each with what it counts.
func TestStatsFigures(t *testing.T) {
	for name, test := range map[string]struct {
		stats records.Stats
		want  string
	}{
		"no games":   {records.Stats{}, "played 0, % won 0, daily streak 0, longest streak 0"},
		"only lost":  {records.Stats{Played: 2}, "played 2, % won 0, daily streak 0, longest streak 0"},
		"a whole":    {records.Stats{Played: 1, Won: 1, Guesses: 4, Fewest: 4}, "played 1, % won 100, daily streak 0, longest streak 0"},
		"two words":  {records.Stats{Played: 2, Won: 2, Both: 1}, "played 2, % won 100, daily streak 0, longest streak 0, both words 1"},
		"a fraction": {records.Stats{Played: 4, Won: 3, Guesses: 11, Fewest: 2, Streak: records.Streak{Present: 1, Longest: 12}}, "played 4, % won 75, daily streak 1, longest streak 12"},
	} {
		figuresOf(t, name, drawStats(t, test.stats), test.want)
	}
	german := embedded.Of("de")
	lost, won := drawStats(t, records.Stats{Played: 2}), drawStats(t, records.Stats{Played: 4, Won: 3, Guesses: 11})
	apptest.Equal(t, "no average", len(lost.All(drawn.Tagged("small"))), 0)
	apptest.Equal(t, "the average", won.One(t, drawn.Tagged("small")).Text(), "· average 3.7")
	apptest.Equal(t, "thousands", figureText(german, records.Figure{Value: 1234}), "1.234")
	apptest.Equal(t, "megabytes", wording.Megabytes(&german.Game, 23<<19), "11,5")
}

// TestMonth: the statistics of one mode and list have this month's results in a calendar.
func TestMonth(t *testing.T) {
	b := played(t, "abide", 6, "slate", "abide")
	p, err := b.Lexicon.Daily(apptest.Rules(engine.Classic), b.Day)
	if err != nil {
		t.Fatal(err)
	}
	b.History = append(b.History, records.Saved{Game: engine.NewGame(p).GiveUp(), Day: b.Day})
	months := func() []drawn.Element { return b.Draw().All(drawn.Classed("calendar")) }
	apptest.Equal(t, "of all games", len(months()), 0)
	apptest.Equal(t, "without a list", len(b.Send(OpenDay{Day: b.Day}).Wants), 0)
	b.Selection = b.SelectionInPlay()
	apptest.Equal(t, "of a mode and list", len(months()), 1)
	lost := months()[0].All(drawn.Classed("lost"))
	apptest.Equal(t, "results", len(lost), 1)
	apptest.Equal(t, "in words", lost[0].Value("aria-label"), "Saturday 11 April, today: given up")
	apptest.Equal(t, "only what was played is a button", len(months()[0].All(drawn.Tagged("button"))), 1)
	daily := screen.Intent(screen.PlayDaily{Puzzle: records.DailyOf(p.Identity)})
	apptest.Equal(t, "it opens", b.Send(OpenDay{Day: b.Day}).Wants, screen.Intents{daily})
	b.Selection.Mode = engine.Quantum
	apptest.Equal(t, "of the other mode", len(months()[0].All(drawn.Classed("lost"))), 0)
}

// TestTurn: the calendar goes back, month by month, to that of the first puzzle, and forward again.
func TestTurn(t *testing.T) {
	b := played(t, "abide", 6, "abide")
	b.Selection = b.SelectionInPlay()
	month := func(by int) []string {
		head := b.Send(Turn{By: by}).Draw().One(t, drawn.Classed("month"))
		return append(drawn.Texts(head.All(drawn.Tagged("h3"))), drawn.Attrs(head.All(drawn.Tagged("button")), "aria-disabled")...)
	}
	apptest.Strings(t, "this one", month(1), "April 2026", "", "true")
	apptest.Strings(t, "the one before", month(-1), "March 2026", "", "")
	month(-1)
	apptest.Strings(t, "the first", month(-1), "January 2026", "true", "")
	apptest.Strings(t, "none before", month(-1), "January 2026", "true", "")
	apptest.Strings(t, "forward", month(1), "February 2026", "", "")
}

// TestModeAfterAll: a mode after all games brings back the language, length and level of before.
func TestModeAfterAll(t *testing.T) {
	b := played(t, "abide", 6, "abide")
	selects := func(part records.Part, value string) records.Selection {
		for _, w := range b.Send(Select{Part: part, Value: value}).Wants {
			b.Selection = w.(screen.Select).Selection
		}
		return b.Selection
	}
	apptest.Equal(t, "all at first", selects(records.ModePart, "classic"), records.Selection{Mode: engine.Classic})
	selects(records.LangPart, "de")
	selects(records.LengthPart, "6")
	apptest.Equal(t, "all", selects(records.ModePart, records.All), records.Selection{})
	apptest.Equal(t, "all again", selects(records.ModePart, records.All), records.Selection{})
	apptest.Equal(t, "as before", selects(records.ModePart, "quantum"), records.Selection{Mode: engine.Quantum, Lang: "de", Length: 6})
	selects(records.ModePart, records.All)
	apptest.Equal(t, "another part", selects(records.LangPart, "en"), records.Selection{Lang: "en"})
}

// TestFiguresAreNamed: every figure has a name in every language, and there are no other
// names.
func TestFiguresAreNamed(t *testing.T) {
	var figures []string
	for _, f := range (records.Stats{Both: 1}).Figures() {
		figures = append(figures, f.Name)
	}
	slices.Sort(figures)
	apptest.Strings(t, "figures", apptest.SentenceKeys(t, "stats.figures"), figures...)
}

// TestStatsBars: a bar for each number of guesses and one for lost games, in proportion to
// the greatest, and described in words.
func TestStatsBars(t *testing.T) {
	s := records.Stats{Played: 9, Won: 6, Guesses: 30}
	s.Wins[0], s.Wins[3], s.Wins[records.LongWins-1] = 1, 4, 1
	page := drawStats(t, s)
	bars := page.All(drawn.Tagged("progress"))
	apptest.Strings(t, "names", drawn.Texts(page.All(drawn.Classed("name"))), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost")
	apptest.Equal(t, "lit", len(page.All(drawn.Classed("now"))), 0)
	counts := []string{"1", "0", "0", "4", "0", "0", "0", "0", "0", "1", "3"}
	apptest.Strings(t, "counts", drawn.Texts(page.All(drawn.Classed("count"))), counts...)
	apptest.Strings(t, "values", drawn.Attrs(bars, "value"), counts...)
	apptest.Strings(t, "greatest", drawn.Attrs(bars, "max"), slices.Repeat([]string{"4"}, len(counts))...)
	labels := drawn.Attrs(bars, "aria-label")
	apptest.Strings(t, "labels", []string{labels[0], labels[1], labels[9], labels[10]},
		"1: 1 game", "2: 0 games", "10+: 1 game", "lost: 3 games")
}

// TestStatsWithoutGames: without games, a sentence replaces the bars.
func TestStatsWithoutGames(t *testing.T) {
	s := drawStats(t, records.Stats{})
	apptest.Strings(t, "sentences", drawn.Texts(s.All(drawn.Tagged("p"))), "No finished games here yet.")
	apptest.Equal(t, "bars", len(s.All(drawn.Tagged("progress"))), 0)
}

// TestImportedCountsAreTold: the statistics say what imported counts lack.
func TestImportedCountsAreTold(t *testing.T) {
	d := drawStats(t, records.Stats{}.WithImported([]records.Scores{{0, 0, 1, 1}}))
	figuresOf(t, "figures", d, "played 2, % won –, daily streak 0, longest streak 0")
	apptest.Equal(t, "told", d.One(t, drawn.Classed("quiet")).Text(), "Including 2 wins from imported counts, which have no losses. 10+ counts as 10.")
}

// bench is the screen with its session.
type bench = screentest.Bench[Model]

// played opens the screen after the game in play has ended and is counted.
func played(t *testing.T, secret string, tries int, guesses ...string) *bench {
	b := &bench{T: t, Session: screentest.Playing(t, secret)}
	b.Game.Puzzle.Rules.Tries = tries
	if b.Game = apptest.Play(t, b.Game, guesses...); b.Playing() {
		b.Game = b.Game.GiveUp()
	}
	b.History = records.History{b.Current()}
	return b
}

// TestAssistedApart: a game with a hint is counted separately, and no bar is highlighted.
func TestAssistedApart(t *testing.T) {
	b := played(t, "abide", 6, "slate", "abide")
	b.Assisted, b.History[0].Assisted = true, true
	d := b.Draw()
	figuresOf(t, "figures", d, "without hints 0, % won 0")
	apptest.Equal(t, "that there are none", strings.Contains(d.Text(), "No finished games"), false)
	apptest.Equal(t, "apart", d.All(drawn.Classed("quiet"))[0].Text(), "Counted apart: 1 game with hints.")
	apptest.Equal(t, "lit", len(d.All(drawn.Classed("now"))), 0)
}

// TestBarOfThisGame: bars are drawn up to the default number of tries, or the greatest number used. That of
// the game in play is highlighted, if it is selected.
func TestBarOfThisGame(t *testing.T) {
	next := played(t, "abide", 6, "abide")
	next.Game = screentest.Playing(t, "flesh").Game
	usual := []string{"1", "2", "3", "4", "5", "6", "lost"}
	for name, test := range map[string]struct {
		bench *bench
		mode  engine.Mode
		rows  []string
		lit   []string
	}{
		"won":        {played(t, "abide", 6, "audio", "speed", "abide"), engine.Classic, usual, []string{"3: 1 game, with this one"}},
		"given up":   {played(t, "abide", 6), 0, usual, []string{"lost: 1 game, with this one"}},
		"other mode": {played(t, "abide", 6, "abide"), engine.Quantum, nil, nil},
		"unlimited": {played(t, "abide", engine.Unlimited, append(slices.Repeat([]string{"slate"}, 11), "abide")...), engine.Classic,
			[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost"}, []string{"10+: 1 game, with this one"}},
		"next one": {next, engine.Classic, usual, nil},
	} {
		test.bench.Selection.Mode = test.mode
		d := test.bench.Draw()
		apptest.Strings(t, name+": rows", drawn.Texts(d.All(drawn.Classed("name"))), test.rows...)
		var lit []string
		for _, row := range d.All(drawn.Classed("now")) {
			lit = append(lit, drawn.Attrs(row.All(drawn.Tagged("progress")), "aria-label")...)
		}
		apptest.Strings(t, name+": lit", lit, test.lit...)
		apptest.Equal(t, name+": the others are not", len(d.All(drawn.Classed("lit"))), len(test.lit))
	}
}

// TestSelection: games can be selected by mode and, if there are several, by list and level; the selected
// value is pressed.
func TestSelection(t *testing.T) {
	b := played(t, "abide", 6, "abide")
	apptest.Equal(t, "of one list and level there is no choice", len(b.Draw().All(drawn.Tagged("select"))), 0)
	for _, id := range []string{"classic/de/6/1/6/hard", "classic/de/4/1/6/hard", "quantum/de/4/1/6/normal"} {
		b.History = append(b.History, records.Saved{Game: apptest.GivenUp(t, id)})
	}
	d := b.Draw().One(t, drawn.Classed("selection"))
	apptest.Strings(t, "choices", drawn.Texts(d.All(drawn.Tagged("option"))), "All languages", "German", "English",
		"All lengths", "4 letters", "5 letters", "6 letters", "All levels", "Normal", "Hard")
	apptest.Strings(t, "names", drawn.Texts(d.All(drawn.Classed("unseen"))), "Language", "Length", "Level")
	apptest.Strings(t, "modes", drawn.Texts(d.One(t, drawn.Classed("tabs")).All(drawn.Tagged("button"))), "All", "Classic", "Quantum")
	for _, test := range []struct {
		part          records.Part
		value, played string
	}{
		{records.ModePart, "quantum", "1"}, {records.ModePart, "classic", "3"}, {records.LangPart, "de", "2"}, {records.LengthPart, "6", "1"},
		{records.LevelPart, "normal", "0"}, {records.LangPart, "all", "0"}, {records.LengthPart, "5", "1"}, {records.LengthPart, "all", "1"},
		{records.LevelPart, "all", "3"}, {records.ModePart, "all", "4"}, {records.ModePart, "nonsense", "4"},
	} {
		for _, w := range b.Send(Select{Part: test.part, Value: test.value}).Wants {
			b.Selection = w.(screen.Select).Selection
		}
		d := b.Draw()
		apptest.Equal(t, string(test.part)+" "+test.value, drawn.Texts(d.All(drawn.Tagged("dd")))[0], test.played)
		if mode := b.Selection.Mode; test.part == records.ModePart {
			want := map[engine.Mode]string{0: "all", engine.Classic: "classic", engine.Quantum: "quantum"}[mode]
			apptest.Equal(t, "pressed", d.One(t, drawn.Saying("aria-pressed", "true")).Value("data-value"), want)
		}
	}
}

// TestHistoryFile: a history is exported if there is one, and imported by a labelled field, one file at a
// time; the result is reported.
func TestHistoryFile(t *testing.T) {
	b := &bench{T: t, Session: screentest.Playing(t, "abide")}
	export := func() string {
		return b.Draw().One(t, drawn.Saying("data-action", "export-history")).Value("aria-disabled")
	}
	apptest.Equal(t, "nothing to export", []any{export(), len(b.Send(ExportHistory{}).Wants)}, []any{"true", 0})
	b.Kept.Me = "Max"
	apptest.Equal(t, "friends alone", []any{export(), len(b.Send(ExportHistory{}).Wants)}, []any{"", 2})
	b.History = played(t, "abide", 6, "abide").History
	apptest.Equal(t, "something", export(), "")
	b.Send(ExportHistory{})
	offered, refusal := records.ReadFile(engine.Forever, b.Wants[0].(screen.Perform).Effect.(effect.OfferHistory).Value)
	apptest.Equal(t, "exported", []any{offered.Games, offered.Friends.Me, refusal, b.Wants[1]}, []any{b.History, "Max", records.FileRefusal{}, screen.Intent(screen.ShowNotice{Notice: notice.HistoryExported})})

	label := func() drawn.Element { return b.Draw().One(t, drawn.Classed("history")).One(t, drawn.Tagged("label")) }
	field := label().One(t, drawn.Tagged("input"))
	apptest.Strings(t, "import", []string{label().Text(), field.Value("type"), field.Value("data-action"), field.Value("accept")},
		"Import history", "file", "import-history", ".json,.txt,application/json,text/plain")
	file, why := records.File{Games: b.History}, records.FileRefusal{Fault: records.FileEmpty}
	for _, c := range []struct {
		msg  screen.Msg[Model]
		want screen.Intents
	}{
		{HistoryRead(file), screen.Intents{screen.AddHistory{File: file}}},
		{ScoresRead{Line: "1 2"}, screen.Intents{screen.ReadScores{Line: "1 2"}}},
		{HistoryRefused{Refusal: why}, screen.Intents{screen.ShowNotice{Notice: notice.HistoryNotImported{Refusal: why}}}},
	} {
		apptest.Equal(t, "reads", b.Send(ImportHistory{}).Wants, screen.Intents{screen.DropNotices{}, screen.Perform{Effect: effect.ReadHistoryFile{}}})
		apptest.Equal(t, "one at a time", []any{label().Text(), len(b.Send(ImportHistory{}).Wants)}, []any{"Reading …", 0})
		apptest.Equal(t, "then", b.Send(c.msg).Wants, c.want)
		apptest.Equal(t, "is done", label().Text(), "Import history")
	}
	for class, n := range map[string]notice.Notice{"told": notice.GamesAdded{Added: 1, Read: 1}, "told refusal": notice.HistoryNotImported{Refusal: why}} {
		b.View.Notices = []notice.Notice{n}
		told := b.Draw().One(t, drawn.Classed("history")).One(t, drawn.Classed("told"))
		apptest.Strings(t, class, []string{told.Value("class"), told.Text()}, class, notice.Sentence(embedded.English, n))
	}
}
