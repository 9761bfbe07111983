package model

import "ketword/engine"

// Update returns the model after a message, and what is to be done.
func Update(m Model, msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case Start:
		return m.start(msg)
	case Dawn:
		return m.dawn(msg.Day)
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
		return m.shareResult(msg.Title)
	case ShareLink:
		return m, []Effect{ShareText{Text: m.Link(), Link: true}}
	case Shared:
		return m.shared(msg.Outcome), nil
	case SaveFailed:
		return m.cantSave(), nil
	case StoredChanged:
		return m.storedChanged(msg.Key, msg.Value)
	case UpdateWaits:
		m.UpdateReady = true
	case ApplyUpdate:
		return m, []Effect{Reload{}}
	}
	return m, nil
}

// shareResult shares how a game went, once it has ended.
func (m Model) shareResult(title string) (Model, []Effect) {
	if m.Game.Status() == engine.Playing {
		return m, nil
	}
	return m, []Effect{ShareText{Text: m.Game.Share(title)}}
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
