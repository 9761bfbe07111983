package model

import "ketword/engine"

// Update returns the model after a message, and what is to be done.
func Update(m Model, msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case Start:
		return m.start(msg)
	case Press, Erase, Enter, GiveUp, ShareResult, ShareLink:
		if m.Lexicon == nil { // the first list is being loaded
			return m, nil
		}
		return m.playing(msg)
	case SwitchMode, NewRandom, GoToday, Resume, ChooseList, Dawn:
		return m.playing(msg)
	case Open:
		return m.openScreen(msg.Screen)
	case Close:
		return m.close(), nil
	case ShowTab:
		m.Tab = msg.Tab
	case ExportHistory, ImportHistory, HistoryRead, HistoryRefused:
		return m.filing(msg)
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
	default:
		return m.listing(msg)
	}
	return m, nil
}

// playing takes in what happens to games.
func (m Model) playing(msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
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
		return m.switchMode(msg.Mode)
	case NewRandom:
		return m.newRandom(msg.Entropy)
	case GoToday:
		return m.goToday()
	case Resume:
		return m.resumeGame(msg.Identity)
	case ChooseList:
		return m.chooseList(msg)
	case ShareResult:
		return m.shareResult(msg.Title)
	case ShareLink:
		return m, []Effect{ShareText{Text: m.Link(), Link: true}}
	}
	return m, nil
}

// listing takes in what happens to lists.
func (m Model) listing(msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case Loading:
		if m.Waiting.List.Name == msg.List {
			m.Waiting.Got = msg.Got
		}
	case ListLoaded:
		return m.listLoaded(msg.List, msg.Words)
	case ListFailed:
		return m.listFailed(msg.List)
	case OwnLists:
		return m.ownLists(msg)
	case PickFile:
		return m.pickFile(msg.Part, msg.Name), nil
	case SubmitImport:
		return m.checkImport()
	case Imported:
		return m.imported(msg.Draft)
	case ImportRefused:
		return m.importRefused(msg.Refusal), nil
	case NotKept:
		return m.notKept(msg.List), nil
	case AskRename:
		m.Renaming = msg.List
	case Rename:
		return m.rename(msg.List, msg.Title)
	case Delete:
		return m.delete(msg.List)
	case BringBack:
		return m.bringBack()
	case ExportFailed:
		return m.tell(Notice{Kind: ListGone, List: msg.List}), nil
	case Export:
		if list, found := m.Find(msg.List); found {
			return m, []Effect{ExportList{List: list, Part: msg.Part, Words: m.loaded[list.Name]}}
		}
	}
	return m, nil
}

// openScreen shows a dialog. Another window may have brought lists meanwhile.
func (m Model) openScreen(s Screen) (Model, []Effect) {
	m.Screen, m.Chosen, m.Tab = s, false, Tab(m.Game.Puzzle.Rules.Mode.String())
	if s == MenuScreen || s == ListsScreen {
		return m, []Effect{ReadOwn{Since: m.changes}}
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
