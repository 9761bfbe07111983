package model

import (
	"maps"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/scores"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
)

// played returns the history of finished games with some seeds, lost on testDay.
func played(t testing.TB, seeds ...engine.Seed) records.History {
	l := newLexicon(t)
	var h records.History
	for _, seed := range seeds {
		p, err := l.Puzzle(session.FirstRules(), seed)
		if err != nil {
			t.Fatal(err)
		}
		h = append(h, records.Saved{Game: engine.NewGame(p).GiveUp(), List: l.Fingerprint(), Day: testDay})
	}
	return h
}

// seeds returns the seeds of a history's games.
func seeds(h records.History) []engine.Seed {
	var all []engine.Seed
	for _, s := range h {
		all = append(all, s.Game.Puzzle.Seed)
	}
	return all
}

// storedSeeds returns the seeds of the stored history.
func (w *window) storedSeeds() []engine.Seed {
	w.t.Helper()
	h, err := records.ReadHistory(w.stored[records.HistoryKey])
	if err != nil {
		w.t.Fatal(err)
	}
	return seeds(h)
}

// openWith opens the statistics after finished games with some seeds.
func openWith(t testing.TB, all ...engine.Seed) *window {
	stored := map[string]string{records.HistoryKey: records.WriteHistory(played(t, all...))}
	return openWindow(t, newLexicon(t), stored, linked("classic", 2050, "")).send(screen.Open{Name: screen.Stats}, stats.Select{Part: records.ModePart, Value: records.All})
}

// TestImportShowsItsGames: the statistics show all games if the selected mode leaves out imported ones.
func TestImportShowsItsGames(t *testing.T) {
	for name, c := range map[string]struct {
		shown string
		want  records.Selection
	}{
		"all":        {records.All, records.Selection{}},
		"theirs":     {"classic", records.Selection{Mode: engine.Classic, Lang: "en", Length: 5}}, // with the list of before all
		"other mode": {"quantum", records.Selection{}},
	} {
		w := openWith(t, 1).send(stats.Select{Part: records.ModePart, Value: c.shown}, stats.HistoryRead{Games: played(t, 2, 3)})
		equal(t, name, w.model.Selection, c.want)
	}
}

// TestImportHistory: games that are missing here are added once and stored at once.
func TestImportHistory(t *testing.T) {
	for name, c := range map[string]struct{ here, file, want []engine.Seed }{
		"into nothing":  {nil, []engine.Seed{3, 1}, []engine.Seed{3, 1}},
		"some are here": {[]engine.Seed{1, 2}, []engine.Seed{2, 3, 1, 4}, []engine.Seed{1, 2, 3, 4}},
		"all are here":  {[]engine.Seed{1, 2}, []engine.Seed{2}, []engine.Seed{1, 2}},
	} {
		w := openWith(t, c.here...).send(stats.HistoryRead{Games: played(t, c.file...)})
		tells(t, name, w.model, notice.GamesAdded{Added: len(c.want) - len(c.here), Read: len(c.file)})
		equal(t, name, seeds(w.model.History), c.want)
		equal(t, name+": stored", w.storedSeeds(), c.want)
		equal(t, name+": writes", len(w.effects) > 0, len(c.want) > len(c.here))
	}
}

// TestImportEndsGames: a game that is unfinished here but ended in the file has ended, even
// the one in play. Nothing of it stays to be continued.
func TestImportEndsGames(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := openWindow(t, l, stored, linked("classic", 2001, "")).send(guess("audio")...)
	w.send(Start{Stored: maps.Clone(stored), Query: linked("classic", 2002, ""), Day: testDay}).send(guess("audio")...)
	w.send(screen.Open{Name: screen.Stats}, stats.HistoryRead{Games: played(t, 2001, 2002, 2003)})
	equal(t, "status", w.model.Game.Status(), engine.Lost)
	equal(t, "unfinished", len(w.model.Saved), 0)
	equal(t, "screen", w.model.Screen, screen.Stats)
	tells(t, "told", w.model, notice.GamesAdded{Added: 3, Read: 3})
	for key := range stored {
		equal(t, "left: "+key, key == records.HistoryKey || key == session.RecentKey, true)
	}
}

// TestImportUnstored: if nothing can be written, the games are shown, with a notice that
// they will be lost. Stored values stay.
func TestImportUnstored(t *testing.T) {
	told := []notice.Notice{notice.GamesAdded{}, notice.CantSave}
	w := openWith(t, 1).send(Close{})
	w.send(Start{Stored: w.stored, Query: linked("classic", 2002, ""), Day: testDay}).send(guess("audio")...)
	before := maps.Clone(w.stored)
	w.full = true
	w.send(stats.HistoryRead{Games: played(t, 2)})
	tellsKinds(t, "told", w.model, told...)
	equal(t, "shown", len(w.model.History), 2)
	equal(t, "stored", w.stored, before)
	w.send(stats.HistoryRead{Games: played(t, 3)})
	tellsKinds(t, "told again", w.model, told...)
	w.send(stats.HistoryRead{Games: played(t, 3)})
	tellsKinds(t, "nothing new", w.model, notice.GamesAdded{})

	denied := openWith(t)
	denied.send(Start{Day: testDay, Denied: true}, stats.HistoryRead{Games: played(t, 3)})
	tellsKinds(t, "denied", denied.model, told...)
}

// TestImportBesideNewer: the values of a newer program stay unchanged, and so does an
// unfinished game, since its end is not stored.
func TestImportBesideNewer(t *testing.T) {
	const newer = apptest.Newer
	w := openWindow(t, newLexicon(t), map[string]string{records.HistoryKey: newer}, linked("classic", 2003, "")).send(guess("audio")...)
	key, before := w.key(), w.stored[w.key()]
	w.send(stats.HistoryRead{Games: played(t, 3)})
	equal(t, "unfinished game", w.stored[key], before)
	tellsKinds(t, "told", w.model, notice.GamesAdded{}, notice.NewerValue)
	equal(t, "shown", len(w.model.History), 1)
	equal(t, "stored", w.stored[records.HistoryKey], newer)
}

// openScores opens the dialog for counts when nothing was played.
func openScores(t *testing.T, stored map[string]string) *window {
	return openWindow(t, newLexicon(t), stored, "").send(screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Scores})
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

// TestScoresUnreadable: invalid lines are moved aside, and the others stay; that a newer program's stay is told.
func TestScoresUnreadable(t *testing.T) {
	stored := map[string]string{records.ScoresKey: apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`","x"]`)}
	w := openScores(t, stored)
	equal(t, "read", records.ScoreLines(w.model.Imported), []string{apptest.ScoreLine})
	equal(t, "set aside", stored[records.ScoresKey+quarantineSuffix+"1"], apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`","x"]`))
	equal(t, "stored", stored[records.ScoresKey], apptest.Sealed(envelope.Counts, `["`+apptest.ScoreLine+`"]`))
	w = openScores(t, map[string]string{records.ScoresKey: apptest.Newer}).send(scores.Add{Line: apptest.ScoreLine})
	tellsKinds(t, "told", w.model, notice.ScoresAdded{}, notice.NewerValue)
}
