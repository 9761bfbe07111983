package model

import "ketword/app/records"

// The history can be exported as a file, and imported from one: another
// browser's, or the terminal edition's.

// ExportHistory offers the history as a file.
type ExportHistory struct{}

func (ExportHistory) update(m Model) (Model, []Effect) {
	if len(m.History)+len(m.Imported) == 0 {
		return m, nil
	}
	m, confirmed := m.confirm(HistoryExported{})
	return m, append([]Effect{OfferHistory{Value: records.WriteFile(records.File{Games: m.History, Scores: m.Imported, Settings: m.Settings.stored})}}, confirmed...)
}

// OfferHistory offers the stored history as a file, joined by [records.MergeHistory]
// with the games of Value, which storage may have refused. Where what is
// stored can't be read, it offers Value.
type OfferHistory struct {
	effect
	Value string
}

// ImportHistory tells that a file was picked.
type ImportHistory struct{}

func (ImportHistory) update(m Model) (Model, []Effect) {
	if m.Reading {
		return m, nil
	}
	m.Reading, m.Notices = true, nil
	return m, []Effect{ReadHistoryFile{}}
}

// ReadHistoryFile reads the file that was picked, by [records.ReadFile]. It comes
// back as [HistoryRead] or [HistoryRefused].
type ReadHistoryFile struct{ effect }

// HistoryRead brings what the file has.
type HistoryRead records.File

// update takes in the games and counts that are not here yet, and shows them: all
// games, where those that are selected are not all that came. One that is unfinished
// here has ended as the file says. Settings hold where the player has chosen none here.
func (msg HistoryRead) update(m Model) (Model, []Effect) {
	m.Reading = false
	added, counts := m.History.Missing(msg.Games), records.AddedScores(m.Imported, msg.Scores)
	m, effects, unknown := m.takeSettings(msg.Settings)
	told := []Notice{GamesAdded{Added: len(added), Read: len(msg.Games), Lines: len(counts), Settings: len(effects) > 0, Unknown: unknown}}
	if len(added)+len(counts) == 0 {
		return m.tell(told...), effects
	}
	m, more := m.addScores(counts)
	effects = append(effects, more...)
	if len(added) > 0 {
		effects = append(effects, append(m.journalFinished(added), m.storeFinished(added)...)...)
		m = m.withFinished(added)
	}
	if len(counts) > 0 || len(m.Selection.Of(added)) < len(added) {
		m.Selection = records.Selection{}
	}
	switch {
	case m.frozen[records.HistoryKey]:
		told = also(told, NewerValue{})
	case m.Unsaved:
		told = also(told, CantSave{})
	}
	return m.tell(told...), effects
}

// storeFinished returns the effects that store games that have ended elsewhere,
// and then remove what was stored of them unfinished.
func (m Model) storeFinished(h records.History) []Effect {
	effects := m.unlessFrozen(records.HistoryKey, Append{Key: records.HistoryKey, Value: records.WriteHistory(h)})
	if len(effects) == 0 {
		return nil
	}
	for _, s := range h {
		id := s.Game.Puzzle.Identity
		if _, begun := m.Saved[id]; begun {
			effects = append(effects, m.unlessFrozen(gameKey(id), Remove{Key: gameKey(id)})...)
		}
	}
	return effects
}

// HistoryRefused tells why the file can't be taken in.
type HistoryRefused struct{ Refusal records.FileRefusal }

func (msg HistoryRefused) update(m Model) (Model, []Effect) {
	m.Reading = false
	return m.tell(HistoryNotImported{Refusal: msg.Refusal}), nil
}
