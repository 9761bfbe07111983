package effect

import (
	"ketword/app/lists"
	"ketword/engine/lexicon"
)

// DropList marks a list as deleted, or takes the mark away. A list with the
// mark is forgotten at the next start. It comes back as Kept.
type DropList struct {
	List    lists.Name
	Dropped bool
}

func (e DropList) CarryOut(h Host) { h.DropList(e) }

// KeepList keeps a list that was imported. It comes back as Kept.
type KeepList struct {
	List             lists.List
	Answers, Guesses string
}

func (e KeepList) CarryOut(h Host) { h.KeepList(e) }

// LoadList fetches the words of a list, or reads those of a player's. It comes
// back as Loading, and then ListLoaded or ListFailed.
type LoadList struct{ List lists.List }

func (e LoadList) CarryOut(h Host) { h.LoadList(e.List) }

// ReadOwnLists reads which lists of the player are kept. It comes back as
// OwnLists, with the same Since, or as OwnListsUnread.
type ReadOwnLists struct{ Since int }

func (e ReadOwnLists) CarryOut(h Host) { h.ReadOwnLists(e.Since) }

// KeepTitle gives a list that is kept another title. It comes back as Kept.
type KeepTitle struct {
	List  lists.Name
	Title string
}

func (e KeepTitle) CarryOut(h Host) { h.KeepTitle(e) }

// OfferList offers a text of a player's list as a file. Where the text is not
// kept, Words, if they are loaded, give it. It comes back as ListOffered or
// ListExportFailed.
type OfferList struct {
	List  lists.List
	Part  lists.Part
	Words *lexicon.Lexicon
}

func (e OfferList) CarryOut(h Host) { h.OfferList(e) }

// ReadOffline asks whether the game is kept. It comes back as OfflineKnown.
type ReadOffline struct{}

func (ReadOffline) CarryOut(h Host) { h.ReadOffline() }

// ReadCache asks which lists are cached. It comes back as CacheRead.
type ReadCache struct{}

func (ReadCache) CarryOut(h Host) { h.ReadCache() }

// EndCaching ends the fetch of the list that is being fetched to be cached.
type EndCaching struct{}

func (EndCaching) CarryOut(h Host) { h.EndCaching() }

// CacheLater tells the service worker whether it is to cache the lists of later
// versions, as it installs them.
type CacheLater struct{ All bool }

func (e CacheLater) CarryOut(h Host) { h.CacheLater(e.All) }

// CacheList fetches a list to be cached. It comes back as Caching, and then
// ListCached, as long as it is wanted.
type CacheList struct {
	List   lists.Name
	Number int // of the fetch
}

func (e CacheList) CarryOut(h Host) { h.CacheList(e) }

// ReadPersistence asks the browser whether it may clear what is stored, and Asks, unless
// it is sure not to, that it shall not. That comes back as PersistenceRead.
type ReadPersistence struct{ Asks bool }

func (e ReadPersistence) CarryOut(h Host) { h.ReadPersistence(e.Asks) }
