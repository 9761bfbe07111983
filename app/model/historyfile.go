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
	games, counts := m.History.Missing(f.Games), records.AddedScores(m.Imported, f.Scores)
	some, unknown := m.takeSettings(f.Settings)
	n := notice.GamesAdded{Added: len(games), Read: len(f.Games), Lines: len(counts), Settings: some, Unknown: unknown}
	if f.Friends.Empty() {
		m.showAdded(games, counts, n)
		return
	}
	joined, results, _ := m.Kept.Joined(f.Friends)
	m.KeepFriends(joined)
	n.Friends, n.Results = true, results
	m.showAdded(games, counts, n, friends.Key)
}

// AddScores adds a line of counts that is not here yet.
func (m *Model) AddScores(line records.Scores, n notice.Notice) {
	m.showAdded(nil, []records.Scores{line}, n)
}

// showAdded adds games and counts, and shows them. Counts don't say which games they count, so if there
// are any, or if the selection leaves out an added game, all games are selected. It also says if the values
// of the other keys that were changed are not stored.
func (m *Model) showAdded(games records.History, counts []records.Scores, n notice.Notice, changed ...string) {
	all := []notice.Notice{n}
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
