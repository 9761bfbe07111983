package model

import (
	"errors"
	"slices"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
)

// AddHistory takes in the games and counts of a file that are not here yet. A game that is unfinished
// here has ended as the file says. Settings hold where the player has chosen none here.
func (m *Model) AddHistory(f records.File) {
	added, counts := m.History.Missing(f.Games), records.AddedScores(m.Imported, f.Scores)
	some, unknown := m.takeSettings(f.Settings)
	m.showAdded(added, counts, notice.GamesAdded{Added: len(added), Read: len(f.Games), Lines: len(counts), Settings: some, Unknown: unknown})
}

// AddScores takes in a line of counts that is not here yet.
func (m *Model) AddScores(line records.Scores, told notice.Notice) {
	m.showAdded(nil, []records.Scores{line}, told)
}

// showAdded takes in games and counts, and shows them: all games, where those that are selected are not
// all that came, since counts don't say of which games they are.
func (m *Model) showAdded(games records.History, counts []records.Scores, told notice.Notice) {
	all := []notice.Notice{told}
	m.addRecords(games, counts)
	if len(counts) > 0 || len(m.Selection.Of(games)) < len(games) {
		m.Selection = records.Selection{}
	}
	switch {
	case len(games)+len(counts) == 0:
	case len(games) > 0 && m.Frozen[records.HistoryKey], len(counts) > 0 && m.Frozen[records.ScoresKey]:
		all = append(all, notice.NewerValue)
	case m.Unsaved:
		all = append(all, notice.CantSave)
	}
	m.showNotices(all...)
}

// addRecords takes in games that have ended and counts, none of which are here yet, and stores them.
func (m *Model) addRecords(games records.History, counts []records.Scores) {
	if len(games) > 0 {
		m.journalFinished(games)
		m.storeFinished(games)
		m.addFinished(games)
	}
	if len(counts) > 0 {
		m.Imported = slices.Concat(m.Imported, counts)
		m.unlessFrozen(records.ScoresKey, effect.Append{Key: records.ScoresKey, Value: records.WriteScores(counts)})
	}
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

// scoresChanged takes in the imported counts of another window.
func (m *Model) scoresChanged(stored string) {
	all, err := records.ReadScores(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(records.ScoresKey)
	case err == nil:
		m.Imported = all
	}
}
