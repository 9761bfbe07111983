//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// drawHistoryButtons draws the statistics of a table, and returns what is below
// the figures.
func drawHistoryButtons(t *testing.T, b *table) drawn.Element {
	t.Helper()
	if b.model.Screen != screen.Stats {
		b.send(model.Open{Screen: screen.Stats})
	}
	return b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("history"))
}

// TestHistoryButtons: a history is exported if there is one, and imported by a
// field that its label names.
func TestHistoryButtons(t *testing.T) {
	for name, disabled := range map[string]string{"classic, begun": "true", "classic, won": "", "quantum, lost": ""} {
		acts := drawHistoryButtons(t, tables(t)[name])
		export := acts.One(t, drawn.Saying("data-action", "export-history"))
		equal(t, name+": export", export.Text(), "Export history")
		equal(t, name+": disabled", export.Value("aria-disabled"), disabled)
		label := acts.One(t, drawn.Tagged("label"))
		equal(t, name+": import", label.Text(), "Import history")
		field := label.One(t, drawn.Tagged("input"))
		same(t, name+": field", []string{field.Value("type"), field.Value("data-action"), field.Value("accept")},
			"file", "import-history", ".json,.txt,application/json,text/plain")
		equal(t, name+": told", acts.One(t, drawn.Saying("role", "status")).Text(), "")
	}
}

// TestHistoryTold: what came of a file stands in the dialog, where it is read
// aloud, and what else is told does not.
func TestHistoryTold(t *testing.T) {
	b := tables(t)["classic, begun"]
	told := func() drawn.Element { return drawHistoryButtons(t, b).One(t, drawn.Saying("role", "status")) }
	b.send(model.Enter{})
	equal(t, "a refused guess", told().Text(), "")
	b.send(model.ImportHistory{})
	equal(t, "busy", drawHistoryButtons(t, b).One(t, drawn.Tagged("label")).Text(), "Reading …")
	b.send(model.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileEmpty}})
	equal(t, "refused", told().Text(), "Nothing was imported. The file is empty.")
	equal(t, "refused: look", told().Value("class"), "told refusal")
	won := tables(t)["classic, won"].model.History
	b.send(model.HistoryRead{Games: won})
	equal(t, "imported", told().Text(), "1 game added.")
	equal(t, "imported: look", told().Value("class"), "told")
	equal(t, "counted", drawn.Texts(b.draw().All(drawn.Tagged("dd")))[0], "1")
	equal(t, "spoken", b.speech(b.model.Spoken.What), "1 game added.")
	b.send(model.SaveFailed{})
	equal(t, "not stored", told().Text(), "1 game added. "+embedded.English.Notice.CantSave())
}

// TestHistoryNotices: the sentence of everything that can come of a file.
func TestHistoryNotices(t *testing.T) {
	added := func(added, read int) model.Notice {
		return model.GamesAdded{Added: added, Read: read}
	}
	refused := func(r records.FileRefusal) model.Notice { return model.HistoryNotImported{Refusal: r} }
	for want, n := range map[string]model.Notice{
		"1 game added.":                                      added(1, 12),
		"3 games added.":                                     added(3, 3),
		"1,200 games added.":                                 added(1200, 1200),
		"No new games: all 12 are already here.":             added(0, 12),
		"No new games: the one in the file is already here.": added(0, 1),
		"No new games: the file has none.":                   added(0, 0),
		"Nothing was imported. The file could not be read. Choose it again.": refused(records.FileRefusal{Fault: records.FileUnread}),
		"Nothing was imported. The file is empty.":                           refused(records.FileRefusal{Fault: records.FileEmpty}),
		"Nothing was imported. The file has 11.5 MB; the limit is 10 MB.": refused(
			records.FileRefusal{Fault: records.FileTooLong, Size: 23 << 19}),
		"Nothing was imported. This is not a Ketword history file: it is not valid JSON at line 2, character 7.": refused(
			records.FileRefusal{Fault: records.FileNotJSON, Line: 2, Column: 7}),
		"Nothing was imported. This is not a Ketword history file.":              refused(records.FileRefusal{Fault: records.FileOther}),
		"Nothing was imported. The file was made by a newer version of Ketword.": refused(records.FileRefusal{Fault: records.FileNewer}),
	} {
		equal(t, want, noticeSentence(embedded.English, n), want)
	}
}

// TestBadGames: the first is told with its fault, and then the numbers of some
// more.
func TestBadGames(t *testing.T) {
	games := func(faults ...records.GameFault) []*records.GameError {
		var bad []*records.GameError
		for i, f := range faults {
			bad = append(bad, &records.GameError{Number: i + 3, Fault: f})
		}
		return bad
	}
	const first = "Game 3 is unfinished."
	for _, c := range []struct {
		bad  []*records.GameError
		want string
	}{
		{games(records.Unfinished), first},
		{games(records.BadShape), "Game 3 is not a game record."},
		{games(records.BadName), "Game 3 has no valid puzzle name."},
		{games(records.BadSecret), "Game 3 has a secret that can’t be read."},
		{games(records.BadGuesses), "Game 3 has guesses that can’t be played."},
		{games(records.BadList), "Game 3 doesn’t name its word list."},
		{games(records.BadRival), "Game 3 has a rival’s game that can’t be read."},
		{games(records.Unfinished, records.BadName), first + " Also wrong: 4."},
		{games(records.Unfinished, 0, 0, 0, 0), first + " Also wrong: 4, 5, 6, 7."},
		{games(records.Unfinished, 0, 0, 0, 0, 0, 0), first + " Also wrong: 4, 5, 6, 7 and 2 more."},
	} {
		equal(t, c.want, badGames(&embedded.English.HistoryProblem, c.bad), c.want)
	}
}
