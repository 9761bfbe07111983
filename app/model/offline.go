package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/session"
)

// OfflineKnown says whether the game is available offline, whenever that is checked. Fresh
// says that it was not when the page was opened.
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

// CacheRead says which lists are cached.
type CacheRead struct{ Lists []lists.Name }

// update continues caching lists, if that is wanted. It may have been interrupted, or
// there are new lists.
func (msg CacheRead) update(m *Model) {
	m.Offline.Cached, m.Offline.Known = msg.Lists, true
	if m.Offline.Caching != (session.Fetch{}) {
		return
	}
	m.cacheNext(effect.CacheLater{All: m.keepsAll()}) // the service worker may have forgotten it
}

// keepsAll reports whether all lists are to be cached, also those that a later version adds.
func (m *Model) keepsAll() bool { return m.Settings.Value(session.KeepLists) == "on" }

// cacheLists starts or stops caching lists after the player changed the setting. Cached
// lists stay cached.
func (m *Model) cacheLists() {
	m.do(effect.CacheLater{All: m.keepsAll()})
	if m.Offline.Caching != (session.Fetch{}) {
		m.do(effect.EndCaching{})
	}
	m.Offline.Failed = session.NoCacheFault
	m.cacheNext()
}

// cacheNext starts caching the next list, if one is missing. Only then it also adds the
// effects in first.
func (m *Model) cacheNext(first ...effect.Effect) {
	m.Offline.Caching = session.Fetch{}
	m.Offline.Fetches++
	if !m.Offline.Known || m.Offline.State != session.OfflineReady {
		return
	}
	if l, missing := m.ToCache(); missing {
		m.Offline.Caching, m.Offline.Failed = session.Fetch{List: l.Name}, session.NoCacheFault
		m.do(append(first, effect.CacheList{List: l.Name, Number: m.Offline.Fetches})...)
	}
}

// CacheAgain continues caching lists after a failure.
type CacheAgain struct{}

func (CacheAgain) update(m *Model) {
	if m.Offline.Failed != session.NoCacheFault {
		m.cacheNext()
	}
}

// Caching says how much of a list to be cached has been fetched.
type Caching struct{ Loading }

func (msg Caching) update(m *Model) {
	if m.Offline.Caching.List == msg.List {
		m.Offline.Caching.Got = msg.Got
	}
}

// ListCached says that a list is cached, or why it could not be. It is also sent for lists loaded to be
// played.
type ListCached struct {
	List  lists.Name
	Fault session.CacheFault
}

// update continues with the next list. After a failure it stops, and cached lists stay cached.
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
