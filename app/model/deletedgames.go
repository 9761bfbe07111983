package model

import (
	"maps"
	"slices"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// Deleting a finished game removes it from the history, the journal and other windows, and
// its puzzle can be played anew. Imported counts are deleted the same way. A deletion can
// be undone until the page is closed.

// DeleteGames deletes games and counts. While storage changes, a note there tells other
// windows of the deletion, so that they don't store the games again.
func (m *Model) DeleteGames(d records.DeletedGames) {
	switch {
	case d.Empty():
		return
	case m.holdsNewer(d):
		m.showNotices(notice.NewerValue)
		return
	}
	m.DeletedGames = append(slices.Clip(m.DeletedGames), d)
	m.dropGames(d.Games)
	m.Imported = records.WithoutScores(m.Imported, d.Scores)
	m.showNotices(notice.GamesDeleted{Games: d})
	if len(d.Games) > 0 {
		names := each.Of(d.Games, func(s records.Saved) string { return s.Game.Puzzle.Identity.String() })
		m.journalLeft()
		m.do(effect.Delete{Key: records.HistoryKey, Names: names, Note: envelope.Deletion.Seal(&names)})
	}
	if len(d.Scores) > 0 {
		m.do(effect.Delete{Key: records.ScoresKey, Names: records.ScoreLines(d.Scores)})
	}
}

// holdsNewer reports whether a newer program wrote any value that a deletion would change: the
// note, the history, the counts, or one of the games under its own key.
func (m *Model) holdsNewer(d records.DeletedGames) bool {
	return m.Frozen[records.DeletedKey] || m.Frozen[records.HistoryKey] || len(d.Scores) > 0 && m.Frozen[records.ScoresKey] ||
		slices.ContainsFunc(d.Games, func(s records.Saved) bool { return m.Frozen[session.GameKey(s.Game.Puzzle.Identity)] })
}

// dropGames removes finished games from the model. If one of them is in play, its board becomes empty.
func (m *Model) dropGames(h records.History) {
	gone := h.Identities()
	m.History = each.But(m.History, func(s records.Saved) bool { return gone[s.Game.Puzzle.Identity] })
	m.Visited = maps.Clone(m.Visited)
	id := m.Game.Puzzle.Identity
	maps.DeleteFunc(m.Visited, func(_ string, p engine.Puzzle) bool { return gone[p.Identity] && p.Identity != id })
	if gone[id] && m.Opened() {
		m.take(records.Saved{Game: engine.NewGame(m.Game.Puzzle), List: m.ListPrint})
	}
	m.Games.Forget(gone)
	m.Review.Forget(gone)
}

// journalLeft rewrites the journal with the games that are left. An entry may contain a
// deleted game together with others.
func (m *Model) journalLeft() {
	if m.Denied {
		return
	}
	left := effect.Journal{Clear: true}
	if len(m.History) > 0 {
		key := finishedPrefix + m.History[0].Game.Puzzle.Identity.String()
		left.Write = append(left.Write, effect.JournalEntry{Key: key, Value: records.WriteHistory(m.History)})
	}
	for _, s := range m.Unfinished() {
		if key := session.GameKey(s.Game.Puzzle.Identity); len(s.Game.Turns()) > 0 && !m.Frozen[key] {
			left.Write = append(left.Write, effect.JournalEntry{Key: key, Value: records.WriteGame(s)})
		}
	}
	m.do(left)
}

// deletedGames returns the identities of the finished games that were deleted here and not
// restored.
func (m *Model) deletedGames() map[engine.Identity]bool {
	deleted := map[engine.Identity]bool{}
	for _, d := range m.DeletedGames {
		maps.Copy(deleted, d.Games.Identities())
	}
	return deleted
}

// BringBackGames undoes the last deletion; when repeated, the one before it.
type BringBackGames struct{}

// update restores the games, except those whose puzzles were begun again meanwhile.
func (BringBackGames) update(m *Model) {
	last := len(m.DeletedGames) - 1
	if last < 0 {
		return
	}
	d := m.DeletedGames[last]
	m.DeletedGames = slices.Clip(m.DeletedGames[:last])
	ended := m.History.Identities()
	d.Games = each.But(d.Games, func(s records.Saved) bool {
		id := s.Game.Puzzle.Identity
		return ended[id] || m.IsGuide(id) || len(m.Saved[id].Game.Turns()) > 0
	})
	d.Scores = records.AddedScores(m.Imported, d.Scores)
	if d.Empty() {
		m.Notices = nil
		return
	}
	m.addRecords(d.Games, d.Scores)
	m.showNotices(notice.GamesBack{Games: d})
}

// gamesDeleted handles a deletion in another window.
func (m *Model) gamesDeleted(note string) {
	var names []string
	if note != "" && envelope.Deletion.Unseal(note, &names) == nil {
		m.dropGames(m.History.Named(names))
	}
}

// endDeletion completes a deletion that was interrupted because the program stopped.
func (m *Model) endDeletion(note string) {
	var names []string
	if note == "" || envelope.Deletion.Unseal(note, &names) != nil {
		return
	}
	m.Saved = maps.Clone(m.Saved)
	for _, name := range names {
		if id := session.IdentityOf(name); m.Saved[id].Finished() {
			delete(m.Saved, id)
		}
	}
	m.dropGames(m.History.Named(names))
	m.unlessFrozen(records.HistoryKey, effect.Delete{Key: records.HistoryKey, Names: names})
}
