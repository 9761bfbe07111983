package effect

import (
	"ketword/app/lists"
	"ketword/engine/lexicon"
)

// DropList marks a list as deleted, or removes the mark. A list marked for a day is deleted
// at the next start. It answers with Kept.
type DropList struct {
	List    lists.Name
	Dropped bool
}

func (e DropList) CarryOut(h Host) { h.DropList(e) }

// KeepList stores an imported list. It answers with Kept.
type KeepList struct {
	List             lists.List
	Answers, Guesses string
}

func (e KeepList) CarryOut(h Host) { h.KeepList(e) }

// LoadList loads the words of a list. It answers with Loading during the download, then
// with ListLoaded or ListFailed.
type LoadList struct{ List lists.List }

func (e LoadList) CarryOut(h Host) { h.LoadList(e.List) }

// ReadOwnLists reads which lists of the player are stored. It answers with OwnLists, which
// has the same Since, or with OwnListsUnread.
type ReadOwnLists struct{ Since int }

func (e ReadOwnLists) CarryOut(h Host) { h.ReadOwnLists(e.Since) }

// KeepTitle stores another title for a list. It answers with Kept.
type KeepTitle struct {
	List  lists.Name
	Title string
}

func (e KeepTitle) CarryOut(h Host) { h.KeepTitle(e) }

// OfferList offers a text of a player's list as a file, or both in the import form if Part is "". If the text is not stored, Words
// give it, unless they are nil. It answers with Edit of package ownlists, or
// with an intent of package screen that shows a notice.
type OfferList struct {
	List  lists.List
	Part  lists.Part
	Words *lexicon.Lexicon
}

func (e OfferList) CarryOut(h Host) { h.OfferList(e) }

// ReadOffline asks whether the game can be played offline. It answers with OfflineKnown.
type ReadOffline struct{}

func (ReadOffline) CarryOut(h Host) { h.ReadOffline() }

// ReadCache asks which lists are cached. It answers with CacheRead.
type ReadCache struct{}

func (ReadCache) CarryOut(h Host) { h.ReadCache() }

// EndCaching aborts caching the current list.
type EndCaching struct{}

func (EndCaching) CarryOut(h Host) { h.EndCaching() }

// CacheLater tells the service worker whether to cache all lists when it installs a later
// version.
type CacheLater struct{ All bool }

func (e CacheLater) CarryOut(h Host) { h.CacheLater(e.All) }

// CacheList caches a list. It answers with Caching during the download, then with
// ListCached, unless it was aborted.
type CacheList struct {
	List   lists.Name
	Number int // number of the fetch
}

func (e CacheList) CarryOut(h Host) { h.CacheList(e) }

// ReadPersistence asks the browser whether it may clear what is stored. With Asks, it also
// requests that the browser does not. It answers with PersistenceRead.
type ReadPersistence struct{ Asks bool }

func (e ReadPersistence) CarryOut(h Host) { h.ReadPersistence(e.Asks) }
