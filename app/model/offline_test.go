package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

var en6, fr = lists.Name{Lang: "en", Length: 6}, lists.Name{Lang: "fr", Length: 4}

// cached returns the lists for which caching was requested.
func cached(w *window) []lists.Name {
	var names []lists.Name
	for _, e := range w.effects {
		if c, ok := e.(effect.CacheList); ok {
			names = append(names, c.List)
		}
	}
	return names
}

// offlineWindow opens a game of a site with several lists, which can be played offline.
func offlineWindow(t *testing.T, stored map[string]string) *window {
	w := openWindow(t, newLexicon(t), stored, "")
	w.model.Lists = []lists.List{
		{Name: lists.Default(), Bytes: 1000}, {Name: en6, Bytes: 300}, {Name: german5, Bytes: 200}, {Name: fr, Bytes: 100},
	}
	return w.send(OfflineKnown{State: session.OfflineReady})
}

// TestCacheAll: all lists are fetched one after the other, except cached ones; the progress is counted.
func TestCacheAll(t *testing.T) {
	w := offlineWindow(t, map[string]string{})
	equal(t, "asks what is cached", w.effects, []effect.Effect{effect.ReadCache{}})
	w.send(CacheRead{Lists: []lists.Name{german5}})
	equal(t, "unasked", w.effects, nil)
	w.send(sets(session.KeepLists, "on"))
	equal(t, "tells the worker", slices.Contains(w.effects, effect.Effect(effect.CacheLater{All: true})), true)
	equal(t, "first", cached(w), []lists.Name{en6})
	w.send(Caching{Loading{List: en6, Got: 150}}, Caching{Loading{List: fr, Got: 99}})
	done, all := w.model.CacheSize()
	equal(t, "done", done, 350)
	equal(t, "all", all, 600)
	w.send(ListCached{List: en6})
	equal(t, "second", cached(w), []lists.Name{fr})
	w.send(ListCached{List: en6}) // it was loaded to be played meanwhile
	equal(t, "twice", cached(w), nil)
	w.send(ListCached{List: fr})
	equal(t, "no more", cached(w), nil)
	done, _ = w.model.CacheSize()
	equal(t, "all done", done, 600)
	equal(t, "ends", w.model.Offline.Caching, session.Fetch{})
}

// fetch returns the effect that caches a list.
func fetch(w *window) effect.CacheList {
	i := slices.IndexFunc(w.effects, func(e effect.Effect) bool { _, is := e.(effect.CacheList); return is })
	return w.effects[i].(effect.CacheList)
}

// TestCacheStops: caching can be stopped, continues at the next start, and stops without
// space or network until the player retries or the network is back.
func TestCacheStops(t *testing.T) {
	stored := map[string]string{}
	w := offlineWindow(t, stored).send(CacheRead{}, sets(session.KeepLists, "on"))
	first := fetch(w)
	equal(t, "wanted", w.model.Offline.Wants(first.List, first.Number), true)
	w.send(sets(session.KeepLists, "off"))
	equal(t, "not wanted", w.model.Offline.Wants(first.List, first.Number), false)
	equal(t, "ended", w.model.Offline.Caching, session.Fetch{})
	equal(t, "tells the worker, and ends the fetch", w.effects[len(w.effects)-2:], []effect.Effect{effect.CacheLater{}, effect.EndCaching{}})
	w.send(ListCached{List: en6})
	equal(t, "goes on", cached(w), nil)
	equal(t, "what came is kept", w.model.Caches(en6), true)

	w.send(sets(session.KeepLists, "on"), ListCached{List: german5, Fault: session.CacheLost})
	equal(t, "no network", w.model.Offline.Failed, session.CacheLost)
	w.send(Online{})
	equal(t, "back", cached(w), []lists.Name{german5})
	equal(t, "no fault", w.model.Offline.Failed, session.NoCacheFault)
	w.send(ListCached{List: german5, Fault: session.CacheFull})
	equal(t, "full", w.model.Offline.Failed, session.CacheFull)
	w.send(CacheAgain{})
	equal(t, "again", cached(w), []lists.Name{german5})
	given := fetch(w)
	w.send(sets(session.KeepLists, "off"), sets(session.KeepLists, "on"))
	equal(t, "begun anew", cached(w), []lists.Name{german5})
	equal(t, "the fetch that was given up, and the new one", []bool{w.model.Offline.Wants(given.List, given.Number), w.model.Offline.Wants(fetch(w).List, fetch(w).Number)}, []bool{false, true})
	w.send(CacheAgain{})
	equal(t, "while it goes on", cached(w), nil)
	w.send(ListCached{List: german5, Fault: session.CacheFull}, sets(session.KeepLists, "off"))
	equal(t, "no fault of what isn't wanted", w.model.Offline.Failed, session.NoCacheFault)
	w.send(sets(session.KeepLists, "on"))

	w = offlineWindow(t, stored)
	w.send(CacheRead{Lists: []lists.Name{en6}})
	equal(t, "at the next start", w.effects, []effect.Effect{effect.CacheLater{All: true}, effect.CacheList{List: german5, Number: 1}})
	w.send(CacheRead{Lists: []lists.Name{en6}})
	equal(t, "once", w.effects, nil)
}

// TestOfflineBroken: the state of the copy stays until it is reported again. While it is
// broken, no list is fetched, since none could be played offline.
func TestOfflineBroken(t *testing.T) {
	w := offlineWindow(t, map[string]string{}).send(CacheRead{Lists: []lists.Name{german5}}, sets(session.KeepLists, "on"))
	equal(t, "fetched", cached(w), []lists.Name{en6})
	w.send(screen.Open{Name: screen.Offline})
	equal(t, "looks", slices.Contains(w.effects, effect.Effect(effect.ReadOffline{})), true)
	w.send(OfflineKnown{State: session.OfflineBroken}, ListCached{List: en6})
	equal(t, "fetches no other", cached(w), nil)
	equal(t, "plays offline", w.model.Caches(german5), false)
	w.send(OfflineKnown{State: session.OfflineReady})
	equal(t, "asks what is cached", w.effects, []effect.Effect{effect.ReadCache{}})
	w.send(CacheRead{Lists: []lists.Name{german5, en6}})
	equal(t, "goes on", cached(w), []lists.Name{fr})
}

// awaits reports whether the last message scheduled a quiet moment.
func (w *window) awaits() bool {
	return slices.Contains(w.effects, effect.Effect(effect.Later{After: moment, Msg: momentPassed{}}))
}

// TestNewsWaits: an update that arrives during a game is in the menu at once, is announced
// once when the next game can begin, and is applied when the player says so.
func TestNewsWaits(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(guess("audio")...).send(UpdateWaits{})
	equal(t, "in the menu", w.model.UpdateWaits, true)
	equal(t, "in a game", w.awaits(), false)
	w.send(momentPassed{})
	equal(t, "told in a game", w.model.firstNotice(), nil)
	w.send(guess("abide")...)
	equal(t, "at the end", w.awaits(), false)
	equal(t, "the row is spoken", w.model.Play.Spoken.What, play.SayRow)
	w.send(NewRandom{Entropy: [2]uint64{1, 0}})
	equal(t, "before the next", w.awaits(), true)
	equal(t, "told at once", w.model.firstNotice(), nil)
	w.send(screen.Open{Name: screen.Menu})
	w.send(momentPassed{})
	equal(t, "told behind a dialog", w.model.firstNotice(), nil)
	w.send(Close{})
	equal(t, "without the dialog", w.awaits(), true)
	w.send(momentPassed{})
	equal(t, "told", w.model.firstNotice(), notice.Notice(notice.UpdateReady))
	equal(t, "stays", slices.ContainsFunc(w.effects, func(e effect.Effect) bool { later, _ := e.(effect.Later); return later.After == confirmed }), false)
	w.send(NewRandom{Entropy: [2]uint64{1, 0}}, UpdateWaits{})
	equal(t, "told again", w.awaits(), false)
	equal(t, "still in the menu", w.model.UpdateWaits, true)
}

// TestNewsOfTyping: a letter typed before the moment is over holds the news back.
func TestNewsOfTyping(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(UpdateWaits{})
	equal(t, "while the game is introduced", w.awaits(), false)
	w.send(play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "asked for", w.awaits(), true)
	w.send(play.Press{Letter: 'a'}, momentPassed{})
	equal(t, "told", w.model.firstNotice(), nil)
	w.send(play.Erase{})
	equal(t, "asked for again", w.awaits(), true)
	w.send(play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "asked for twice", w.awaits(), false)
}

// TestPlaysOffline: the news that the game can be played offline is shown once, disappears
// by itself, and lets another piece of news follow.
func TestPlaysOffline(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(play.Press{Letter: 'a'}, play.Erase{}) // ends the introduction
	w.send(OfflineKnown{State: session.OfflineReady, Fresh: true}, UpdateWaits{}, momentPassed{})
	equal(t, "told", w.model.firstNotice(), notice.Notice(notice.PlaysOffline))
	equal(t, "passes", w.effects, []effect.Effect{effect.Later{After: confirmed, Msg: passed{announced: w.model.Play.Spoken.Count}}})
	w.send(passed{announced: w.model.Play.Spoken.Count})
	equal(t, "then", w.awaits(), true)
	w.send(momentPassed{})
	equal(t, "told then", w.model.firstNotice(), notice.Notice(notice.UpdateReady))
	w.send(play.Press{Letter: 'a'}, play.Erase{}, momentPassed{}, OfflineKnown{State: session.OfflineBroken}, OfflineKnown{State: session.OfflineReady, Fresh: true})
	equal(t, "told once", w.awaits(), false)

	w = openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(OfflineKnown{State: session.OfflineReady})
	equal(t, "kept before", w.awaits(), false)
}

// TestInstall: the browser asks the player once for each offer; otherwise a dialog shows how to install by
// hand.
func TestInstall(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "at first", w.model.Installs, session.NoInstall)
	w.send(Installable{Way: session.InstallAsks}, screen.Open{Name: screen.Menu})
	equal(t, "offered", w.model.Installs, session.InstallAsks)
	w.send(Install{})
	equal(t, "asks", slices.Contains(w.effects, effect.Effect(effect.AskToInstall{})), true)
	equal(t, "menu", w.model.Screen, screen.None)
	equal(t, "asked", w.model.Installs, session.NoInstall)
	w.send(Install{})
	equal(t, "twice", w.effects, nil)
	w.send(Installable{Way: session.InstallByHand}, Install{})
	equal(t, "by hand", w.model.Screen, screen.Install)
	w.send(Installable{}, Close{})
	equal(t, "installed", w.model.Installs, session.NoInstall)
}

// TestAsksToPersist: the browser is asked to keep stored values after the first game, and never again.
func TestAsksToPersist(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	asks := func(w *window) bool {
		return slices.Contains(w.effects, effect.Effect(effect.ReadPersistence{Asks: true}))
	}
	w := openWindow(t, l, stored, linked("classic", seedOf(t, l, "abide"), ""))
	w.send(guess("audio")...)
	equal(t, "in a game", asks(w), false)
	w.send(guess("abide")...)
	equal(t, "first game", asks(w), true)
	w.send(PersistenceRead{Answer: session.Clearable})
	equal(t, "answer", w.model.Persistence, session.Clearable)
	for range 2 {
		w.send(NewRandom{Entropy: [2]uint64{2, 0}}, play.GiveUp{})
		equal(t, "another game", asks(w), false)
		w = openWindow(t, l, stored, "")
	}
	w.send(screen.Open{Name: screen.Stats})
	equal(t, "read again", slices.Contains(w.effects, effect.Effect(effect.ReadPersistence{})), true)

	const ninth = gamesToWarn - 1
	for _, answer := range []session.Persistence{session.Persistent, session.Clearable} {
		w = openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "abide"), ""))
		w.model.History = make(records.History, ninth)
		for i := range w.model.History {
			w.model.History[i].Game.Puzzle.Seed = engine.Seed(i + 1)
		}
		w.send(guess("abide")...).send(PersistenceRead{Answer: answer})
		told := slices.Contains(w.model.Notices, notice.Notice(notice.MayBeCleared))
		equal(t, "warned of ten games", told, answer == session.Clearable)
		w.model.Notices = nil
		w.send(PersistenceRead{Answer: answer})
		equal(t, "warned again", len(w.model.Notices), 0)
	}

	w = openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "abide"), ""))
	w.model.Denied = true
	w.send(guess("abide")...)
	equal(t, "where nothing can be stored", asks(w), false)
}

// TestCachesALanguage: the lists of one language can be kept; the service worker then brings no others of a later version.
func TestCachesALanguage(t *testing.T) {
	w := offlineWindow(t, map[string]string{}).send(CacheRead{}, sets(session.KeepLists, "de"))
	equal(t, "fetched", cached(w), []lists.Name{german5})
	equal(t, "tells the worker", slices.Contains(w.effects, effect.Effect(effect.CacheLater{All: false})), true)
	w.send(ListCached{List: german5})
	equal(t, "no more", cached(w), nil)
	equal(t, "in progress", w.model.Offline.Caching, session.Fetch{})
}
