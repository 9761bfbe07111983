package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/session"
)

// OfflineKnown tells whether the game is kept, as often as that is looked at. Fresh tells
// that it was not when the page was opened.
type OfflineKnown struct {
	State session.OfflineState
	Fresh bool
}

func (msg OfflineKnown) update(m *Model) {
	was := m.Offline.State
	m.Offline.State = msg.State
	if msg.State != session.OfflineReady {
		return
	}
	if msg.Fresh && was == session.OfflineComing {
		m.addNews(notice.PlaysOffline)
	}
	m.do(effect.ReadCache{})
}

// CacheRead tells which lists are cached.
type CacheRead struct{ Lists []lists.Name }

// update goes on with caching all lists, if that is wanted: it may have been broken off,
// or there are new ones.
func (msg CacheRead) update(m *Model) {
	m.Offline.Cached, m.Offline.Known = msg.Lists, true
	if m.Offline.Caching != (session.Fetch{}) {
		return
	}
	m.cacheNext(effect.CacheLater{All: true}) // which the service worker may have forgotten
}

// cacheLists begins to fetch all lists, or stops, once the player has chosen that. What
// is cached stays.
func (m *Model) cacheLists() {
	m.do(effect.CacheLater{All: m.CachesAll()})
	if m.Offline.Caching != (session.Fetch{}) {
		m.do(effect.EndCaching{})
	}
	m.Offline.Failed = session.NoCacheFault
	m.cacheNext()
}

// cacheNext begins to fetch a list that is to be cached, and isn't. If there is one, other
// effects come before.
func (m *Model) cacheNext(first ...effect.Effect) {
	m.Offline.Caching = session.Fetch{}
	m.Offline.Fetches++
	if !m.CachesAll() || !m.Offline.Known || m.Offline.State != session.OfflineReady {
		return
	}
	for _, l := range m.Lists {
		if !m.Caches(l.Name) {
			m.Offline.Caching, m.Offline.Failed = session.Fetch{List: l.Name}, session.NoCacheFault
			m.do(append(first, effect.CacheList{List: l.Name, Number: m.Offline.Fetches})...)
			return
		}
	}
}

// CacheAgain goes on with fetching all lists where that was broken off.
type CacheAgain struct{}

func (CacheAgain) update(m *Model) {
	if m.Offline.Failed != session.NoCacheFault {
		m.cacheNext()
	}
}

// Caching tells how much of a list to be cached has been fetched.
type Caching struct{ Loading }

func (msg Caching) update(m *Model) {
	if m.Offline.Caching.List == msg.List {
		m.Offline.Caching.Got = msg.Got
	}
}

// ListCached tells that a list is cached, by whatever way it came, or why it could not be.
type ListCached struct {
	List  lists.Name
	Fault session.CacheFault
}

// update goes on with the next list. Where one could not be cached it stops, and what is cached stays.
func (msg ListCached) update(m *Model) {
	if msg.Fault == session.NoCacheFault && !slices.Contains(m.Offline.Cached, msg.List) {
		m.Offline.Cached = append(slices.Clone(m.Offline.Cached), msg.List)
	}
	switch {
	case m.Offline.Caching.List != msg.List:
	case msg.Fault == session.NoCacheFault:
		m.cacheNext()
	default:
		m.Offline.Caching, m.Offline.Failed = session.Fetch{}, msg.Fault
	}
}
