package model

import (
	"maps"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
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
	return openWindow(t, newLexicon(t), stored, linked("classic", 2050, "")).send(Open{Screen: screen.Stats}, stats.Select{Part: records.ModePart, Value: records.All})
}

// TestImportShowsItsGames: the statistics show all games if the selected mode leaves out
// imported ones.
func TestImportShowsItsGames(t *testing.T) {
	for name, c := range map[string]struct {
		shown string
		want  records.Selection
	}{
		"all":        {records.All, records.Selection{}},
		"theirs":     {"classic", records.Selection{Mode: engine.Classic}},
		"other mode": {"quantum", records.Selection{}},
	} {
		w := openWith(t, 1).send(stats.Select{Part: records.ModePart, Value: c.shown}, stats.HistoryRead{Games: played(t, 2, 3)})
		equal(t, name, w.model.Selection, c.want)
	}
}

// TestImportHistory: games that are missing here are added once and stored at once; the
// statistics show the union.
func TestImportHistory(t *testing.T) {
	for name, c := range map[string]struct {
		here, file, want []engine.Seed
		added            int
	}{
		"into nothing":     {nil, []engine.Seed{3, 1}, []engine.Seed{3, 1}, 2},
		"some are here":    {[]engine.Seed{1, 2}, []engine.Seed{2, 3, 1, 4}, []engine.Seed{1, 2, 3, 4}, 2},
		"all are here":     {[]engine.Seed{1, 2}, []engine.Seed{2}, []engine.Seed{1, 2}, 0},
		"nothing in it":    {[]engine.Seed{1}, nil, []engine.Seed{1}, 0},
		"nothing anywhere": {nil, nil, nil, 0},
	} {
		w := openWith(t, c.here...)
		before := w.model.Play.Spoken.Count
		w.send(stats.ImportHistory{})
		equal(t, name+": reads", w.effects, []effect.Effect{effect.ReadHistoryFile{}})
		w.send(stats.HistoryRead{Games: played(t, c.file...)})
		tells(t, name+": told", w.model, notice.GamesAdded{Added: c.added, Read: len(c.file)})
		equal(t, name+": spoken", w.model.Play.Spoken, play.Spoken{Count: before + 1, What: play.SayNotice})
		equal(t, name, seeds(w.model.History), c.want)
		equal(t, name+": stored", w.storedSeeds(), c.want)
		equal(t, name+": counted", w.model.Stats().Played, len(c.want))
		if c.added == 0 {
			equal(t, name+": nothing is written", w.effects, []effect.Effect(nil))
		}
	}
}

// TestImportEndsGames: a game that is unfinished here but ended in the file has ended, even
// the one in play. Nothing of it stays to be continued.
func TestImportEndsGames(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, linked("classic", 2001, "")).send(guess("audio")...)
	w.send(Start{Stored: maps.Clone(stored), Query: linked("classic", 2002, ""), Day: testDay}).send(guess("audio")...)
	w.send(Open{Screen: screen.Stats}, stats.HistoryRead{Games: played(t, 2001, 2002, 2003)})
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
