package session

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// TestMonth: a month has its days, and counts the puzzles of a mode and list that have ended.
func TestMonth(t *testing.T) {
	s := begun(t)
	s.Game = s.Game.GiveUp()
	s.History = records.History{s.Current()}
	scope := Scope{List: lists.Default(), Mode: engine.Classic}
	m := s.MonthOf(scope, testDay) // 11 April 2026
	equal(t, "month", []int{m.Year, m.Month, len(m.Days), m.Blank}, []int{2026, 4, 30, 2})
	equal(t, "others", []bool{m.Older, m.Newer}, []bool{true, false})
	equal(t, "counted", []int{m.Played, m.Solved}, []int{1, 0})
	equal(t, "given up", m.Days[10].Mark, DayGivenUp)
	equal(t, "to come", m.Days[11].Mark, dayToCome)
	scope.Mode = engine.Quantum
	equal(t, "of another mode", s.MonthOf(scope, testDay).Played, 0)
	first := s.MonthOf(scope, 0)
	equal(t, "the first", []bool{first.Older, first.Newer}, []bool{false, true})
}
