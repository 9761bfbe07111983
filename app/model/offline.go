package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
)

// Offline is what the browser keeps for playing without a network: the game itself and,
// of the site's lists, those that were fetched.
type Offline struct {
	State   OfflineState
	Cached  []lists.Name // in no order, and not the one that is in the program
	Caching Fetch        // of the list that is being cached; or zero
	Failed  CacheFault   // why no more lists are fetched
	Known   bool         // what is cached
	Fetches int          // of lists to be cached, begun or given up
}

// Fetch is how much of a list has been fetched.
type Fetch struct {
	List lists.Name
	Got  int // bytes
}

// Wants reports whether a list whose fetch has a number is still to be cached: keeping lists was
// not given up since, nor begun again.
func (o Offline) Wants(list lists.Name, number int) bool {
	return o.Caching.List == list && o.Fetches == number
}

// OfflineState is how far the game itself is kept.
type OfflineState uint8

// The states.
const (
	OfflineComing OfflineState = iota // it is being fetched
	OfflineReady
	OfflineBroken // some of it is missing, and could not be fetched
	OfflineUnable // this browser keeps nothing
)

// CacheFault is why a list could not be cached.
type CacheFault uint8

// The faults.
const (
	NoCacheFault CacheFault = iota
	CacheFull               // there is no space
	CacheLost               // it could not be fetched
)

// KeepLists has all lists of the site cached, those of later versions too.
const KeepLists = "keep-lists"

// Caches reports whether a list can be played without a network.
func (m *Session) Caches(list lists.Name) bool {
	return list.Own() || m.Offline.State == OfflineReady && (list == lists.Default() || slices.Contains(m.Offline.Cached, list))
}

// CacheSize returns how many bytes of the site's lists are cached, and how many all of
// them have. The list that is in the program takes none.
func (m *Session) CacheSize() (cached, all int) {
	for _, l := range m.Lists {
		switch {
		case l.Name == lists.Default():
			continue
		case m.Caches(l.Name):
			cached += l.Bytes
		case l.Name == m.Offline.Caching.List:
			cached += min(m.Offline.Caching.Got, l.Bytes)
		}
		all += l.Bytes
	}
	return cached, all
}

// OfflineKnown tells whether the game is kept, as often as that is looked at. Fresh tells
// that it was not when the page was opened.
type OfflineKnown struct {
	State OfflineState
	Fresh bool
}

func (msg OfflineKnown) update(m *Model) {
	was := m.Offline.State
	m.Offline.State = msg.State
	if msg.State != OfflineReady {
		return
	}
	if msg.Fresh && was == OfflineComing {
		m.addNews(PlaysOffline{})
	}
	m.do(effect.ReadCache{})
}

// CacheRead tells which lists are cached.
type CacheRead struct{ Lists []lists.Name }

// update goes on with caching all lists, if that is wanted: it may have been broken off,
// or there are new ones.
func (msg CacheRead) update(m *Model) {
	m.Offline.Cached, m.Offline.Known = msg.Lists, true
	if m.Offline.Caching != (Fetch{}) {
		return
	}
	m.cacheNext(effect.CacheLater{All: true}) // which the service worker may have forgotten
}

// cacheLists begins to fetch all lists, or stops, once the player has chosen that. What
// is cached stays.
func (m *Model) cacheLists() {
	m.do(effect.CacheLater{All: m.CachesAll()})
	if m.Offline.Caching != (Fetch{}) {
		m.do(effect.EndCaching{})
	}
	m.Offline.Failed = NoCacheFault
	m.cacheNext()
}

func (m *Session) CachesAll() bool { return m.Settings.Value(KeepLists) == "on" }

// cacheNext begins to fetch a list that is to be cached, and isn't. If there is one, other
// effects come before.
func (m *Model) cacheNext(first ...effect.Effect) {
	m.Offline.Caching = Fetch{}
	m.Offline.Fetches++
	if !m.CachesAll() || !m.Offline.Known || m.Offline.State != OfflineReady {
		return
	}
	for _, l := range m.Lists {
		if !m.Caches(l.Name) {
			m.Offline.Caching, m.Offline.Failed = Fetch{List: l.Name}, NoCacheFault
			m.do(append(first, effect.CacheList{List: l.Name, Number: m.Offline.Fetches})...)
			return
		}
	}
}

// CacheAgain goes on with fetching all lists where that was broken off.
type CacheAgain struct{}

func (CacheAgain) update(m *Model) {
	if m.Offline.Failed != NoCacheFault {
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

// ListCached tells that a list is cached, by whatever way it came.
type ListCached struct{ List lists.Name }

func (msg ListCached) update(m *Model) {
	if !slices.Contains(m.Offline.Cached, msg.List) {
		m.Offline.Cached = append(slices.Clone(m.Offline.Cached), msg.List)
	}
	if m.Offline.Caching.List == msg.List {
		m.cacheNext()
	}
}

// ListNotCached tells that a list could not be cached.
type ListNotCached struct {
	List lists.Name
	Why  CacheFault
}

// update stops fetching lists. What is cached stays.
func (msg ListNotCached) update(m *Model) {
	if m.Offline.Caching.List == msg.List {
		m.Offline.Caching, m.Offline.Failed = Fetch{}, msg.Why
	}
}
