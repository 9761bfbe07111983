//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/session"
	"ketword/engine"
)

// archiveTables returns the archive after some days were played: on day 100, 11 April.
func archiveTables(t testing.TB) map[string]*table {
	played := newTable(t, "abide", "").send(model.GoToday{}).guess("slate")
	played.send(model.Open{Screen: screen.Archive}, archive.PlayDay{Day: 98}, play.GiveUp{})
	for _, secret := range []engine.Day{97, 96} {
		played.send(model.Open{Screen: screen.Archive}, archive.PlayDay{Day: secret})
		for w := range played.model.Game.Puzzle.Secret.Words() {
			played.guess("slate", w.String())
		}
	}
	played.model.History[len(played.model.History)-1].Assisted = true
	played.send(model.Open{Screen: screen.Archive}, archive.PlayDay{Day: 95})
	for _, word := range []string{"slate", "salsa", "aisle", "slate", "salsa", "aisle"} { // no answers
		played.guess(word).send(play.Enter{}) // twice, where it is a repeat
	}
	return map[string]*table{
		"played":  played.send(model.GoToday{}, model.Open{Screen: screen.Archive}, model.Countdown{Minutes: 83}),
		"nothing": newTable(t, "crown plaid", "").send(model.Open{Screen: screen.Archive}),
	}
}

// TestArchive: a month is a table whose columns are weekdays and whose days are named by
// their date and by how they ended; Tab goes to one of them.
func TestArchive(t *testing.T) {
	b := archiveTables(t)["played"]
	a := b.draw().One(t, drawn.Classed("archive"))
	calendar := a.One(t, drawn.Tagged("table"))
	month := a.One(t, drawn.Saying("id", calendar.Value("aria-labelledby")))
	equal(t, "month", month.Text(), "April 2026")
	heads := calendar.All(drawn.Tagged("th"))
	equal(t, "columns", len(heads), 7)
	equal(t, "a column", heads[2].Value("aria-label"), "Wednesday")
	equal(t, "weeks", len(calendar.All(drawn.Tagged("tr"))), 1+5)
	equal(t, "cells", len(calendar.All(drawn.Tagged("td"))), 2+30)

	days := calendar.All(drawn.Tagged("button"))
	equal(t, "days until today", len(days), 11)
	same(t, "names", drawn.Attrs(days[4:], "aria-label"),
		"Sunday 5 April: not played", "Monday 6 April: not solved", "Tuesday 7 April: solved in 2, with hints",
		"Wednesday 8 April: solved in 2", "Thursday 9 April: given up", "Friday 10 April: not played",
		"Saturday 11 April, today, on the board: unfinished, 1 row")
	equal(t, "today", days[10].Value("aria-current"), "date")
	equal(t, "Tab goes to", days[10].Value("tabindex"), "0")
	equal(t, "and to no other", days[9].Value("tabindex"), "-1")
	equal(t, "how it is seen", days[7].Text()+" "+days[7].Value("data-how"), "8 2")
	equal(t, "counted", a.One(t, drawn.Classed("counted")).Text(), "4 finished, 2 solved.")
	equal(t, "countdown", a.One(t, drawn.Classed("countdown")).Text(), "Next puzzle in 1 h 23 min.")
	equal(t, "no later month", a.All(drawn.Saying("data-action", "turn-month"))[1].Value("aria-disabled"), "true")

	b.send(b.message("turn-month", "-1"))
	a = b.draw().One(t, drawn.Classed("archive"))
	equal(t, "the month before", a.One(t, drawn.Saying("id", "month")).Text(), "March 2026")
	equal(t, "its first day", a.One(t, drawn.Tagged("tbody")).All(drawn.Tagged("button"))[0].Value("aria-label"), "Sunday 1 March: not played")
	b.send(b.message("archive-mode", "quantum"))
	b.send(b.message("archive-list", "de/5"))
	equal(t, "scope", b.model.Archive.Scope, session.Scope{Mode: engine.Quantum, List: lists.Name{Lang: "de", Length: 5}})
	equal(t, "no list", b.message("archive-list", "none") == nil, true)
}

// TestCountdownAtTheEnd: today's game ends with it, others don't.
func TestCountdownAtTheEnd(t *testing.T) {
	ended := newTable(t, "abide", "").send(play.GiveUp{}, model.Countdown{Minutes: 60})
	equal(t, "another game", len(ended.draw().All(drawn.Classed("countdown"))), 0)
	ended.send(model.GoToday{}, play.GiveUp{})
	for minutes, want := range map[int]string{0: "", 1: "Next puzzle in 1 min.", 60: "Next puzzle in 1 h.", 1499: "Next puzzle in 24 h 59 min."} {
		ended.send(model.Countdown{Minutes: minutes})
		equal(t, "today's", ended.draw().One(t, drawn.Classed("end")).One(t, drawn.Classed("countdown")).Text(), want)
	}
}
