package model

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// A browser keeps stored values in memory for seconds, sometimes for minutes, before they
// reach the disk; if it is killed, they are lost. So games are also written to a journal,
// which reaches the disk at once. The next start adds the games that storage lacks, as if
// another window had stored them. An entry is removed from the journal a day after storage
// has its games.

// finishedPrefix starts the key of an entry of finished games. The identity of the first
// game follows.
const finishedPrefix = records.HistoryKey + "/"

// maxJournal is how many entries the journal keeps at a start, more than are written in a
// day. Without a limit, the journal would grow while storage is full.
const maxJournal = 1000

// JournalRead gives the entries of the journal.
type JournalRead struct {
	Entries []effect.JournalEntry // oldest first
	Old     map[string]bool       // keys of the entries at least a day old
}

// update adds and stores the games that storage lacks. Their entries are written anew,
// since the disk has the games nowhere else. Old entries are removed if their games are
// stored or they can't be read, but not if a newer program wrote them.
func (msg JournalRead) update(m *Model) {
	games, errs := make([][]records.Saved, len(msg.Entries)), make([]error, len(msg.Entries))
	for i, e := range msg.Entries {
		games[i], errs[i] = gamesOf(e)
	}
	lost := m.recover(slices.Concat(games...))
	var again []effect.JournalEntry
	var drop []string
	for i, e := range msg.Entries {
		missing := slices.ContainsFunc(games[i], func(s records.Saved) bool { return lost[s.Game.Puzzle.Identity] })
		surplus := len(msg.Entries)-i > maxJournal
		switch {
		case errors.Is(errs[i], envelope.ErrNewer):
		case errs[i] != nil, surplus, msg.Old[e.Key] && !missing:
			drop = append(drop, e.Key)
		case missing:
			again = append(again, e)
		}
	}
	m.journal(again, drop)
}

// gamesOf returns the games of an entry.
func gamesOf(e effect.JournalEntry) ([]records.Saved, error) {
	if strings.HasPrefix(e.Key, finishedPrefix) {
		return records.ReadHistory(e.Value)
	}
	s, err := records.ReadGame(e.Key, e.Value)
	if err != nil {
		return nil, err
	}
	return []records.Saved{s}, nil
}

// recover adds and stores the games that storage lacks or has with fewer turns. It returns
// their identities.
func (m *Model) recover(games []records.Saved) map[engine.Identity]bool {
	deleted := m.deletedGames()
	finished := each.But(games, func(s records.Saved) bool {
		return !s.Finished() || deleted[s.Game.Puzzle.Identity]
	})
	added := m.History.Missing(finished)
	if len(added) > 0 {
		m.storeFinished(added)
		m.addFinished(added)
	}
	lost, ended := added.Identities(), m.History.Identities()
	for _, s := range games {
		id := s.Game.Puzzle.Identity
		ours := m.Saved[id].Game
		settled := s.Finished() || ended[id] || m.IsGuide(id)
		if settled || records.JoinRows(s.Game, ours).TurnCount() <= ours.TurnCount() {
			continue
		}
		m.takeIn(s, "")
		_, begun := m.Saved[id]
		lost[id], ended[id] = true, !begun
	}
	return lost
}

// journal writes and removes entries, if there are any. If storage is denied, there is no
// journal either.
func (m *Model) journal(write []effect.JournalEntry, drop []string) {
	if !m.Denied && len(write)+len(drop) > 0 {
		m.do(effect.Journal{Write: write, Drop: drop})
	}
}

// journalUnfinished writes an unfinished game to the journal.
func (m *Model) journalUnfinished(s records.Saved) {
	if key := session.GameKey(s.Game.Puzzle.Identity); !m.Frozen[key] {
		m.journal([]effect.JournalEntry{{Key: key, Value: records.WriteGame(s)}}, nil)
	}
}

// journalFinished writes finished games to the journal, and removes their unfinished
// entries.
func (m *Model) journalFinished(h records.History) {
	var begun []string
	for _, s := range h {
		if id := s.Game.Puzzle.Identity; len(m.Saved[id].Game.Turns()) > 0 {
			begun = append(begun, session.GameKey(id))
		}
	}
	key := finishedPrefix + h[0].Game.Puzzle.Identity.String()
	m.journal([]effect.JournalEntry{{Key: key, Value: records.WriteHistory(h)}}, begun)
}
