package session

import (
	"testing"

	"ketword/app/lists"
)

// TestCaches: a list can be played offline if the game can and the list is cached; a player's list always
// can.
func TestCaches(t *testing.T) {
	s := withLists(t)
	caches := func() []bool { return []bool{s.Caches(mine.Name), s.Caches(lists.Default()), s.Caches(german.Name)} }
	equal(t, "game is not kept", caches(), []bool{true, false, false})
	s.Offline.State = OfflineReady
	equal(t, "game is", caches(), []bool{true, true, false})
	size := func() [2]int { cached, all := s.CacheSize(); return [2]int{cached, all} }
	equal(t, "nothing is wanted", size(), [2]int{0, 0})
	s.Settings = s.Settings.InLanguages([]string{"en", "de"}).With(KeepLists, "de")
	equal(t, "size", size(), [2]int{0, 200})
	s.Offline.Caching = Fetch{List: german.Name, Got: 50}
	equal(t, "size of a part", size(), [2]int{50, 200})
	s.Offline.Cached = []lists.Name{german.Name}
	equal(t, "all", caches(), []bool{true, true, true})
	equal(t, "size of all", size(), [2]int{200, 200})
	s.Offline.Fetches = 2
	equal(t, "wanted", []bool{s.Offline.Wants(german.Name, 2), s.Offline.Wants(german.Name, 1)}, []bool{true, false})
	equal(t, "bytes", []int{s.KeptBytes("de"), s.KeptBytes("en"), s.KeptBytes("on"), s.KeptBytes("off")}, []int{200, 0, 200, 0})
}

// TestKeeps: the lists of several languages can be kept; each is chosen apart from the others.
func TestKeeps(t *testing.T) {
	var s Session
	for _, lang := range []string{"de", "en", "fr"} {
		for length := 4; length < 6; length++ {
			s.Lists = append(s.Lists, lists.List{Name: lists.Name{Lang: lang, Length: length}, Bytes: 100})
		}
	}
	s.Settings = Settings{table: settingTable}.InLanguages([]string{"de", "en", "fr"})
	for _, step := range []struct {
		lang, want string
		bytes      int
	}{{"fr", "fr", 200}, {"de", "de,fr", 400}, {"en", "on", 500}, {"fr", "de,en", 300}, {"de", "en", 100}, {"en", "off", 0}} {
		kept := s.KeepsOther(step.lang)
		equal(t, "after "+step.lang, kept, step.want)
		equal(t, "bytes", s.KeptBytes(kept), step.bytes)
		equal(t, "allowed", s.Settings.Allows(KeepLists, kept), true)
		s.Settings = s.Settings.With(KeepLists, kept)
		equal(t, "chosen", s.Settings.Value(KeepLists), kept)
	}
	equal(t, "of an unknown language", s.Settings.Allows(KeepLists, "de,tlh"), false)
	equal(t, "of another setting", s.Settings.Allows(theme, "light,dark"), false)
}
