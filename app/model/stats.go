package model

import (
	"ketword/app/records"
	"ketword/engine"
)

// Stats counts the games that are selected, and the imported counts where all are.
func (m *Session) Stats() records.Stats { return m.StatsOf(m.Selection) }

func (m *Session) StatsOf(selection records.Selection) records.Stats {
	s := records.Summarise(m.History, selection)
	s.Streak = records.StreakOf(selection.Of(m.History), m.Day)
	if selection.All() {
		s = s.WithImported(m.Imported)
	}
	return s
}

// ThisBar returns the bar that counts the game in play; NoBar if it has not
// ended, or is not counted, or is not selected.
func (m *Session) ThisBar() records.Bar { return m.BarOf(m.Selection) }

func (m *Session) BarOf(selection records.Selection) records.Bar {
	s, ended := m.History.Find(m.Game.Puzzle.Identity)
	switch {
	case !ended || m.Again() || records.Summarise(records.History{s}, selection).Played == 0:
		return records.NoBar
	case s.Game.Status() == engine.Won:
		return records.Bar(min(len(s.Game.Turns()), records.LongWins))
	}
	return records.LostBar
}
