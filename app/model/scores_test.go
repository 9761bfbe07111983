package model

import (
	"maps"
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/stats"
	"ketword/engine"
)

// openScores opens the dialog for counts when nothing was played.
func openScores(t *testing.T, stored map[string]string) *window {
	return openWindow(t, newLexicon(t), stored, "").send(Open{Screen: screen.Stats}, Open{Screen: screen.Scores})
}

// TestImportScores: a line is counted with all games, and is stored only once. It does not belong to a
// mode, list or level.
func TestImportScores(t *testing.T) {
	stored := map[string]string{}
	w := openScores(t, stored).send(scores.Add{Line: apptest.ScoreLine})
	tells(t, "told", w.model, notice.ScoresAdded{Wins: 109})
	equal(t, "all games are shown", w.model.Selection, records.Selection{})
	equal(t, "counted", w.model.Stats(), records.Stats{}.WithImported(w.model.Imported))
	before := maps.Clone(stored)
	w.send(scores.Add{Line: apptest.ScoreLine})
	tells(t, "again", w.model, notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresKnown}})
	equal(t, "stored once", stored, before)
	equal(t, "after a reload", openScores(t, stored).model.Imported, w.model.Imported)
	w.send(stats.Select{Part: records.LevelPart, Value: "normal"})
	equal(t, "of a level", w.model.Stats().Played, 0)
}

// TestScoresInFile: a history file has the lines beside the games, and a program that does
// not know them can read the games.
func TestScoresInFile(t *testing.T) {
	w := openWith(t, 1).send(scores.Add{Line: apptest.ScoreLine}, stats.ExportHistory{})
	text := w.effects[0].(effect.OfferHistory).Value
	games, err := records.ReadHistory(text)
	equal(t, "games of an older program", len(games), 1)
	equal(t, "error", err, error(nil))
	file, refusal := records.ReadFile(engine.Forever, text)
	equal(t, "refusal", refusal, records.FileRefusal{})
	equal(t, "lines", records.ScoreLines(file.Scores), []string{apptest.ScoreLine})

	other := openWith(t, 2).send(stats.HistoryRead(file))
	tells(t, "told", other.model, notice.GamesAdded{Added: 1, Read: 1, Lines: 1})
	equal(t, "imported", other.model.Imported, file.Scores)
	other.send(stats.HistoryRead(file))
	tells(t, "again", other.model, notice.GamesAdded{Read: 1})
	equal(t, "after a reload", openWindow(t, newLexicon(t), other.stored, "").model.Imported, file.Scores)

	merged, err := records.MergeHistory(records.WriteHistory(played(t, 3)), text)
	equal(t, "error", err, error(nil))
	merged, err = records.MergeHistory(merged, text)
	equal(t, "error", err, error(nil))
	file, _ = records.ReadFile(engine.Forever, merged)
	equal(t, "merged", len(file.Games)+len(file.Scores), 3)

	for _, bad := range []string{`"x"`, `["1 2"]`, `[5]`} {
		_, refusal = records.ReadFile(engine.Forever, `{"v":1,"data":[],"scores":`+bad+`}`)
		equal(t, bad, refusal, records.FileRefusal{Fault: records.FileBadScores})
	}
}

// TestScoresInWindows: two windows that import at the same time lose nothing, and a
// deletion in one applies to the other.
func TestScoresInWindows(t *testing.T) {
	stored := map[string]string{}
	a, b := openScores(t, stored), openScores(t, stored)
	a.send(scores.Add{Line: apptest.ScoreLine})
	b.send(scores.Add{Line: "1 0 0 0 0 0 0 0 0 0"})
	a.tell(records.ScoresKey)
	b.tell(records.ScoresKey)
	equal(t, "one", len(a.model.Imported), 2)
	equal(t, "other", len(b.model.Imported), 2)
	a.send(scores.Delete{Line: apptest.ScoreLine})
	b.tell(records.ScoresKey)
	equal(t, "deleted", records.ScoreLines(b.model.Imported), []string{"1 0 0 0 0 0 0 0 0 0"})
	tells(t, "told", a.model, notice.GamesDeleted{Games: records.DeletedGames{Scores: []records.Scores{{0, 2, 3, 8, 12, 40, 32, 7, 2, 3}}}})
	a.send(BringBackGames{})
	b.tell(records.ScoresKey)
	equal(t, "back", len(b.model.Imported), 2)
}

// TestScoresUnreadable: invalid lines are moved aside, and the others stay; lines of a
// newer program are not touched.
func TestScoresUnreadable(t *testing.T) {
	stored := map[string]string{records.ScoresKey: apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`","x"]`)}
	w := openScores(t, stored)
	equal(t, "read", records.ScoreLines(w.model.Imported), []string{apptest.ScoreLine})
	equal(t, "set aside", stored[records.ScoresKey+quarantineSuffix+"1"], apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`","x"]`))
	equal(t, "stored", stored[records.ScoresKey], apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`"]`))

	const newer = apptest.Newer
	stored = map[string]string{records.ScoresKey: newer}
	w = openScores(t, stored).send(scores.Add{Line: apptest.ScoreLine})
	tellsKinds(t, "told", w.model, notice.ScoresAdded{}, notice.NewerValue)
	w.send(scores.Delete{Line: apptest.ScoreLine})
	tellsKinds(t, "told", w.model, notice.NewerValue)
	equal(t, "stored", stored[records.ScoresKey], newer)
}
