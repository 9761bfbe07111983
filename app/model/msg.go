package model

import (
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Msg is something that happened.
type Msg interface{ msg() }

type (
	// Start begins the program.
	Start struct {
		Stored map[string]string // what storage holds under KeyPrefix
		Query  string            // of the page's address, without "?"
		Day    engine.Day        // today
		Denied bool              // storage can't be used
	}
	// Dawn tells that another day has begun.
	Dawn struct{ Day engine.Day }
	// Press is a letter typed, in any case.
	Press struct{ Letter engine.Letter }
	// Erase takes back the last letter typed.
	Erase struct{}
	// Enter plays the typed row.
	Enter struct{}
	// SwitchMode goes to the other mode's last unfinished or daily game.
	SwitchMode struct{ Mode engine.Mode }
	// NewRandom begins a random game of the current rules.
	NewRandom struct{ Entropy [2]uint64 }
	// GoToday opens today's puzzle of the current mode.
	GoToday struct{}
	// Resume goes on with an unfinished game.
	Resume struct{ Identity string }
	// GiveUp ends the game as lost.
	GiveUp struct{}
	// Open shows a dialog.
	Open struct{ Screen Screen }
	// Close closes the dialog.
	Close struct{}
	// ShowTab chooses whose games the statistics count.
	ShowTab struct{ Tab Tab }
	// ShareResult shares how the finished game went.
	ShareResult struct{ Title string }
	// ShareLink shares the address of the puzzle.
	ShareLink struct{}
	// Shared tells what became of a text that was to be shared.
	Shared struct{ Outcome Outcome }
	// SaveFailed tells that storage took no more.
	SaveFailed struct{}
	// StoredChanged tells what another window has written under a key of
	// storage; Value is "" if it has removed the key.
	StoredChanged struct{ Key, Value string }
	// UpdateWaits tells that a new version of the site is ready.
	UpdateWaits struct{}
	// ApplyUpdate loads the new version.
	ApplyUpdate struct{}
)

// What happens to files with a history.
type (
	// ExportHistory offers the history as a file.
	ExportHistory struct{}
	// ImportHistory tells that a file was picked.
	ImportHistory struct{}
	// HistoryRead brings the games of the file.
	HistoryRead struct{ Games History }
	// HistoryRefused tells why the file can't be taken in.
	HistoryRefused struct{ Refusal HistoryRefusal }
)

// What happens to lists.
type (
	// ChooseList goes to a list in the mode in play. The dialog stays open
	// unless it Closes.
	ChooseList struct {
		List   ListName
		Closes bool
	}
	// Loading tells how much of a list has been loaded.
	Loading struct {
		List ListName
		Got  int // bytes
	}
	// ListLoaded brings the words of a list.
	ListLoaded struct {
		List  ListName
		Words *lexicon.Lexicon
	}
	// ListFailed tells that a list could not be loaded.
	ListFailed struct{ List ListName }
	// OwnLists tells which lists of the player are kept, as [ReadOwn] asked.
	OwnLists struct {
		Lists []List
		Since int
	}
	// PickFile picks the file of a part of the list to import; "" picks none.
	PickFile struct {
		Part Part
		Name string
	}
	// SubmitImport imports what the form holds.
	SubmitImport struct{}
	// Imported brings a list that was found good.
	Imported struct{ Draft Draft }
	// ImportRefused tells why a list was not imported.
	ImportRefused struct{ Refusal Refusal }
	// NotKept tells that the browser could not keep a list.
	NotKept struct{ List ListName }
	// AskRename opens the field for a list's title; the zero name closes it.
	AskRename struct{ List ListName }
	// Rename gives a list another title.
	Rename struct {
		List  ListName
		Title string
	}
	// Delete takes a list away.
	Delete struct{ List ListName }
	// BringBack undoes the last Delete.
	BringBack struct{}
	// ExportFailed tells that a list's words are gone.
	ExportFailed struct{ List List }
	// Export offers a part of a list as a file.
	Export struct {
		List ListName
		Part Part
	}
)

// Outcome tells what became of a text that was to be shared.
type Outcome uint8

// The outcomes.
const (
	ShareDone    Outcome = iota // by the system's own dialog
	ShareCopied                 // to the clipboard
	ShareFailed                 // neither could be done
	ShareRefused                // the player closed the system's dialog
)

func (Start) msg()          {}
func (Dawn) msg()           {}
func (Press) msg()          {}
func (Erase) msg()          {}
func (Enter) msg()          {}
func (SwitchMode) msg()     {}
func (NewRandom) msg()      {}
func (GoToday) msg()        {}
func (Resume) msg()         {}
func (GiveUp) msg()         {}
func (Open) msg()           {}
func (Close) msg()          {}
func (ShowTab) msg()        {}
func (ShareResult) msg()    {}
func (ShareLink) msg()      {}
func (Shared) msg()         {}
func (SaveFailed) msg()     {}
func (StoredChanged) msg()  {}
func (UpdateWaits) msg()    {}
func (ApplyUpdate) msg()    {}
func (ExportHistory) msg()  {}
func (ImportHistory) msg()  {}
func (HistoryRead) msg()    {}
func (HistoryRefused) msg() {}
func (ChooseList) msg()     {}
func (Loading) msg()        {}
func (ListLoaded) msg()     {}
func (ListFailed) msg()     {}
func (OwnLists) msg()       {}
func (PickFile) msg()       {}
func (SubmitImport) msg()   {}
func (Imported) msg()       {}
func (ImportRefused) msg()  {}
func (NotKept) msg()        {}
func (AskRename) msg()      {}
func (Rename) msg()         {}
func (Delete) msg()         {}
func (BringBack) msg()      {}
func (Export) msg()         {}
func (ExportFailed) msg()   {}
