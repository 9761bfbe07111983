//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/lab"
	"ketword/app/session"
	"ketword/engine"
)

// labTables returns games with each tab of the lab open, by name.
func labTables(t testing.TB) map[string]*table {
	open := func(msgs ...model.Msg) *table {
		return newTable(t, "abide", "").asks(append([]model.Msg{model.Open{Screen: screen.Lab}}, msgs...)...)
	}
	openers, games, watch := lab.ShowTab{Tab: lab.Openers}, lab.ShowTab{Tab: lab.Games}, lab.ShowTab{Tab: lab.Watch}
	under := open(games).send(lab.PlayTournament{})
	under.send(under.results(under.asked)[0])
	return map[string]*table{
		"letters":       open(),
		"openers":       open(openers, lab.TryOpener{Word: "slate"}),
		"pairs":         open(lab.Choose{By: session.Choice{Mode: engine.Quantum}}, openers),
		"under way":     under,
		"played":        open(games, lab.PlayTournament{}),
		"watched":       open(watch, lab.WatchPlayer{Secret: [2]string{"grove"}}),
		"watched whole": open(watch, lab.WatchPlayer{Secret: [2]string{"grove"}, First: "slate"}, lab.SeeStep{All: true}),
	}
}
