package model

import (
	"errors"
	"maps"
	"strings"
	"testing"
)

// oldLine is a line of scores.txt.
const oldLine = "0 2 3 8 12 40 32 7 2 3"

// openScores opens the dialog for the line of counts, where nothing was played.
func openScores(t *testing.T, stored map[string]string) *window {
	return openWindow(t, newLexicon(t), stored, "").send(Open{Screen: StatsScreen}, Open{Screen: ScoresScreen})
}

// TestParseScores: what is wrong with a line is told, and where.
func TestParseScores(t *testing.T) {
	for text, want := range map[string]ScoresError{
		"":                             {Fault: ScoresEmpty},
		" \t\n":                        {Fault: ScoresEmpty},
		"1 2\n3\n4":                    {Fault: ScoresLines, Count: 3},
		"1 2 3 4 5 6 7 8 9":            {Fault: ScoresNumbers, Count: 9},
		oldLine + " 1":                 {Fault: ScoresNumbers, Count: 11},
		"0 2 3,5 8 12 40 32 7 2 3":     {Fault: ScoresNotNumber, Number: 3, Text: "3,5"},
		"0 2 -3 8 12 40 32 7 2 3":      {Fault: ScoresNotNumber, Number: 3, Text: "-3"},
		"+0 2 3 8 12 40 32 7 2 3":      {Fault: ScoresNotNumber, Number: 1, Text: "+0"},
		"0 2 3 8 12 40 32 7 2 101":     {Fault: ScoresTooGreat, Number: 10, Most: 100},
		strings.Repeat("9", 30) + " 2": {Fault: ScoresTooGreat, Number: 1, Most: 100},
	} {
		_, err := ParseScores(text, 100)
		var wrong *ScoresError
		if !errors.As(err, &wrong) || *wrong != want {
			t.Errorf("%q: %+v, want %+v", text, wrong, want)
		}
	}
	s, err := ParseScores(" "+strings.ReplaceAll(oldLine, " ", "  ")+"\r\n", MaxScore)
	equal(t, "error", err, error(nil))
	equal(t, "written again", s.String(), oldLine)
	equal(t, "wins", s.Wins(), 109)
	equal(t, "with a win", s.With(12).String(), "0 2 3 8 12 40 32 7 2 4")
}

// TestLooksLikeScores: a line of counts is told from a history.
func TestLooksLikeScores(t *testing.T) {
	for text, want := range map[string]bool{oldLine + "\r\n": true, "1 2\n3": true, "": false, " \n": false, goodGame: false, "1,2": false} {
		equal(t, text, LooksLikeScores(text), want)
	}
	w := openScores(t, map[string]string{}).send(ImportHistory{}, AddScores{Text: oldLine})
	equal(t, "the file is read", w.model.Reading, false)
}

// TestImportScores: a line is counted with all games, stored, and refused when it comes
// again. It belongs to no mode, list or level.
func TestImportScores(t *testing.T) {
	stored := map[string]string{}
	w := openScores(t, stored).send(AddScores{Text: "\n " + oldLine + "\r\n\n"})
	tells(t, "told", w.model, ScoresAdded{Wins: 109})
	equal(t, "all games are shown", w.model.Selection, Selection{})
	s := w.model.Stats()
	equal(t, "wins", s.Wins, [LongWins]int{0, 2, 3, 8, 12, 40, 32, 7, 2, 3})
	equal(t, "played, won, imported, fewest", [4]int{s.Played, s.Won, s.Imported, s.Fewest}, [4]int{109, 109, 109, 2})
	equal(t, "guesses", s.Guesses, 2*2+3*3+8*4+12*5+40*6+32*7+7*8+2*9+3*10)
	equal(t, "the share of wins is not known", s.Figures()[2].None, true)
	equal(t, "given out again", s.Scores().String(), oldLine)

	grown := openScores(t, maps.Clone(stored)).send(AddScores{Text: "0 2 3 8 12 41 32 7 2 3"})
	tells(t, "grown", grown.model, ScoresAdded{Wins: 110, Grown: true})
	before := maps.Clone(stored)
	w.send(AddScores{Text: oldLine})
	tells(t, "again", w.model, ScoresNotAdded{Why: ScoresError{Fault: ScoresKnown}})
	w.send(AddScores{Text: "0 0 0 0 0 0 0 0 0 0"})
	tells(t, "none", w.model, ScoresNotAdded{Why: ScoresError{Fault: ScoresNone}})
	w.send(AddScores{Text: "1 2 3"})
	tells(t, "bad", w.model, ScoresNotAdded{Why: ScoresError{Fault: ScoresNumbers, Count: 3}})
	w.send(ScoresUnread{})
	tells(t, "unread", w.model, ScoresNotAdded{Why: ScoresError{Fault: ScoresFile}})
	equal(t, "stored once", stored, before)
	equal(t, "after a reload", openScores(t, stored).model.Imported, w.model.Imported)
	w.send(Select{Selection: Selection{Level: "normal"}})
	equal(t, "of a level", w.model.Stats().Played, 0)
}

// TestScoresOut: the line of the games that are selected is copied, or offered as a file.
func TestScoresOut(t *testing.T) {
	w := openScores(t, map[string]string{}).send(AddScores{Text: oldLine}, CopyScores{})
	equal(t, "copied", w.effects, []Effect{OfferScores{Text: oldLine, Copies: true}})
	w.send(ScoresCopied{})
	tells(t, "told", w.model, ScoresSaved{Copied: true})
	w.send(ScoresCopied{Blocked: true})
	tells(t, "told", w.model, ScoresSaved{Blocked: true})
	w.send(SaveScores{})
	equal(t, "file", w.effects[0], Effect(OfferScores{Text: oldLine + "\n"}))
	tells(t, "told", w.model, ScoresSaved{})
}

// TestScoresInFile: a history's file has the lines beside the games, and a program that
// does not know them reads the games.
func TestScoresInFile(t *testing.T) {
	w := openWith(t, 1).send(AddScores{Text: oldLine}, ExportHistory{})
	text := w.effects[0].(OfferHistory).Value
	games, err := ReadHistory(text)
	equal(t, "games of an older program", len(games), 1)
	equal(t, "error", err, error(nil))
	file, refusal := CheckHistory(text, func() {})
	equal(t, "refusal", refusal, HistoryRefusal{})
	equal(t, "lines", scoreLines(file.Scores), []string{oldLine})

	other := openWith(t, 2).send(HistoryRead(file))
	tells(t, "told", other.model, GamesAdded{Added: 1, Read: 1, Lines: 1})
	equal(t, "imported", other.model.Imported, file.Scores)
	other.send(HistoryRead(file))
	tells(t, "again", other.model, GamesAdded{Read: 1})
	equal(t, "after a reload", openWindow(t, newLexicon(t), other.stored, "").model.Imported, file.Scores)

	merged, err := MergeHistory(WriteHistory(played(t, 3)), text)
	equal(t, "error", err, error(nil))
	merged, err = MergeHistory(merged, text)
	equal(t, "error", err, error(nil))
	file, _ = CheckHistory(merged, func() {})
	equal(t, "merged", len(file.Games)+len(file.Scores), 3)

	for _, bad := range []string{`"x"`, `["1 2"]`, `[5]`} {
		_, refusal = CheckHistory(`{"v":1,"data":[],"scores":`+bad+`}`, func() {})
		equal(t, bad, refusal, HistoryRefusal{Fault: FileBadScores})
	}
}

// TestScoresInWindows: two windows that import at once lose nothing, and what one deletes
// is gone in the other.
func TestScoresInWindows(t *testing.T) {
	stored := map[string]string{}
	a, b := openScores(t, stored), openScores(t, stored)
	a.send(AddScores{Text: oldLine})
	b.send(AddScores{Text: "1 0 0 0 0 0 0 0 0 0"})
	a.tell(ScoresKey)
	b.tell(ScoresKey)
	equal(t, "one", len(a.model.Imported), 2)
	equal(t, "other", len(b.model.Imported), 2)
	a.send(DeleteScores{Line: oldLine})
	b.tell(ScoresKey)
	equal(t, "deleted", scoreLines(b.model.Imported), []string{"1 0 0 0 0 0 0 0 0 0"})
	tells(t, "told", a.model, GamesDeleted{Games: DeletedGames{Scores: []Scores{{0, 2, 3, 8, 12, 40, 32, 7, 2, 3}}}})
	a.send(BringBackGames{})
	b.tell(ScoresKey)
	equal(t, "back", len(b.model.Imported), 2)
}

// TestScoresUnreadable: lines that can't be read are set aside, and the others stay; those
// of a newer program are left alone.
func TestScoresUnreadable(t *testing.T) {
	stored := map[string]string{ScoresKey: `{"v":1,"data":["` + oldLine + `","x"]}`}
	w := openScores(t, stored)
	equal(t, "read", scoreLines(w.model.Imported), []string{oldLine})
	equal(t, "set aside", stored[ScoresKey+quarantineSuffix+"1"], `{"v":1,"data":["`+oldLine+`","x"]}`)
	equal(t, "stored", stored[ScoresKey], `{"v":1,"data":["`+oldLine+`"]}`)

	const newer = `{"v":99,"data":[]}`
	stored = map[string]string{ScoresKey: newer}
	w = openScores(t, stored).send(AddScores{Text: oldLine})
	tellsKinds(t, "told", w.model, ScoresAdded{}, NewerValue{})
	w.send(DeleteScores{Line: oldLine})
	tellsKinds(t, "told", w.model, NewerValue{})
	equal(t, "stored", stored[ScoresKey], newer)
}
