package model

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestWatchPlayer: any strategy plays, a puzzle that is drawn or chosen or a chosen secret, from any first guess;
// its rows are seen one after the other, and nothing is stored of them.
func TestWatchPlayer(t *testing.T) {
	m := inLab(t, LabWatch)
	m, effects := Update(m, WatchPlayer{Secret: []string{""}, Draw: 7})
	rules := engine.Rules{Mode: engine.Classic, Length: 5}
	equal(t, "drawn", tasks(effects), []query.Task{&query.PlayOn{Game: coach.Game{Rules: rules}, By: coach.Player{Strategy: "eliminate", Seed: 7}}})
	m, _ = Update(m, ChooseWatched{Strategy: "openers"})
	m, _ = Update(m, ChooseWatched{Strategy: "nobody"})
	m, effects = Update(m, WatchPlayer{Secret: []string{"Abide"}, First: "slate"})
	equal(t, "chosen", tasks(effects), []query.Task{&query.PlayOn{
		Game: coach.Game{Rules: rules, Secret: mustSecret(t, "abide")},
		By:   coach.Player{Strategy: "openers", First: engine.MustWord("slate")},
	}})
	key := keyOf(t, effects)
	_, effects = Update(m, WatchPlayer{Secret: []string{""}, Number: "9223372036854775807", Draw: 7})
	equal(t, "by number", tasks(effects), []query.Task{&query.PlayOn{Game: coach.Game{Rules: rules}, By: coach.Player{Strategy: "openers", Seed: 1<<63 - 1}}})
	for range 3 {
		m, effects = Update(m, QueryTold{Key: key, Part: &query.StepPart{}})
		equal(t, "effects", len(effects), 0)
	}
	m, _ = Update(m, QueryEnded{Key: key})
	seen := func() []any {
		f := m.LabFound()
		return []any{len(f.Watched.Shown()), f.Watched.More(), f.WatchEnded}
	}
	equal(t, "at first", seen(), []any{1, true, true})
	m, _ = Update(m, SeeStep{})
	equal(t, "then", seen(), []any{2, true, true})
	m, _ = Update(m, SeeStep{All: true})
	equal(t, "all", seen(), []any{3, false, true})
	m, _ = Update(m, SeeStep{})
	equal(t, "no more", seen(), []any{3, false, true})
	m, _ = Update(m, WatchPlayer{})
	equal(t, "anew", seen(), []any{0, false, false})
	m, _ = Update(m, SetLab{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "still chosen", m.Lab.Watching, "openers")
	equal(t, "finished games", len(m.History), 0)
}

// TestWatchRefuses what can't be played.
func TestWatchRefuses(t *testing.T) {
	m := inLab(t, LabWatch)
	quantum := session.Scope{List: lists.Default(), Mode: engine.Quantum}
	hard := session.Scope{List: lists.Default(), Mode: engine.Classic, Level: engine.Hard}
	for name, test := range map[string]struct {
		scope session.Scope
		by    string
		msg   WatchPlayer
		want  LabRefusal
	}{
		"no word":      {m.Lab.Scope, "best", WatchPlayer{Secret: []string{"a b"}}, LabRefusal{Fault: LabNotWord, Typed: "a b", Length: 5}},
		"long":         {m.Lab.Scope, "best", WatchPlayer{First: "slates"}, LabRefusal{Fault: LabLength, Typed: "slates", Length: 5}},
		"one of two":   {quantum, "best", WatchPlayer{Secret: []string{"crown", ""}}, LabRefusal{Fault: LabNotWord, Length: 5}},
		"shares":       {quantum, "best", WatchPlayer{Secret: []string{"abide", "audio"}}, LabRefusal{Fault: LabShares, Typed: "aid"}},
		"number":       {m.Lab.Scope, "best", WatchPlayer{Number: "-1"}, LabRefusal{Fault: LabNotPuzzle, Typed: "-1"}},
		"secret first": {m.Lab.Scope, "best", WatchPlayer{Secret: []string{"a b"}, Number: "1", First: "slates"}, LabRefusal{Fault: LabNotWord, Typed: "a b", Length: 5}},
		"both":         {m.Lab.Scope, "best", WatchPlayer{Secret: []string{"abide"}, Number: "1"}, LabRefusal{Fault: LabBoth}},
		"level":        {hard, "openers", WatchPlayer{}, LabRefusal{Fault: LabCareless}},
	} {
		m, _ := Update(m, SetLab{Scope: test.scope})
		m, _ = Update(m, ChooseWatched{Strategy: test.by})
		m, effects := Update(m, test.msg)
		equal(t, name, m.Lab.Refusal, test.want)
		equal(t, name+": asked", len(tasks(effects)), 0)
		m, _ = Update(m, ChooseWatched{Strategy: "entropy"})
		equal(t, name+": forgotten", m.Lab.Refusal, LabRefusal{})
	}
}

// TestOthersPlayOn: after a loss any strategy that the level allows plays on.
func TestOthersPlayOn(t *testing.T) {
	m := begun(t, "abide", "slate")
	m, _ = Update(m, GiveUp{})
	m, _ = Update(m, ShowPlayOn{})
	m, effects := Update(m, ShowPlayOn{Strategy: "entropy"})
	equal(t, "asked", ran(effects)[0].Task.(*query.PlayOn).By.Strategy, "entropy")
	m, effects = Update(m, ShowPlayOn{FromStart: true})
	equal(t, "stays", ran(effects)[0].Task.(*query.PlayOn).By.Strategy, "entropy")
	m, effects = Update(m, ShowPlayOn{Strategy: "nobody"})
	equal(t, "nobody", []any{len(ran(effects)), m.PlayOn().Strategy}, []any{0, "entropy"})
}
