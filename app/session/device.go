package session

import (
	"slices"

	"ketword/app/lists"
)

// Device is what the browser does for the game.
type Device struct {
	Offline     Offline
	Installs    InstallWay
	Persistence Persistence
	UpdateWaits bool            // a new version of the site
	Denied      bool            // storage can't be used
	Unsaved     bool            // the player was told that nothing can be saved
	Frozen      map[string]bool // keys whose values a newer program wrote
	Preferred   []string        // languages that the browser prefers, the first most, each without its region
}

// InstallWay is how the game can be installed on the device.
type InstallWay uint8

// The ways.
const (
	NoInstall     InstallWay = iota // not by this browser, or it is installed
	InstallAsks                     // the browser asks the player, when it is told to
	InstallByHand                   // the player does it, by the browser's own menu
)

// Persistence is whether the browser may clear what is stored when it needs the space.
type Persistence uint8

// The answers of a browser.
const (
	persistenceUnknown Persistence = iota // it does not say
	Persistent                            // it will not
	Clearable                             // it may
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

// Wants reports whether a list whose fetch has a number is still to be cached: keeping lists was
// not given up since, nor begun again.
func (o Offline) Wants(list lists.Name, number int) bool {
	return o.Caching.List == list && o.Fetches == number
}

// Fetch is how much of a list has been fetched.
type Fetch struct {
	List lists.Name
	Got  int // bytes
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

// Caches reports whether a list can be played without a network.
func (s *Session) Caches(list lists.Name) bool {
	return list.Own() || s.Offline.State == OfflineReady && (list == lists.Default() || slices.Contains(s.Offline.Cached, list))
}

// CacheSize returns how many bytes of the site's lists are cached, and how many all of
// them have. The list that is in the program takes none.
func (s *Session) CacheSize() (cached, all int) {
	for _, l := range s.Lists {
		switch {
		case l.Name == lists.Default():
			continue
		case s.Caches(l.Name):
			cached += l.Bytes
		case l.Name == s.Offline.Caching.List:
			cached += min(s.Offline.Caching.Got, l.Bytes)
		}
		all += l.Bytes
	}
	return cached, all
}

// CachesAll reports whether all lists of the site are to be cached.
func (s *Session) CachesAll() bool { return s.Settings.Value(KeepLists) == "on" }
