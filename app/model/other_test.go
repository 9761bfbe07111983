package model

import (
	"testing"

	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// pairWon wins the puzzle of crown and plaid by crown.
func pairWon(t *testing.T) *window {
	return openSecret(t, "quantum", "crown plaid", "").send(guess("briny")...).send(guess("crown")...)
}

// reopened returns the window's puzzle as a reload shows it.
func (w *window) reopened(t *testing.T) *window { return openWindow(t, w.list, w.stored, w.query) }

// TestOtherWord: after a win in quantum the other word is covered and may be guessed once, which neither changes the result
// nor asks anything; a reload shows the offer again until then, and afterwards what became of it.
func TestOtherWord(t *testing.T) {
	for word, found := range map[string]bool{"plaid": true, "slate": false} {
		w := pairWon(t)
		offered := func(what string, w *window) {
			t.Helper()
			e := play.EndingOf(&w.model.Session)
			equal(t, what, []any{w.model.Cover(), w.model.TakesGuesses(), w.model.Game.Hidden().String(), e.Guessed, w.model.Game.Other() == engine.OtherFound}, []any{session.OtherCovered, false, "plaid", "crown", false})
		}
		offered("won", w)
		offered("reloaded", w.reopened(t))
		w.send(play.KeepGuessing{}).send(typed(word[:2])...)
		rows := w.model.Play.Board(&w.model.Session)
		equal(t, "the row in play", []any{drawn(rows[2]), rows[2].Current, len(rows[0].Portions)}, []any{word[:1] + "+" + word[1:2] + "+···", true, 2})
		equal(t, "the word that marked the first row is hidden", []string{rows[0].Portions[0].Word, rows[0].Portions[1].Word}, []string{"crown", ""})
		equal(t, "the page is not kept", w.model.Snapshot(), snapshot{})
		offered("reloaded meanwhile", w.reopened(t))
		w.send(play.Clear{}).send(guess("qqqqq")...)
		equal(t, "a guess that is no word", w.model.Cover(), session.KeepsGuessing)
		w.send(play.Clear{}).send(guess(word)...)
		for what, w := range map[string]*window{"guessed": w, "guessed, reloaded": w.reopened(t)} {
			e, s := play.EndingOf(&w.model.Session), records.Summarise(w.model.History, records.Selection{})
			equal(t, what, []any{w.model.Cover(), w.model.TakesGuesses(), e.Words, e.Guessed, w.model.Game.Other() == engine.OtherFound, e.Used}, []any{session.Uncovered, false, []string{"crown", "plaid"}, "crown", found, 2})
			equal(t, what+": counts", []any{s.Played, s.Won, s.Guesses, s.Both == 1}, []any{1, 1, 2, found})
		}
	}
}

// TestOtherWordShown: the other word is shown when the player asks for it or goes on, and then is no longer to be guessed.
func TestOtherWordShown(t *testing.T) {
	for what, msg := range map[string]Msg{
		"asked for": play.ShowSecret{}, "another puzzle": NewRandom{}, "its review": screen.Open{Name: screen.Review},
	} {
		w := pairWon(t)
		id := w.model.Game.Puzzle.Identity
		w.send(msg)
		g, _ := w.model.History.Find(id)
		equal(t, what, []bool{g.Game.Other() == engine.OtherOffered, g.Game.Other() == engine.OtherFound}, []bool{false, false})
		equal(t, what+", reloaded", w.reopened(t).model.Cover(), session.Uncovered)
		equal(t, what+": the day stays", g.Day, w.model.Day)
	}
	w := pairWon(t).send(screen.Open{Name: screen.Stats})
	equal(t, "the statistics", w.model.Cover(), session.OtherCovered)
	w.send(play.KeepGuessing{}, play.ShowSecret{}).send(guess("plaid")...)
	equal(t, "during the guess", []any{w.model.Cover(), w.model.Game.Other() == engine.OtherFound}, []any{session.Uncovered, false})
}

// TestOtherWordInWindows: another window follows, whether it shows the game or not.
func TestOtherWordInWindows(t *testing.T) {
	l := newLexicon(t)
	link, stored := linked("quantum", seedOf(t, l, "crown plaid"), ""), map[string]string{}
	here, there := openWindow(t, l, stored, link), openWindow(t, l, stored, link)
	here.send(guess("crown")...)
	there.tell(records.HistoryKey)
	equal(t, "offered", there.model.Cover(), session.OtherCovered)
	here.send(play.KeepGuessing{}).send(guess("plaid")...)
	there.tell(records.HistoryKey)
	equal(t, "found", []any{there.model.Cover(), there.model.Game.Other() == engine.OtherFound}, []any{session.Uncovered, true})
}

// TestOtherWordAgain: the offer comes after a game that is played again, too, and changes nothing that is stored.
func TestOtherWordAgain(t *testing.T) {
	w := pairWon(t).send(play.ShowSecret{})
	p := w.model.Game.Puzzle
	w.model.ShowPuzzle(p, true)
	w.send(guess("plaid")...).send(play.KeepGuessing{}).send(guess("crown")...)
	g, _ := w.model.History.Find(p.Identity)
	equal(t, "again", []any{w.model.Game.Other() == engine.OtherFound, g.Game.Other() == engine.OtherFound, g.Game.Status()}, []any{true, false, engine.Won})
}
