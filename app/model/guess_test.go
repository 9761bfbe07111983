package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

func TestTyping(t *testing.T) {
	l := newLexicon(t)
	for _, c := range []struct {
		name string
		msgs []Msg
		want string
	}{
		{"letters", typed("abi"), "abi"},
		{"upper case", typed("ABi"), "abi"},
		{"no more than the row has", typed("abidesx"), "abide"},
		{"no letter of the layout", typed("aш1 b\u200d"), "ab"},
		{"accents are folded", typed("éÄœ"), "eaoe"},
		{"a ligature is two letters", typed("aß"), "ass"},
		{"two letters need room", typed("abidœ"), "abid"},
		{"erased", append(typed("abi"), play.Erase{}), "ab"},
		{"erased past the start", append(typed("a"), play.Erase{}, play.Erase{}), ""},
	} {
		w := openWindow(t, l, map[string]string{}, "").send(c.msgs...)
		equal(t, c.name, w.model.Play.Typed, c.want)
	}
}

// TestTypingEffects compares what is stored at every step.
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

func TestRefusals(t *testing.T) {
	l := newLexicon(t)
	classic, quantum := seedOf(t, l, "abide"), seedOf(t, l, "crown plaid")
	for _, c := range []struct {
		name  string
		query string
		plays []string
		want  notice.Notice
	}{
		{"short", linked("classic", classic, ""), []string{"abi"}, notice.TooShort{Length: 5}},
		{"empty", linked("classic", classic, ""), []string{""}, notice.TooShort{Length: 5}},
		{"unknown", linked("classic", classic, ""), []string{"qwert"}, notice.UnknownWord{Word: "qwert"}},
		{"place", linked("classic", classic, "&level=hard"), []string{"audio", "flesh"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPosition, Letter: 'a'}}},
		{"letter", linked("classic", classic, "&level=hard"), []string{"flesh", "candy"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintLetter, Letter: 'e', Count: 1}}},
		{"strict asks for what hard does", linked("classic", classic, "&level=strict"), []string{"audio", "speed"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPosition, Letter: 'a'}}},
		{"another place", linked("classic", classic, "&level=strict"), []string{"salsa", "candy"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMoved, Position: 1, Letter: 'a'}}},
		{"partner", linked("quantum", quantum, "&level=strict"), []string{"slate", "briny"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPartner, Turn: -1}}},
		{"no part in a mixed row", linked("quantum", quantum, "&level=strict"), []string{"briny", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintShare, Letters: "rin"}}},
		{"a letter in neither word", linked("quantum", quantum, "&level=strict"), []string{"tulip", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMost, Letter: 't'}}},
		{"hard is strict for two words", linked("quantum", quantum, "&level=hard"), []string{"tulip", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMost, Letter: 't'}}},
	} {
		w := openWindow(t, l, map[string]string{}, c.query)
		for _, word := range c.plays {
			w.send(guess(word)...)
		}
		last := c.plays[len(c.plays)-1]
		tells(t, c.name, w.model, c.want)
		equal(t, c.name+": typed stays", w.model.Play.Typed, last)
		equal(t, c.name+": not counted", len(w.model.Game.Turns()), len(c.plays)-1)
		equal(t, c.name+": shakes", shakes(w), 1)
		equal(t, c.name+": effects", w.effects, []effect.Effect(nil))
		equal(t, c.name+": spoken", w.model.Play.Spoken.What, play.SayNotice)
	}
}

// TestRefusalsEnd: the row after a refused and corrected guess shook too.
func TestRefusalsEnd(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(guess("audi")...).send(play.Press{Letter: 'o'}, play.Enter{})
	for _, r := range w.model.Play.Board(&w.model.Session) {
		if r.Shakes != 0 {
			t.Errorf("row %d shakes", r.Number)
		}
	}
}

// TestSubmit: with the setting a word is judged at its last letter, once it has all of
// them; one that can't be played stays, and is judged again when its end is written anew.
func TestSubmit(t *testing.T) {
	l := newLexicon(t)
	begin := func(stored map[string]string) *window {
		w := openWindow(t, l, stored, linked("classic", seedOf(t, l, "crown"), ""))
		return w.send(ChangeSetting{session.Submit, "on"})
	}
	w := begin(map[string]string{}).send(keysOf("abid")...)
	equal(t, "not yet", w.model.Game.TurnCount(), 0)
	w.send(keysOf("e")...)
	equal(t, "judged", w.words(), []string{"abide"})
	equal(t, "the next row", w.row(), "·····")

	w.send(keysOf("audix")...)
	tells(t, "no word", w.model, notice.UnknownWord{Word: "audix"})
	equal(t, "stays", w.row(), "audix")
	w.send(keysOf("yy")...)
	equal(t, "shaken once", shakes(w), 1)
	w.send(keysOf("1x")...)
	equal(t, "in the midst", shakes(w), 1)
	w.send(keysOf("1u4o")...)
	equal(t, "up to its end", w.words(), []string{"abide", "audio"})

	w.send(keysOf("s3ed1pe")...)
	equal(t, "the last gap", w.words(), []string{"abide", "audio", "speed"})

	w.send(keysOf("audio")...)
	tells(t, "repeated", w.model, notice.Repeated{Word: "audio", Turn: 1})
	w.send(keysOf("!")...)
	equal(t, "repeated by Enter", w.words(), []string{"abide", "audio", "speed", "audio"})

	w = begin(map[string]string{}).send(ChangeSetting{session.Submit, "off"}).send(keysOf("abide")...)
	equal(t, "off", w.model.Game.TurnCount(), 0)
}
