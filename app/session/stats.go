package session

import (
	"ketword/app/records"
	"ketword/engine"
)

// Selected returns the games that are selected, oldest first.
func (r *Records) Selected() records.History { return r.Selection.Of(r.History) }

// Stats counts the games that are selected, and the imported counts where all are.
func (s *Session) Stats() records.Stats { return s.StatsOf(s.Selection) }

// StatsOf counts some games, and the imported counts if these are all.
func (s *Session) StatsOf(selection records.Selection) records.Stats {
	stats := records.Summarise(s.History, selection)
	stats.Streak = records.StreakOf(selection.Of(s.History), s.Day)
	if selection.All() {
		stats = stats.WithImported(s.Imported)
	}
	return stats
}

// ThisBar returns the bar that counts the game in play; NoBar if it has not
// ended, or is not counted, or is not selected.
func (s *Session) ThisBar() records.Bar { return s.BarOf(s.Selection) }

// BarOf returns what [Session.ThisBar] does, of other games than are selected.
func (s *Session) BarOf(selection records.Selection) records.Bar {
	g, ended := s.History.Find(s.Game.Puzzle.Identity)
	switch {
	case !ended || s.Again() || records.Summarise(records.History{g}, selection).Played == 0:
		return records.NoBar
	case g.Game.Status() == engine.Won:
		return records.Bar(min(len(g.Game.Turns()), records.LongWins))
	}
	return records.LostBar
}
