package model

import "ketword/engine/lexicon"

// Effect is something to be done outside the model. The effects of one
// update are carried out in their order; after a storage effect that fails,
// the storage effects behind it are left out, and [SaveFailed] comes back.
type Effect interface{ effect() }

type (
	// Save writes a value to storage.
	Save struct{ Key, Value string }
	// Append joins finished games, written by the history's codec, to those
	// that storage holds by then, by [MergeHistory].
	Append struct{ Key, Value string }
	// Remove deletes a value from storage.
	Remove struct{ Key string }
	// SetAside moves a value that can't be read to a key of its own, unless
	// another window has put another value in its place by then.
	SetAside struct{ From, To, Value string }
	// SetQuery replaces the query of the page's address, without loading it.
	SetQuery struct{ Query string }
	// ShareText offers a text to the system's dialog, or else copies it. Link
	// tells that the text is a query to be made a full address.
	ShareText struct {
		Text string
		Link bool
	}
	// Reload loads the new version of the site.
	Reload struct{}
)

// What is to be done with files of a history. Reading one takes its time, and
// comes back as [HistoryRead] or [HistoryRefused].
type (
	// OfferHistory offers the stored history as a file, joined by [MergeHistory]
	// with the games of Value, which storage may have refused. Where what is
	// stored can't be read, it offers Value.
	OfferHistory struct{ Value string }
	// ReadHistoryFile reads the file that was picked, by [CheckHistory].
	ReadHistoryFile struct{}
)

// What is to be done with lists takes its time, and comes back as messages:
// [Loading], [ListLoaded] or [ListFailed]; [OwnLists]; [Imported] or
// [ImportRefused]; [NotKept].
type (
	// LoadList fetches the words of a list, or reads those of a player's.
	LoadList struct{ List List }
	// ReadOwn reads which lists of the player are kept. Since goes back with the
	// answer.
	ReadOwn struct{ Since int }
	// CheckImport reads and checks what the form holds.
	CheckImport struct{}
	// ClearImport empties the form.
	ClearImport struct{}
	// KeepList keeps a list that was imported.
	KeepList struct {
		List             List
		Answers, Guesses string
	}
	// RenameList gives a list that is kept another title.
	RenameList struct {
		List  ListName
		Title string
	}
	// DropList marks a list as deleted, or takes the mark away. A list with the
	// mark is forgotten at the next start.
	DropList struct {
		List    ListName
		Dropped bool
	}
	// ExportList offers a text of a player's list as a file. Where the text is
	// not kept, Words, if they are loaded, give it.
	ExportList struct {
		List  List
		Part  Part
		Words *lexicon.Lexicon
	}
)

func (Save) effect()      {}
func (Append) effect()    {}
func (Remove) effect()    {}
func (SetAside) effect()  {}
func (SetQuery) effect()  {}
func (ShareText) effect() {}
func (Reload) effect()    {}

func (OfferHistory) effect()    {}
func (ReadHistoryFile) effect() {}

func (LoadList) effect()    {}
func (ReadOwn) effect()     {}
func (CheckImport) effect() {}
func (ClearImport) effect() {}
func (KeepList) effect()    {}
func (RenameList) effect()  {}
func (DropList) effect()    {}
func (ExportList) effect()  {}
