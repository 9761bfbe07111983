package session

import (
	"slices"
	"strings"

	"ketword/app/lists"
)

// Device is what the browser and the device can do for the game.
type Device struct {
	Offline     Offline
	Installs    InstallWay
	Persistence Persistence
	UpdateWaits bool            // a new version of the site is ready
	Denied      bool            // storage can't be used
	Unsaved     bool            // the player was told that nothing can be saved
	Frozen      map[string]bool // storage keys whose values a newer program wrote
	Preferred   []string        // languages that the browser prefers, best first, without regions
}

// InstallWay is how the game can be installed on the device.
type InstallWay uint8

const (
	NoInstall     InstallWay = iota // this browser can't, or the game is installed
	InstallAsks                     // the program has the browser ask the player
	InstallByHand                   // the player installs it from the browser's menu
)

// Persistence is whether the browser may clear stored values when it needs space.
type Persistence uint8

// The answers of the browser.
const (
	persistenceUnknown Persistence = iota // it gives no answer
	Persistent                            // it won't clear them
	Clearable                             // it may clear them
)

// Offline is what the service worker has cached for playing offline: the game itself, and
// those built-in lists that were fetched.
type Offline struct {
	State   OfflineState
	Cached  []lists.Name // cached lists, unordered, without the embedded one
	Caching Fetch        // the list being cached; or zero
	Failed  CacheFault   // why caching has stopped
	Known   bool         // Cached is known
	Fetches int          // number of fetches for the cache that were started or cancelled
}

// Wants reports whether the fetch with a number is still the current one for a list: caching was
// not stopped or restarted meanwhile.
func (o Offline) Wants(list lists.Name, number int) bool {
	return o.Caching.List == list && o.Fetches == number
}

// Fetch is a list being fetched, and how much of it has arrived.
type Fetch struct {
	List lists.Name
	Got  int // bytes
}

// OfflineState is whether the game itself is cached.
type OfflineState uint8

const (
	OfflineComing OfflineState = iota // it is being fetched
	OfflineReady
	OfflineBroken // a file is missing, and could not be fetched
	OfflineUnable // this browser can't cache
)

// CacheFault is why a list could not be cached.
type CacheFault uint8

const (
	NoCacheFault CacheFault = iota
	CacheFull               // there is no space left
	CacheLost               // it could not be fetched
)

// Caches reports whether a list can be played offline.
func (s *Session) Caches(list lists.Name) bool {
	return list.Own() || s.Offline.State == OfflineReady && (list == lists.Default() || slices.Contains(s.Offline.Cached, list))
}

// CacheSize returns the bytes that are cached of the built-in lists that are to be, and of all of
// these.
func (s *Session) CacheSize() (cached, all int) {
	kept := s.Settings.Value(KeepLists)
	for _, l := range s.Lists {
		switch {
		case !fetches(kept, l.Name):
		case s.Caches(l.Name):
			cached += l.Bytes
		case l.Name == s.Offline.Caching.List:
			cached += min(s.Offline.Caching.Got, l.Bytes)
		}
	}
	return cached, s.KeptBytes(kept)
}

// KeptBytes returns the bytes of the built-in lists that are to be cached with a value of [KeepLists].
func (l *Library) KeptBytes(kept string) (all int) {
	for _, list := range l.Lists {
		if fetches(kept, list.Name) {
			all += list.Bytes
		}
	}
	return all
}

// fetches reports whether a built-in list is to be cached with a value of [KeepLists]. The embedded list needs
// not be.
func fetches(kept string, list lists.Name) bool {
	return list != lists.Default() && Keeps(kept, list.Lang)
}

// Keeps reports whether the built-in lists of a language are to be cached with a value of [KeepLists].
func Keeps(kept, lang string) bool {
	return kept == "on" || slices.Contains(strings.Split(kept, ","), lang)
}

// KeepsOther returns the value of [KeepLists] that differs from the chosen one in a language alone.
func (s *Session) KeepsOther(lang string) string {
	var kept, left []string
	for i, l := range s.Lists { // sorted by language
		switch was := Keeps(s.Settings.Value(KeepLists), l.Name.Lang); {
		case i > 0 && l.Name.Lang == s.Lists[i-1].Name.Lang:
		case was != (l.Name.Lang == lang):
			kept = append(kept, l.Name.Lang)
		default:
			left = append(left, l.Name.Lang)
		}
	}
	switch {
	case len(kept) == 0:
		return "off"
	case len(left) == 0:
		return "on"
	}
	return strings.Join(kept, ",")
}

// ToCache returns the first built-in list that is to be cached and is not; false if there is none.
func (s *Session) ToCache() (lists.List, bool) {
	kept := s.Settings.Value(KeepLists)
	for _, l := range s.Lists {
		if fetches(kept, l.Name) && !s.Caches(l.Name) {
			return l, true
		}
	}
	return lists.List{}, false
}
