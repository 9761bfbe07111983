package model

import (
	"maps"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/review"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestShowGame: a finished game can be viewed as it ended, or played again, which changes
// neither its result nor storage.
func TestShowGame(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := openWindow(t, l, stored, linked("classic", seedOf(t, l, "abide"), "")).send(guess("audio")...).send(guess("abide")...)
	id := w.model.Game.Puzzle.Identity.String()
	w.send(NewRandom{Entropy: [2]uint64{1, 2}}, screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Games})
	w.send(games.ShowGame{Identity: id})
	equal(t, "dialog", w.model.Screen, screen.None)
	equal(t, "rows", w.words(), []string{"audio", "abide"})
	before, counted := maps.Clone(stored), w.model.Stats()
	w.send(screen.Open{Name: screen.Games}, games.ShowGame{Identity: id, Again: true})
	equal(t, "empty", len(w.words()), 0)
	equal(t, "again", w.model.Again(), true)
	tells(t, "told", w.model, notice.PlayedAgain)
	equal(t, "spoken", w.model.Play.Spoken.What, play.SayNotice)
	equal(t, "no bar is lit", w.model.BarOf(w.model.Selection), records.NoBar)
	w.send(review.Show{Identity: id})
	equal(t, "the review is of the result", len(ran(w.effects)[0].Task.(*query.Review).Turns), 2)
	w.send(Close{}).send(guess("speed")...).send(guess("abide")...)
	equal(t, "won again", w.model.Game.Status(), engine.Won)
	equal(t, "counted once", w.model.Stats(), counted)
	equal(t, "stored", stored, before)
	w.send(games.ShowGame{Identity: id})
	equal(t, "the result", w.words(), []string{"audio", "abide"})
	equal(t, "its bar", w.model.BarOf(w.model.Selection), records.Bar(2))
}

// idOf returns the identity of a game finished by openWith, as a string.
func idOf(t *testing.T, seed engine.Seed) string {
	return played(t, seed)[0].Game.Puzzle.Identity.String()
}

// TestDeleteGame: a game is deleted only after the player's confirmation, from storage and
// from the journal, and can be restored unchanged.
func TestDeleteGame(t *testing.T) {
	w := openWith(t, 1, 2, 3)
	w.journal = &journal{}
	for _, seed := range []engine.Seed{1, 2} { // each entry has all games
		w.journal.perform(effect.Journal{Write: []effect.JournalEntry{{Key: finishedPrefix + idOf(t, seed), Value: w.stored[records.HistoryKey]}}})
	}
	before := w.stored[records.HistoryKey]
	w.send(games.PickGame{Identity: idOf(t, 2)}, games.AskDelete{Identity: idOf(t, 2)})
	w.send(games.KeepGames{}, games.DeleteGames{})
	equal(t, "kept", w.storedSeeds(), []engine.Seed{1, 2, 3})

	w.send(games.AskDelete{Identity: idOf(t, 2)}, games.DeleteGames{})
	equal(t, "deleted", seeds(w.model.History), []engine.Seed{1, 3})
	equal(t, "stored", w.storedSeeds(), []engine.Seed{1, 3})
	tells(t, "told", w.model, notice.GamesDeleted{Games: records.DeletedGames{Games: played(t, 2)}})
	equal(t, "not picked", w.model.Games, games.Model{})
	for _, e := range w.journal.entries {
		if strings.Contains(e.Value, idOf(t, 2)) {
			t.Errorf("the journal has %s", e.Value)
		}
	}
	equal(t, "in the journal", w.journal.keys(), []string{finishedPrefix + idOf(t, 1)})
	again := openWindow(t, newLexicon(t), maps.Clone(w.stored), "").readJournal(w.journal.clone())
	equal(t, "at the next start", seeds(again.model.History), []engine.Seed{1, 3})
	equal(t, "nothing is left", again.stored[records.DeletedKey], "")

	w.send(BringBackGames{})
	tells(t, "told", w.model, notice.GamesBack{Games: records.DeletedGames{Games: played(t, 2)}})
	equal(t, "back", w.storedSeeds(), []engine.Seed{1, 3, 2})
	equal(t, "as it was", len(w.stored[records.HistoryKey]), len(before))
	w.send(BringBackGames{})
	equal(t, "once", w.effects, []effect.Effect(nil))
}

// TestDeleteInPlay: after a deletion, the board of the game is empty, also in another window, which does not
// store the game again. After undoing, its end is shown again in both.
func TestDeleteInPlay(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	link := linked("classic", seedOf(t, l, "abide"), "")
	a := openWindow(t, l, stored, link).send(guess("audio")...).send(guess("abide")...)
	b := openWindow(t, l, stored, link)
	id := a.model.Game.Puzzle.Identity
	a.hears = func(msg Msg) { b.send(msg) }
	a.send(games.AskDelete{Identity: id.String()}, games.DeleteGames{})
	for _, w := range []*window{a, b} {
		equal(t, "rows", len(w.words()), 0)
		equal(t, "status", w.model.Game.Status(), engine.Playing)
		equal(t, "history", len(w.model.History), 0)
	}
	equal(t, "stored", len(a.storedSeeds()), 0)
	a.send(BringBackGames{})
	b.tell(records.HistoryKey)
	for _, w := range []*window{a, b} {
		equal(t, "rows", w.words(), []string{"audio", "abide"})
	}
	a.send(games.AskDelete{Identity: id.String()}, games.DeleteGames{}).send(guess("speed")...).send(BringBackGames{})
	equal(t, "what was begun since stays", a.words(), []string{"speed"})
	tells(t, "nothing is told", a.model)
}

// TestDeletionHalfDone: if the program stopped during a deletion, the next start completes it.
func TestDeletionHalfDone(t *testing.T) {
	w := openWith(t, 1, 2).send(games.AskDelete{Identity: idOf(t, 1)})
	_, effects := Update(w.model, games.DeleteGames{})
	for _, e := range effects {
		if d, is := e.(effect.Delete); is {
			w.stored[records.DeletedKey] = d.Note
		}
	}
	ended := w.model.History[:1]
	w.stored[records.GameKey(idOf(t, 1))] = records.WriteGame(ended[0]) // the history had no room for it
	again := openWindow(t, newLexicon(t), w.stored, "")
	equal(t, "history", seeds(again.model.History), []engine.Seed{2})
	equal(t, "stored", again.storedSeeds(), []engine.Seed{2})
	_, kept := again.stored[records.GameKey(idOf(t, 1))]
	equal(t, "under its own key", kept, false)
}

// TestLateJournal: a journal that is read after a deletion does not restore the game.
func TestLateJournal(t *testing.T) {
	w := openWith(t, 1).send(games.AskDelete{}, games.DeleteGames{})
	w.send(JournalRead{Entries: []effect.JournalEntry{{Key: finishedPrefix + idOf(t, 1), Value: records.WriteHistory(played(t, 1))}}})
	equal(t, "history", len(w.model.History), 0)
}

// TestDeleteReviewed: the review of a deleted game is gone.
func TestDeleteReviewed(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(guess("abide")...)
	w.send(review.Show{}, games.AskDelete{}, games.DeleteGames{})
	equal(t, "wanted", len(w.model.Review.Wanted(&w.model.Session, true)), 0)
}

// leaveGame returns a window with an unfinished game besides the one in play.
func leaveGame(t *testing.T, l *lexicon.Lexicon, stored map[string]string) *window {
	w := openWindow(t, l, stored, linked("classic", 1, "")).readJournal(&journal{})
	return w.send(guess("audio")...).send(typed("fl")...).send(NewRandom{Entropy: [2]uint64{1, 2}})
}

// TestRemoveGame: an unfinished game is removed, also from storage and the journal, and restored unchanged.
func TestRemoveGame(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := leaveGame(t, l, stored)
	other := w.model.Others()[0]
	id := other.Game.Puzzle.Identity
	before := stored[session.GameKey(id)]
	w.send(RemoveGame{Identity: id.String()})
	equal(t, "not listed", len(w.model.Others()), 0)
	tells(t, "told", w.model, notice.GameRemoved{Game: other})
	equal(t, "in the line", w.model.InLine(), w.model.Notices)
	equal(t, "stored", stored[session.GameKey(id)], "")
	equal(t, "in the journal", w.journal.keys(), []string{})
	w.send(RemoveGame{Identity: id.String()}, RemoveGame{Identity: w.model.Game.Puzzle.Identity.String()}, RemoveGame{Identity: "x"})
	equal(t, "neither twice nor the one in play", w.effects, []effect.Effect(nil))
	equal(t, "gone at the next start", len(openWindow(t, l, stored, "").model.Saved), 0)

	w.send(BringBackGame{})
	equal(t, "listed", w.model.Others(), []records.Result{other})
	tells(t, "told", w.model, notice.GameBack{Game: other})
	equal(t, "stored", stored[session.GameKey(id)], before)
	equal(t, "in the journal", w.journal.keys(), []string{session.GameKey(id)})
	w.send(BringBackGame{})
	equal(t, "once", w.effects, []effect.Effect(nil))
	w.send(Resume{Identity: id.String()})
	equal(t, "as it was", w.model.Play.Typed, "fl")
}

// TestRemovedGameBegunAgain: undo overwrites nothing that was played since.
func TestRemovedGameBegunAgain(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := leaveGame(t, l, stored)
	id := w.model.Others()[0].Game.Puzzle.Identity
	link := linked("classic", 1, "")
	w.send(RemoveGame{Identity: id.String()})
	again := openWindow(t, l, stored, link)
	equal(t, "from its beginning", len(again.model.Game.Turns()), 0)

	again.model.Removed = w.model.Removed
	again.send(typed("a")...).send(BringBackGame{})
	equal(t, "a letter gives way", again.words(), []string{"audio"})

	w.send(BringBackGame{}, RemoveGame{Identity: id.String()})
	again = openWindow(t, l, stored, link)
	again.model.Removed = w.model.Removed
	again.send(guess("speed")...).send(BringBackGame{})
	equal(t, "a row doesn't", again.words(), []string{"speed"})
	tells(t, "nothing is told", again.model)
}

// TestRemovedInAnotherWindow: the other windows forget the game, even the one that plays
// it, and get it back when it is restored.
func TestRemovedInAnotherWindow(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	one := leaveGame(t, l, stored)
	other := one.model.Others()[0]
	id := other.Game.Puzzle.Identity
	plays, lists := openWindow(t, l, stored, linked("classic", 1, "")), openWindow(t, l, stored, linked("classic", 2, ""))
	equal(t, "plays it", plays.words(), []string{"audio"})
	var effects []effect.Effect
	one.model, effects = Update(one.model, RemoveGame{Identity: id.String()})
	for _, e := range effects {
		one.perform([]effect.Effect{e})
		plays.tell(session.GameKey(id))
		lists.tell(session.GameKey(id))
	}
	equal(t, "the board is empty", len(plays.model.Game.Turns())+len(plays.model.Play.Typed), 0)
	equal(t, "the puzzle stays", plays.model.Game.Puzzle, other.Game.Puzzle)
	equal(t, "not listed", len(lists.model.Others()), 0)
	one.send(BringBackGame{})
	plays.tell(session.GameKey(id))
	lists.tell(session.GameKey(id))
	equal(t, "plays on", plays.words(), []string{"audio"})
	equal(t, "with its letters", plays.model.Play.Typed, "fl")
	equal(t, "listed", len(lists.model.Others()), 1)
}

// TestRemovalHalfDone: if the program stopped during a removal, the next start completes
// it.
func TestRemovalHalfDone(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := leaveGame(t, l, stored)
	id := w.model.Others()[0].Game.Puzzle.Identity
	_, effects := Update(w.model, RemoveGame{Identity: id.String()})
	w.perform(effects[:len(effects)-1])
	again := openWindow(t, l, stored, "")
	tells(t, "nothing is told", again.model)
	_, kept := stored[session.GameKey(id)]
	equal(t, "removed", kept, false)
}
