package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
)

// TestTypingEffects compares the storage effects of every step.
func TestTypingEffects(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	w := openWindow(t, l, map[string]string{}, linked("classic", seed, ""))
	equal(t, "opened", w.effects, []effect.Effect{effect.Save{Key: session.RecentKey, Value: apptest.Sealed(envelope.Recent, `{"mode":"classic","lists":{"classic":"en/5"},"games":{}}`)}, effect.ReadOwnLists{}, effect.ReadJournal{},
		effect.SetEntry{Entry: effect.Entry{Puzzle: w.model.Game.Puzzle.Identity}, Query: linked("classic", seed, "")}})

	id := w.model.Game.Puzzle.Identity.String()
	secret := hidden(w.model.Game.Puzzle)
	value := func(rest string) string {
		return apptest.Sealed(envelope.Game, `{"id":"`+id+`","list":"`+l.Fingerprint().String()+
			`","secret":"`+secret+`",`+rest+`,"day":100}`)
	}
	key := "ketword.game." + id
	w.send(play.Press{Letter: 'a'})
	equal(t, "first letter", w.effects, []effect.Effect{
		effect.Save{Key: key, Value: value(`"guesses":[],"typed":"a"`)},
		effect.Save{Key: session.RecentKey, Value: apptest.Sealed(envelope.Recent, `{"mode":"classic","lists":{"classic":"en/5"},"games":{"classic/en/5":"`+id+`"}}`)},
	})
	w.send(play.Erase{})
	equal(t, "nothing left", w.effects, []effect.Effect{effect.Remove{Key: key}})
	w.send(typed("audio")...)
	w.send(play.Enter{})
	game := value(`"guesses":["audio"]`)
	equal(t, "guess", w.effects, []effect.Effect{effect.Journal{Write: []effect.JournalEntry{{Key: key, Value: game}}}, effect.Save{Key: key, Value: game}})
	w.send(typed("abide")...)
	w.send(play.Enter{})
	won := value(`"guesses":["audio","abide"]`)
	history := apptest.Sealed(envelope.Games, `[`+apptest.Data(t, envelope.Game, won)+`]`)
	equal(t, "win", w.effects, []effect.Effect{
		effect.Journal{Write: []effect.JournalEntry{{Key: records.HistoryKey + "/" + id, Value: history}}, Drop: []string{key}},
		effect.Save{Key: key, Value: won}, effect.Append{Key: records.HistoryKey, Value: history}, effect.Remove{Key: key},
		effect.ReadPersistence{Asks: true}, effect.Save{Key: askedKey, Value: apptest.Sealed(envelope.Asked, `true`)}, effect.Later{After: 4_000, Msg: play.EnterRested{Number: 1}},
	})
	w.send(play.Enter{}, play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "after the end", w.effects, []effect.Effect(nil))
}
