package lab

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestWatchPlayer: any strategy plays a random or chosen puzzle or a chosen secret, with any first guess;
// its rows are shown one by one.
func TestWatchPlayer(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5}
	b := open(t, ShowTab{Tab: Watch}, WatchPlayer{Draw: 7})
	apptest.Equal(t, "drawn", b.Asked(), []query.Task{&query.PlayOn{Game: coach.Game{Rules: rules}, By: coach.Player{Strategy: "eliminate", Seed: 7}}})
	b.send(ChoosePlayer{Strategy: "openers"}, ChoosePlayer{Strategy: "nobody"}, WatchPlayer{Number: "9223372036854775807", Draw: 7})
	apptest.Equal(t, "by number", b.Asked(), []query.Task{&query.PlayOn{Game: coach.Game{Rules: rules}, By: coach.Player{Strategy: "openers", Seed: 1<<63 - 1}}})
	b.send(WatchPlayer{Secret: [2]string{"Abide"}, First: "slate"})
	apptest.Equal(t, "chosen", b.Asked(), []query.Task{&query.PlayOn{
		Game: coach.Game{Rules: rules, Secret: apptest.Secret(t, "abide")},
		By:   coach.Player{Strategy: "openers", First: engine.MustWord("slate")},
	}})
	key := b.Key()
	for range 3 {
		b.Told(key, &query.StepPart{})
	}
	b.Ended(key, query.NoFault)
	seen := func() []any {
		f := b.now()
		return []any{f.Watched.Seen, f.Watched.More(), f.WatchEnded}
	}
	apptest.Equal(t, "at first", seen(), []any{1, true, true})
	b.send(SeeStep{})
	apptest.Equal(t, "then", seen(), []any{2, true, true})
	b.send(SeeStep{All: true})
	apptest.Equal(t, "all", seen(), []any{3, false, true})
	b.send(SeeStep{})
	apptest.Equal(t, "no more", seen(), []any{3, false, true})
	b.send(WatchPlayer{})
	apptest.Equal(t, "anew", seen(), []any{0, false, false})
	apptest.Equal(t, "still chosen", b.send(about(engine.Quantum, engine.Normal)).Screen.watching, "openers")
}

// TestWatchRefuses: invalid input is refused.
func TestWatchRefuses(t *testing.T) {
	classic, quantum, hard := about(engine.Classic, engine.Normal), about(engine.Quantum, engine.Normal), about(engine.Classic, engine.Hard)
	for name, test := range map[string]struct {
		about Choose
		by    string
		msg   WatchPlayer
		want  problem
	}{
		"no word":      {classic, "best", WatchPlayer{Secret: [2]string{"a b"}}, problem{Fault: notWord, Field: "watch-secret-1", Typed: "a b", Length: 5}},
		"long":         {classic, "best", WatchPlayer{First: "slates"}, problem{Fault: wrongSize, Field: watchFirst, Typed: "slates", Length: 5}},
		"one of two":   {quantum, "best", WatchPlayer{Secret: [2]string{"crown"}}, problem{Fault: notWord, Field: "watch-secret-2", Length: 5}},
		"shares":       {quantum, "best", WatchPlayer{Secret: [2]string{"abide", "audio"}}, problem{Fault: shares, Field: "watch-secret-2", Typed: "aid"}},
		"number":       {classic, "best", WatchPlayer{Number: "-1"}, problem{Fault: notPuzzle, Field: watchNumber, Typed: "-1"}},
		"secret first": {classic, "best", WatchPlayer{Secret: [2]string{"a b"}, Number: "1", First: "slates"}, problem{Fault: notWord, Field: "watch-secret-1", Typed: "a b", Length: 5}},
		"both":         {classic, "best", WatchPlayer{Secret: [2]string{"abide"}, Number: "1"}, problem{Fault: both, Field: watchNumber}},
		"level":        {hard, "openers", WatchPlayer{}, problem{Fault: careless}},
	} {
		b := open(t, ShowTab{Tab: Watch}, test.about, ChoosePlayer{Strategy: test.by}, test.msg)
		apptest.Equal(t, name, b.Screen.refusal, test.want)
		apptest.Equal(t, name+": asked", len(b.Asked()), 0)
		apptest.Equal(t, name+": forgotten", b.send(ChoosePlayer{Strategy: "entropy"}).Screen.refusal, problem{})
	}
}
