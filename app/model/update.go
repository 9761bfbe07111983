package model

// Update returns the model after a message, and what is to be done.
func Update(m Model, msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case Start:
		return m.start(msg)
	case Dawn:
		m.Day = msg.Day
	case Press:
		return m.press(msg.Letter)
	case Erase:
		return m.erase()
	case Enter:
		return m.enter()
	case GiveUp:
		return m.giveUp()
	case SwitchMode:
		return m.switchMode(msg.Words)
	case NewRandom:
		return m.newRandom(msg.Entropy)
	case GoToday:
		return m.goToday()
	case Resume:
		return m.resumeGame(msg.Identity)
	case Open:
		m.Screen, m.Tab = msg.Screen, Tab(m.Game.Puzzle.Rules.Mode())
	case Close:
		m.Screen = NoScreen
	case ShowTab:
		m.Tab = msg.Tab
	case ShareResult:
		return m, []Effect{ShareText{Text: m.Game.Share(msg.Title)}}
	case ShareLink:
		return m, []Effect{ShareText{Text: m.Link(), Link: true}}
	case Shared:
		return m.shared(msg.Outcome), nil
	case SaveFailed:
		return m.cantSave(), nil
	case HistoryChanged:
		return m.historyChanged(msg.Stored), nil
	case UpdateWaits:
		m.UpdateReady = true
	case ApplyUpdate:
		return m, []Effect{Reload{}}
	}
	return m, nil
}

// shared tells what became of a text.
func (m Model) shared(o Outcome) Model {
	switch o {
	case ShareCopied:
		return m.tell(Notice{Kind: Copied})
	case ShareFailed:
		m.Screen = ShareScreen
	}
	return m
}

// cantSave tells, once, that nothing can be saved.
func (m Model) cantSave() Model {
	if m.Unsaved {
		return m
	}
	m.Unsaved = true
	return m.tell(m.Notice.and(Notice{Kind: CantSave}))
}
