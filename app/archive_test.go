//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
)

// archiveTables returns the archive after a daily puzzle was played.
func archiveTables(t testing.TB) map[string]*table {
	return map[string]*table{
		"played": newTable(t, "abide", "").send(model.GoToday{}).guess("slate").send(model.Open{Screen: screen.Archive}, model.Countdown{Minutes: 83}),
	}
}

// TestCountdownAtTheEnd: the countdown is at the end of today's game, but not of others.
func TestCountdownAtTheEnd(t *testing.T) {
	ended := newTable(t, "abide", "").send(play.GiveUp{}, model.Countdown{Minutes: 60})
	equal(t, "another game", len(ended.draw().All(drawn.Classed("countdown"))), 0)
	ended.send(model.GoToday{}, play.GiveUp{})
	for minutes, want := range map[int]string{0: "", 1: "Next puzzle in 1 min.", 60: "Next puzzle in 1 h.", 1499: "Next puzzle in 24 h 59 min."} {
		ended.send(model.Countdown{Minutes: minutes})
		equal(t, "today's", ended.draw().One(t, drawn.Classed("end")).One(t, drawn.Classed("countdown")).Text(), want)
	}
}
