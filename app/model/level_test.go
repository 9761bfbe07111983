package model

import (
	"maps"
	"strconv"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

// rulesOf returns the tries and the level of the game in play.
func rulesOf(m Model) [2]string {
	r := m.Game.Puzzle.Rules
	return [2]string{strconv.Itoa(r.Tries), r.Level.String()}
}

// level returns the message that chooses a level.
func level(name string) Msg { return sets(session.LevelSetting, name) }

// TestChosenRules: the chosen rules apply to every new game, in every mode and list, also
// after a restart; in quantum, hard means strict.
func TestChosenRules(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	w.do(SwitchMode{Mode: engine.Quantum}, SwitchMode{Mode: engine.Classic}) // visited, so that their puzzles have the old rules
	w.do(level("hard"), puzzle.ChooseTries{Typed: " 8 "})
	hard, strict := [2]string{"8", "hard"}, [2]string{"8", "strict"}
	equal(t, "in play, without a row", rulesOf(w.model), hard)
	equal(t, "today's", w.model.IsToday(), true)
	for _, msg := range []Msg{NewRandom{}, GoToday{}, puzzle.ChooseList{List: german6}, puzzle.PlaySeed{Typed: "77"}} {
		equal(t, "classic", rulesOf(w.do(msg).model), hard)
	}
	equal(t, "quantum", rulesOf(w.do(SwitchMode{Mode: engine.Quantum}).model), strict)
	again := newListStore(t).visit(t, maps.Clone(w.stored), "mode=classic&lang=en&length=5")
	equal(t, "at the next start", rulesOf(again.model), hard)
	exact := newListStore(t).visit(t, maps.Clone(w.stored), "seed=2007&level=normal")
	equal(t, "by a link with its rules", rulesOf(exact.model), [2]string{"6", "normal"})
	equal(t, "that alone", rulesOf(exact.do(NewRandom{}).model), hard)
	w.do(level("easy"))
	equal(t, "no level", w.effects, []effect.Effect(nil))
}

// TestEase: easing the level during a game gives the game another identity; the old one no longer exists.
func TestEase(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		l := newLexicon(t)
		q := linked(mode, seedOf(t, l, secret), "&level=strict")
		w := openWindow(t, l, map[string]string{}, q)
		w.journal = &journal{}
		w.send(guess("salsa")...).send(typed("can")...)
		old := w.model.Game
		w.send(DayChanged{Day: testDay + 1}, screen.Open{Name: screen.Puzzle}, level("normal"))
		tells(t, mode+": told", w.model, notice.GameEased{Level: engine.Normal})
		equal(t, mode+": told there", w.model.InDialog(), w.model.Notices)
		equal(t, mode+": rows and letters", []any{w.model.Game.Turns(), w.model.Play.Typed}, []any{old.Turns(), "can"})
		equal(t, mode+": rules", rulesOf(w.model), [2]string{"6", "normal"})
		equal(t, mode+": games that are kept", len(w.model.Saved), 1)
		equal(t, mode+": begun", w.model.Current().BegunOn(), testDay)
		w.send(Close{}).send(typed("dy")...).send(play.Enter{})
		equal(t, mode+": plays on", w.model.Game.TurnCount(), 2)
		for name, again := range map[string]*window{
			"reload":  openWindow(t, l, maps.Clone(w.stored), w.query),
			"journal": openWindow(t, l, map[string]string{}, w.query).readJournal(w.journal.clone()),
		} {
			equal(t, mode+", "+name+": games", len(again.model.Saved), 1)
			equal(t, mode+", "+name, again.model.Game.Guesses(), w.model.Game.Guesses())
		}
	}
}

// TestNotEased: a rule that can't change during a game applies from the next one on.
func TestNotEased(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for name, c := range map[string]struct {
		link   string
		choice Msg
		want   notice.Notice
	}{
		"harder":     {"", level("strict"), notice.NextGame{Name: session.LevelSetting, Value: "strict"}},
		"more tries": {"", puzzle.ChooseTries{Typed: "0"}, notice.NextGame{Name: session.TriesSetting, Value: "0"}},
		"the same":   {"&level=hard", level("hard"), nil},
	} {
		w := openWindow(t, l, map[string]string{}, linked("classic", seed, c.link)).send(guess("slate")...)
		before := w.model.Game
		w.send(c.choice)
		equal(t, name+": told", w.model.firstNotice(), c.want)
		equal(t, name+": the game", w.model.Game, before)
		want := [2]string{"6", "normal"}
		switch n := c.want.(type) {
		case notice.NextGame:
			want[map[string]int{session.TriesSetting: 0, session.LevelSetting: 1}[n.Name]] = n.Value
		case nil:
			want[1] = "hard"
		}
		equal(t, name+": the next game", rulesOf(w.send(NewRandom{}).model), want)
	}
}

// TestPlayedSo: a puzzle that was played by the chosen rules keeps its result, and the game
// in play keeps its rules.
func TestPlayedSo(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	seed := seedOf(t, l, "abide")
	openWindow(t, l, stored, linked("classic", seed, "&level=normal")).send(play.GiveUp{})
	w := openWindow(t, l, stored, linked("classic", seed, "&level=strict")).send(guess("slate")...)
	before := w.model.Game
	w.send(level("normal"))
	tells(t, "eased", w.model, notice.NextGame{Name: session.LevelSetting, Value: "normal", Played: true})
	equal(t, "the game", w.model.Game, before)
	w = openWindow(t, l, stored, linked("classic", seed, "&level=hard")).send(level("normal"))
	tells(t, "without a row", w.model, notice.NextGame{Name: session.LevelSetting, Value: "normal", Played: true})
	equal(t, "is still to be played", []any{w.model.Game.Status(), rulesOf(w.model)}, []any{engine.Playing, [2]string{"6", "hard"}})
}

// TestEasedInAnotherWindow: another window with the game continues with the eased one.
func TestEasedInAnotherWindow(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	q := linked("classic", seedOf(t, l, "abide"), "&level=strict")
	a := openWindow(t, l, stored, q).send(guess("slate")...)
	b := openWindow(t, l, stored, q)
	a.send(level("normal"))
	for _, e := range a.effects {
		if save, is := e.(effect.Save); is {
			b.send(StoredChanged{Key: save.Key, Value: save.Value})
		}
	}
	equal(t, "in play", b.model.Game, a.model.Game)
	equal(t, "its games", b.model.Saved, a.model.Saved)
	equal(t, "its address", b.query, b.model.link())
}
