package play

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/session"
	"ketword/engine"
)

func TestTyping(t *testing.T) {
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
		{"erased", append(typed("abi"), Erase{}), "ab"},
		{"cleared", append(typed("abi"), Clear{}), ""},
		{"erased past the start", append(typed("a"), Erase{}, Erase{}), ""},
	} {
		w := newTable(t, "abide", engine.Normal).send(c.msgs...)
		equal(t, c.name, w.play.Typed, c.want)
	}
}

// TestRefusalsEnd: the row after a refused and corrected guess once shook too.
func TestRefusalsEnd(t *testing.T) {
	w := newTable(t, "abide", engine.Normal)
	w.send(guess("audi")...).send(Press{Letter: 'o'}, Enter{})
	for _, r := range w.play.Board(&w.Session) {
		if r.Shakes != 0 {
			t.Errorf("row %d shakes", r.Number)
		}
	}
}

// TestOfBothWords: a row whose tiles are all correct, in two words, is told of; one that wins is not.
func TestOfBothWords(t *testing.T) {
	w := newTable(t, "crown plaid", engine.Normal)
	w.Lexicon = apptest.Lexicon(t, "clown")
	w.send(guess("clown")...)
	equal(t, "of both", []any{w.told, w.Game.Status()}, []any{notice.Notice(notice.OfBothWords), engine.Playing})
	equal(t, "of one", newTable(t, "crown plaid", engine.Normal).send(guess("crown")...).told, nil)
}

// TestSubmit: with the setting, the last letter of a complete word submits it. A word that
// can't be played stays, and is submitted again when its end is typed anew.
func TestSubmit(t *testing.T) {
	w := newTable(t, "crown", engine.Normal).choose(session.Submit, "on").send(keysOf("abid")...)
	equal(t, "not yet", w.Game.TurnCount(), 0)
	w.send(keysOf("e")...)
	equal(t, "judged", w.words(), []string{"abide"})
	equal(t, "the next row", w.row(), "·····")

	w.send(keysOf("audix")...)
	equal(t, "no word", w.told, notice.Notice(notice.UnknownWord{Word: "audix"}))
	equal(t, "stays", w.row(), "audix")
	w.send(keysOf("yy")...)
	equal(t, "shaken once", w.play.refusals, 1)
	w.send(keysOf("1x")...)
	equal(t, "in the midst", w.play.refusals, 1)
	w.send(keysOf("1u4o")...)
	equal(t, "up to its end", w.words(), []string{"abide", "audio"})

	w.send(keysOf("s3ed1pe")...)
	equal(t, "the last gap", w.words(), []string{"abide", "audio", "speed"})

	w.send(keysOf("audio")...)
	equal(t, "repeated", w.told, notice.Notice(notice.Repeated{Word: "audio", Turn: 1}))
	w.send(keysOf("!")...)
	equal(t, "repeated by Enter", w.words(), []string{"abide", "audio", "speed", "audio"})

	w = newTable(t, "crown", engine.Normal).send(keysOf("abide")...)
	equal(t, "off", w.Game.TurnCount(), 0)
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		name   string
		secret string
		level  engine.Level
		plays  []string
		want   notice.Notice
	}{
		{"short", "abide", engine.Normal, []string{"abi"}, notice.TooShort{Length: 5}},
		{"empty", "abide", engine.Normal, []string{""}, notice.TooShort{Length: 5}},
		{"unknown", "abide", engine.Normal, []string{"qwert"}, notice.UnknownWord{Word: "qwert"}},
		{"place", "abide", engine.Hard, []string{"audio", "flesh"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPosition, Letter: 'a'}}},
		{"letter", "abide", engine.Hard, []string{"flesh", "candy"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintLetter, Letter: 'e', Count: 1}}},
		{"strict asks for what hard does", "abide", engine.Strict, []string{"audio", "speed"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPosition, Letter: 'a'}}},
		{"another place", "abide", engine.Strict, []string{"salsa", "candy"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMoved, Position: 1, Letter: 'a'}}},
		{"partner", "crown plaid", engine.Strict, []string{"slate", "briny"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintPartner, Turn: -1}}},
		{"no part in a mixed row", "crown plaid", engine.Strict, []string{"briny", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintShare, Letters: "rin"}}},
		{"a letter in neither word", "crown plaid", engine.Strict, []string{"tulip", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMost, Letter: 't'}}},
		{"hard is strict for two words", "crown plaid", engine.Hard, []string{"tulip", "slate"}, notice.HintUnused{
			Hint: engine.HintError{Kind: engine.HintMost, Letter: 't'}}},
	} {
		w := newTable(t, c.secret, c.level)
		for _, word := range c.plays {
			w.send(guess(word)...)
		}
		last := c.plays[len(c.plays)-1]
		equal(t, c.name, w.told, c.want)
		equal(t, c.name+": typed stays", w.play.Typed, last)
		equal(t, c.name+": not counted", w.Game.TurnCount(), len(c.plays)-1)
		equal(t, c.name+": shakes", w.play.refusals, 1)
	}
}
