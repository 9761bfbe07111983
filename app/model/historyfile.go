package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
)

// AddHistory takes in the games and counts of a file that are not here yet, and shows them: all
// games, where those that are selected are not all that came. One that is unfinished
// here has ended as the file says. Settings hold where the player has chosen none here.
func (m *Model) AddHistory(f records.File) {
	added, counts := m.History.Missing(f.Games), records.AddedScores(m.Imported, f.Scores)
	some, unknown := m.takeSettings(f.Settings)
	told := []notice.Notice{notice.GamesAdded{Added: len(added), Read: len(f.Games), Lines: len(counts), Settings: some, Unknown: unknown}}
	if len(added)+len(counts) == 0 {
		m.showNotices(told...)
		return
	}
	m.addScores(counts)
	if len(added) > 0 {
		m.journalFinished(added)
		m.storeFinished(added)
		m.addFinished(added)
	}
	if len(counts) > 0 || len(m.Selection.Of(added)) < len(added) {
		m.Selection = records.Selection{}
	}
	switch {
	case m.Frozen[records.HistoryKey]:
		told = appendNotices(told, notice.NewerValue{})
	case m.Unsaved:
		told = appendNotices(told, notice.CantSave{})
	}
	m.showNotices(told...)
}

// storeFinished stores games that have ended elsewhere, and then removes what was stored
// of them unfinished.
func (m *Model) storeFinished(h records.History) {
	if m.Frozen[records.HistoryKey] {
		return
	}
	m.do(effect.Append{Key: records.HistoryKey, Value: records.WriteHistory(h)})
	for _, s := range h {
		id := s.Game.Puzzle.Identity
		if _, begun := m.Saved[id]; begun {
			m.unlessFrozen(session.GameKey(id), effect.Remove{Key: session.GameKey(id)})
		}
	}
}
