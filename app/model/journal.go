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

// A browser keeps what it stores in memory for seconds, sometimes for minutes,
// before it is on the disk; one that is killed loses it. So games are also
// written to a journal, which is on the disk at once. The next start takes in
// what storage lacks of it, as if another window had stored it. An entry leaves
// the journal once storage has had its games for a day.

// finishedPrefix begins the key of an entry of finished games. The identity of
// the first of them follows.
const finishedPrefix = records.HistoryKey + "/"

// maxJournal is how many entries stay in the journal at a start: more than are
// written in a day. Without it, storage that is full would let it grow.
const maxJournal = 1000

// JournalRead brings the journal.
type JournalRead struct {
	Entries []effect.JournalEntry // those written last come last
	Old     map[string]bool       // keys of the entries written a day ago or earlier
}

// update takes in the games that storage lacks, and stores them. Their entries
// are written anew, since on the disk the games are nowhere else. Old entries
// whose games are stored leave the journal, as do those that can't be read,
// unless a newer program wrote them.
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

// recover takes in those games that storage lacks, or has with fewer turns, and stores
// them. It returns their identities.
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

// journal changes the journal, unless there is nothing to change. Where storage is
// denied, what is stored nowhere has no journal.
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

// journalFinished writes games that have ended to the journal, in place of what it has
// of them unfinished.
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
