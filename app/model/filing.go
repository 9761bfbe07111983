package model

// A history goes out of the program as a file, and comes into it from one: of
// another browser, or of the terminal edition.

// filing takes in what happens to files with a history.
func (m Model) filing(msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case ExportHistory:
		return m.exportHistory()
	case ImportHistory:
		return m.importHistory()
	case HistoryRead:
		return m.historyRead(msg.Games)
	case HistoryRefused:
		m.Reading = false
		return m.tell(Notice{Kind: NotImported, File: msg.Refusal}), nil
	}
	return m, nil
}

// exportHistory offers the history as a file, if there is any.
func (m Model) exportHistory() (Model, []Effect) {
	if len(m.History) == 0 {
		return m, nil
	}
	return m, []Effect{OfferHistory{Value: WriteHistory(m.History)}}
}

// importHistory begins to read the file that was picked.
func (m Model) importHistory() (Model, []Effect) {
	if m.Reading {
		return m, nil
	}
	m.Reading, m.Notice = true, Notice{}
	return m, []Effect{ReadHistoryFile{}}
}

// historyRead takes in the games of a file. What is here stays, but for a game
// that is unfinished here: the file has its end.
func (m Model) historyRead(read History) (Model, []Effect) {
	m.Reading = false
	added := m.History.missing(read)
	told := Notice{Kind: GamesAdded, Added: len(added), Read: len(read)}
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

// close closes the dialog. What the statistics have told of a file was read
// there, and does not stay in the message line.
func (m Model) close() Model {
	if m.Screen == StatsScreen && m.Notice.OfFile() {
		m.Notice = Notice{}
	}
	m.Screen, m.Renaming = NoScreen, ListName{}
	return m
}
