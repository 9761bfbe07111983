package model

import (
	"maps"
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/stats"
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
