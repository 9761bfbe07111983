package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// twoWindows opens the same game in two windows.
func twoWindows(t *testing.T) (a, b *window) {
	l, stored := newLexicon(t), map[string]string{}
	q := linked("classic", seedOf(t, l, "abide"), "")
	return openWindow(t, l, stored, q), openWindow(t, l, stored, q)
}

// TestLaggingWindow: a window that slept has written an older state.
func TestLaggingWindow(t *testing.T) {
	a, b := twoWindows(t)
	a.send(guess("audio")...)
	b.send(play.Press{Letter: 'x'}) // it overwrites a's game
	a.tell(a.key())
	equal(t, "a saves its own again", a.effects, []effect.Effect{saveGame(a.model.Current())})
	b.tell(a.key())
	equal(t, "b follows", b.words(), []string{"audio"})
	equal(t, "and is content", b.effects, []effect.Effect(nil))
}

func TestEndInAnotherWindow(t *testing.T) {
	for _, keys := range []string{"all", "history", "game"} {
		a, b := twoWindows(t)
		b.send(typed("fl")...)
		a.send(typed("abide")...)
		before := b.stored[a.key()]
		a.model, a.effects = Update(a.model, play.Enter{})
		for _, e := range a.effects {
			a.perform([]effect.Effect{e})
			switch e := e.(type) {
			case effect.Save:
				if keys != "history" {
					b.tell(e.Key)
				}
			case effect.Append:
				if keys != "game" {
					b.tell(e.Key)
				}
			case effect.Remove:
				b.tell(e.Key)
			}
		}
		equal(t, keys+": status", b.model.Game.Status(), engine.Won)
		equal(t, keys+": typed", b.model.Play.Typed, "")
		equal(t, keys+": history", b.model.History, a.model.History)
		equal(t, keys+": saved", len(b.model.Saved), 0)

		b.send(StoredChanged{Key: a.key(), Value: before}) // a late event
		equal(t, keys+": stays ended", len(b.model.Saved), 0)
	}
}

func TestOtherGamesOfAnotherWindow(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	a := openWindow(t, l, stored, linked("classic", 2001, ""))
	b := openWindow(t, l, stored, linked("classic", 2002, "")).send(typed("fl")...)
	a.send(play.Press{Letter: 'x'})
	b.tell(a.key())
	equal(t, "known", len(b.model.Saved), 2)
	equal(t, "own game", b.model.Play.Typed, "fl")
	a.send(play.Erase{})
	b.tell(a.key())
	equal(t, "forgotten", len(b.model.Saved), 1)
	a.send(guess("audio")...)
	b.tell(a.key())
	equal(t, "in the menu", len(b.model.Others()), 1)
	a.send(play.GiveUp{})
	b.tell(records.HistoryKey)
	equal(t, "finished", len(b.model.Others()), 0)
	equal(t, "counted", len(b.model.History), 1)
	equal(t, "own game", b.model.Play.Typed, "fl")
}

// TestHistoryWrittenAtOnce: windows receive changes with a delay, so one may overwrite
// games that it has not seen. A window that has these games appends them again.
func TestHistoryWrittenAtOnce(t *testing.T) {
	l := newLexicon(t)
	ours, theirs := map[string]string{}, map[string]string{} // the same storage, as each window sees it
	a := openWindow(t, l, ours, linked("classic", 2001, "")).send(guess("audio")...).send(play.GiveUp{})
	b := openWindow(t, l, theirs, linked("classic", 2002, "")).send(guess("audio")...).send(play.GiveUp{})
	late := ours[records.HistoryKey]
	ours[records.HistoryKey] = theirs[records.HistoryKey] // b wrote last
	b.send(StoredChanged{Key: records.HistoryKey, Value: late})
	equal(t, "b has both", len(b.model.History), 2)
	stored, err := records.ReadHistory(theirs[records.HistoryKey])
	equal(t, "error", err, nil)
	equal(t, "and stores them", len(stored), 2)
	a.send(StoredChanged{Key: records.HistoryKey, Value: theirs[records.HistoryKey]})
	equal(t, "a has both", len(a.model.History), 2)
	equal(t, "and has nothing to add", len(a.effects), 0)
}

func TestErasedInAnotherWindow(t *testing.T) {
	a, b := twoWindows(t)
	a.send(play.Press{Letter: 'x'})
	b.tell(a.key())
	a.send(play.Erase{})
	b.tell(a.key())
	equal(t, "typed", b.model.Play.Typed, "")
	b.send(guess("audio")...).send(StoredChanged{Key: b.key()})
	equal(t, "a turn is not taken back", b.words(), []string{"audio"})
	equal(t, "nor its saved game", len(b.model.Saved), 1)
}

func TestNewsOfNoUse(t *testing.T) {
	a, _ := twoWindows(t)
	a.send(guess("audio")...).brings(1)
	before := image(a.model)
	for _, msg := range []StoredChanged{
		{Key: records.HistoryKey, Value: "broken"}, {Key: a.key(), Value: "broken"}, {Key: records.GamePrefix + "x"},
		{Key: records.GamePrefix + "x", Value: a.stored[a.key()]}, {Key: "ketword.theme", Value: "dark"},
		{Key: session.RecentKey, Value: "x"}, {Key: friends.Key, Value: "broken"},
	} {
		a.send(msg)
		equal(t, msg.Key, a.effects, []effect.Effect(nil))
		equal(t, msg.Key, image(a.model), before)
	}
	a.send(guess("abide")...).send(StoredChanged{Key: records.HistoryKey})
	equal(t, "a history that was removed on purpose", []int{len(a.model.History), len(a.effects)}, []int{1, 0})
}
