package model

import (
	"errors"
	"slices"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/internal/each"
)

// AddHistory adds the games, counts and friends of a file that are not here yet. A game that is unfinished
// here ends as in the file. A setting is used only if the player has not chosen a value for it here.
func (m *Model) AddHistory(f records.File) {
	added, counts := m.History.Missing(f.Games), records.AddedScores(m.Imported, f.Scores)
	some, unknown := m.takeSettings(f.Settings)
	told := notice.GamesAdded{Added: len(added), Read: len(f.Games), Lines: len(counts), Settings: some, Unknown: unknown}
	if f.Friends.Empty() {
		m.showAdded(added, counts, told)
		return
	}
	joined, results, _ := m.Kept.Joined(f.Friends)
	m.KeepFriends(joined)
	told.Friends, told.Results = true, results
	m.showAdded(added, counts, told, friends.Key)
}

// AddScores adds a line of counts that is not here yet.
func (m *Model) AddScores(line records.Scores, told notice.Notice) {
	m.showAdded(nil, []records.Scores{line}, told)
}

// showAdded adds games and counts, and shows them. Counts don't say which games they count, so if there
// are any, or if the selection leaves out an added game, all games are selected. It tells, too, if the values
// of the other keys that were changed are not stored.
func (m *Model) showAdded(games records.History, counts []records.Scores, told notice.Notice, changed ...string) {
	all := []notice.Notice{told}
	m.addRecords(games, counts)
	if len(counts) > 0 || len(m.Selection.Of(games)) < len(games) {
		m.Selection = records.Selection{}
	}
	if len(games) > 0 {
		changed = append(changed, records.HistoryKey)
	}
	if len(counts) > 0 {
		changed = append(changed, records.ScoresKey)
	}
	switch {
	case len(changed) == 0:
	case slices.ContainsFunc(changed, func(key string) bool { return m.Frozen[key] }):
		all = append(all, notice.NewerValue)
	case m.Unsaved:
		all = append(all, notice.CantSave)
	}
	m.showNotices(all...)
}

// addRecords adds finished games and counts, none of which are here yet, and stores them.
func (m *Model) addRecords(games records.History, counts []records.Scores) {
	if len(games) > 0 {
		m.journalFinished(games)
		m.storeFinished(games)
		m.addFinished(games)
	}
	if len(counts) > 0 {
		m.Imported = each.Joined(m.Imported, counts)
		m.unlessFrozen(records.ScoresKey, effect.Append{Key: records.ScoresKey, Value: records.WriteScores(counts)})
	}
}

// storeFinished stores games that ended elsewhere, then removes their unfinished versions
// from storage.
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

// scoresChanged handles a change of the imported counts by another window.
func (m *Model) scoresChanged(stored string) {
	all, err := records.ReadScores(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(records.ScoresKey)
	case err == nil:
		m.Imported = all
	}
}
