package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
)

// The history can be exported as a file, and imported from one: another
// browser's, or the terminal edition's.

// ExportHistory offers the history as a file.
type ExportHistory struct{}

func (ExportHistory) update(m *Model) {
	if len(m.History)+len(m.Imported) == 0 {
		return
	}
	m.do(effect.OfferHistory{Value: records.WriteFile(records.File{Games: m.History, Scores: m.Imported, Settings: m.Settings.Stored})})
	m.confirm(notice.HistoryExported{})
}

// ImportHistory tells that a file was picked.
type ImportHistory struct{}

func (ImportHistory) update(m *Model) {
	if m.Reading {
		return
	}
	m.Reading, m.Notices = true, nil
	m.do(effect.ReadHistoryFile{})
}

// HistoryRead brings what the file has.
type HistoryRead records.File

// update takes in the games and counts that are not here yet, and shows them: all
// games, where those that are selected are not all that came. One that is unfinished
// here has ended as the file says. Settings hold where the player has chosen none here.
func (msg HistoryRead) update(m *Model) {
	m.Reading = false
	added, counts := m.History.Missing(msg.Games), records.AddedScores(m.Imported, msg.Scores)
	some, unknown := m.takeSettings(msg.Settings)
	told := []notice.Notice{notice.GamesAdded{Added: len(added), Read: len(msg.Games), Lines: len(counts), Settings: some, Unknown: unknown}}
	if len(added)+len(counts) == 0 {
		m.tell(told...)
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
		told = also(told, notice.NewerValue{})
	case m.Unsaved:
		told = also(told, notice.CantSave{})
	}
	m.tell(told...)
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

// HistoryRefused tells why the file can't be taken in.
type HistoryRefused struct{ Refusal records.FileRefusal }

func (msg HistoryRefused) update(m *Model) {
	m.Reading = false
	m.tell(notice.HistoryNotImported{Refusal: msg.Refusal})
}
