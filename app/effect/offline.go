package effect

import "ketword/app/lists"

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
