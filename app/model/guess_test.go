package model

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/share"
	"ketword/app/session"
	"ketword/engine"
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
	equal(t, "nor here", len(w.model.Saved), 0)
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
		effect.ReadPersistence{Asks: true}, effect.Save{Key: askedKey, Value: apptest.Sealed(envelope.Asked, `true`)}, effect.Later{After: 4_000, Msg: play.StopIgnoringEnter{Number: 1}},
	})
	w.send(play.Enter{}, play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "after the end", w.effects, []effect.Effect(nil))
}

// drawn returns a row as letters with their marks: "a+" is a typed letter, "·" an empty tile.
func drawn(r session.Row) string {
	var b strings.Builder
	for _, tile := range r.Tiles {
		b.WriteString(tile.Letter + map[string]string{
			"empty": "·", "typed": "+", "absent": "_", "present": "*", "correct": "o",
		}[tile.Mark])
	}
	return b.String()
}

func TestBoard(t *testing.T) {
	w := openSecret(t, "quantum", "crown plaid", "")
	w.send(guess("briny")...).send(guess("slate")...).send(typed("cr")...)
	rows := w.model.Play.Board(&w.model.Session)
	equal(t, "rows", len(rows), 6)
	for i, want := range []string{"b_roi*n*y_", "s_loaot_e_", "c+r+···", "·····", "·····", "·····"} {
		equal(t, "row", drawn(rows[i]), want)
		equal(t, "number", rows[i].Number, i)
		equal(t, "played", rows[i].Played, i < 2)
		equal(t, "mixed", rows[i].Mixed, i == 0)
		equal(t, "current", rows[i].Current, i == 2)
		equal(t, "fresh", rows[i].Fresh, i == 1)
		equal(t, "wins", rows[i].Wins, false)
		equal(t, "the secret is not told", len(rows[i].Portions), 0)
	}
	equal(t, "key", engine.Keyboard(w.model.Game.Rows())['n'], engine.Key{Mark: engine.Present, Mixed: true})
	w.send(play.Erase{}, play.Erase{}).send(guess("crown")...)
	rows = w.model.Play.Board(&w.model.Session)
	equal(t, "wins", rows[2].Wins, true)
	equal(t, "rows that can be divided", []int{len(rows[0].Portions), len(rows[1].Portions), len(rows[2].Portions)}, []int{2, 0, 0})
	equal(t, "mixed", rows[2].Mixed, false)
	equal(t, "nothing is typed after the end", rows[3].Current, false)
	stats := records.Summarise(w.model.History, records.Selection{})
	equal(t, "ending", play.EndingOf(&w.model.Session), play.Ending{Won: true, Used: 3, Tries: 6, Next: play.NextToday, Stats: stats, This: 3, Words: []string{"crown", "plaid"}, Guessed: "crown", Feat: play.FirstWin})
}

func TestGiveUp(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(screen.Open{Name: screen.GiveUp}).send(typed("ab")...).send(play.GiveUp{})
	m := w.model
	equal(t, "status", m.Game.Status(), engine.Lost)
	equal(t, "typed", m.Play.Typed, "")
	equal(t, "screen", m.Screen, screen.None)
	tells(t, "notice", m)
	equal(t, "history", len(m.History), 1)
	equal(t, "ending", play.EndingOf(&m.Session), play.Ending{GaveUp: true, Tries: 6, Next: play.NextToday, Stats: records.Stats{Played: 1}, This: records.LostBar, Words: []string{"abide"}})
	w.send(play.GiveUp{})
	equal(t, "again", w.effects, []effect.Effect(nil))
}

// TestIgnoresEnter: Enter is ignored for a while after the end of a game, but not after opening a game that had
// ended before.
func TestIgnoresEnter(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	q := linked("classic", seedOf(t, l, "abide"), "")
	w := openWindow(t, l, stored, q).send(guess("audio")...)
	equal(t, "after a guess", w.model.Play.IgnoresEnter, false)
	w.send(guess("abide")...)
	equal(t, "after the end", w.model.Play.IgnoresEnter, true)
	equal(t, "after the end, a letter", w.send(play.Press{Letter: 'a'}).model.Play.IgnoresEnter, true)
	w.send(play.StopIgnoringEnter{Number: 1})
	equal(t, "after a while", w.model.Play.IgnoresEnter, false)
	equal(t, "opened again", openWindow(t, l, stored, q).model.Play.IgnoresEnter, false)
	ended := w.model.Game.Puzzle.Identity
	w.send(NewRandom{Entropy: [2]uint64{3, 0}}, games.ShowGame{Identity: ended.String()})
	equal(t, "opened while another is played", []any{w.model.Game.Puzzle.Identity, w.model.Play.IgnoresEnter}, []any{ended, false})
}

// TestTypedAhead: keys typed while the first list loads are played once it is loaded, only
// once, and not in another puzzle.
func TestTypedAhead(t *testing.T) {
	for _, c := range []struct {
		query      string
		keys       []Msg
		turns      int
		shown, got string // letters before and after
	}{
		{"lang=de&length=6", append(typed("gx"), play.Erase{}, play.Press{Letter: 'r'}, play.Press{Letter: 'ü'}), 0, "grü", "grü"},
		{"lang=de&length=6", append(guess("hocken"), typed("ma")...), 1, "hocken", "ma"},
		{"lang=de&length=6", []Msg{play.Erase{}, play.Enter{}}, 0, "", ""},
	} {
		s := newListStore(t)
		s.slow = true
		w := s.visit(t, map[string]string{}, c.query)
		w.send(c.keys...)
		equal(t, c.query+": letters before", w.model.Play.Typed, c.shown)
		s.slow = false
		w.settle()
		equal(t, c.query+": turns", len(w.model.Game.Turns()), c.turns)
		equal(t, c.query+": letters", w.model.Play.Typed, c.got)
	}
}

// TestTypedAheadForAnotherPuzzle: if the list can't be loaded and another puzzle is opened, the keys are
// dropped.
func TestTypedAheadForAnotherPuzzle(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	w := s.visit(t, map[string]string{}, "lang=de&length=6")
	w.send(guess("audio")...)
	delete(s.words, lists.Name{Lang: "de", Length: 6})
	s.slow = false
	w.settle()
	equal(t, "turns", len(w.model.Game.Turns()), 0)
	equal(t, "letters", w.model.Play.Typed, "")
	equal(t, "told", slices.ContainsFunc(w.model.Notices, func(n notice.Notice) bool { _, is := n.(notice.NotLoaded); return is }), true)
}

// TestRepeated: a word that was guessed before is reported before it costs a try. A second
// Enter plays it, unless something was typed between.
func TestRepeated(t *testing.T) {
	w := openSecret(t, "quantum", "crown plaid", "").send(guess("slate")...).send(guess("zzzzz")...).send(guess("zzzzz")...)
	told := notice.Repeated{Word: "zzzzz", Turn: 1}
	tells(t, "pointed out", w.model, told)
	equal(t, "the row", []any{w.model.Play.Typed, w.model.Game.TurnCount(), shakes(w), len(w.effects)}, []any{"zzzzz", 2, 1, 0})
	w.send(play.Erase{}, play.Press{Letter: 'z'}, play.Enter{})
	tells(t, "typed anew", w.model, told)
	w.send(share.SendLink{}, share.Sent{What: records.SharedLink, Outcome: share.Copied}, play.Enter{}) // another notice was shown meanwhile
	tells(t, "played", w.model)
	equal(t, "its try", w.model.Game.TurnCount(), 3)
	w.send(guess("zzzzz")...)
	tells(t, "and again", w.model, told)
	w.send(screen.Open{Name: screen.Help}, Close{}, play.Clear{}).send(guess("aisle")...)
	equal(t, "another word", w.model.Game.TurnCount(), 4)
}
