package model

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/records"
	"ketword/engine"
)

// TestSelectedStreaks: the streaks are those of the selected games.
func TestSelectedStreaks(t *testing.T) {
	m := New(nil, nil)
	m.Day = 104
	for _, g := range append(apptest.DaysOf(100, "wwlww"), apptest.DayGame{Mode: engine.Quantum, Day: 102, How: 'w'}) {
		m.History = append(m.History, record(t, g))
	}
	equal(t, "together", m.Stats().Streak, records.Streak{Present: 5, Longest: 5})
	m.Selection.Mode = engine.Classic
	equal(t, "classic", m.Stats().Streak, records.Streak{Present: 2, Longest: 2})
	m.Selection.Mode = engine.Quantum
	equal(t, "quantum", m.Stats().Streak, records.Streak{Present: 0, Longest: 1})
}
