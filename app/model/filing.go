package model

// A history goes out of the program as a file, and comes into it from one: of
// another browser, or of the terminal edition.

// ExportHistory offers the history as a file.
type ExportHistory struct{}

// update offers the history, if there is any.
func (ExportHistory) update(m Model) (Model, []Effect) {
	if len(m.History) == 0 {
		return m, nil
	}
	return m, []Effect{OfferHistory{Value: WriteHistory(m.History)}}
}

// ImportHistory tells that a file was picked.
type ImportHistory struct{}

// update begins to read the file.
func (ImportHistory) update(m Model) (Model, []Effect) {
	if m.Reading {
		return m, nil
	}
	m.Reading, m.Notice = true, Notice{}
	return m, []Effect{ReadHistoryFile{}}
}

// HistoryRead brings the games of the file.
type HistoryRead struct{ Games History }

// update takes in the games. What is here stays, but for a game that is
// unfinished here: the file has its end.
func (msg HistoryRead) update(m Model) (Model, []Effect) {
	m.Reading = false
	added := m.History.missing(msg.Games)
	told := Notice{Kind: GamesAdded, Added: len(added), Read: len(msg.Games)}
	if len(added) == 0 {
		return m.tell(told), nil
	}
	effects := m.storeFinished(added)
	m = m.withFinished(added)
	switch {
	case m.frozen[HistoryKey]:
		told = told.and(Notice{Kind: Newer})
	case m.Unsaved:
		told = told.and(Notice{Kind: CantSave})
	}
	return m.tell(told), effects
}

// HistoryRefused tells why the file can't be taken in.
type HistoryRefused struct{ Refusal HistoryRefusal }

// update tells so.
func (msg HistoryRefused) update(m Model) (Model, []Effect) {
	m.Reading = false
	return m.tell(Notice{Kind: NotImported, File: msg.Refusal}), nil
}

// storeFinished returns the effects that store games that have ended elsewhere.
// What was stored of them unfinished goes once they are in the history.
func (m Model) storeFinished(h History) []Effect {
	effects := m.unlessFrozen(HistoryKey, Append{Key: HistoryKey, Value: WriteHistory(h)})
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
