//go:build !js

package app

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/session"
)

// offlineTables returns the dialogs on playing offline and on installing by hand.
func offlineTables(t testing.TB) map[string]*table {
	begin := func() *table { return newTable(t, "abide", "") }
	small := lists.Name{Lang: "fr", Length: 4}
	ready := []model.Msg{
		model.OfflineKnown{State: session.OfflineReady}, model.CacheRead{Lists: []lists.Name{small}}, model.Open{Screen: screen.Offline},
	}
	wanted := append(ready[:len(ready):len(ready)], model.ChangeSetting{Name: session.KeepLists, Value: "on"})
	first := lists.Name{Lang: "en", Length: 4}
	return map[string]*table{
		"coming":   begin().send(model.Open{Screen: screen.Offline}),
		"ready":    begin().send(ready...),
		"keeping":  begin().send(wanted...).send(model.Caching{Loading: model.Loading{List: first, Got: 20_000}}),
		"lost":     begin().send(wanted...).send(model.ListCached{List: first, Fault: session.CacheLost}),
		"all kept": begin().send(wanted...).send(allCached()...),
		"clearable, a new version": begin().guess("abide").send(
			model.PersistenceRead{Answer: session.Clearable}, model.UpdateWaits{}).send(ready...),
		"safe":       begin().guess("abide").send(model.PersistenceRead{Answer: session.Persistent}, model.Open{Screen: screen.Stats}),
		"choice":     begin().send(ready...).send(model.Open{Screen: screen.Puzzle}),
		"offered":    begin().send(model.Installable{Way: session.InstallAsks}, model.Open{Screen: screen.Menu}),
		"installing": begin().send(model.Installable{Way: session.InstallByHand}, model.Install{}),
	}
}

// allCached returns messages that say that every list is cached.
func allCached() []model.Msg {
	var msgs []model.Msg
	for _, l := range builtIn() {
		msgs = append(msgs, model.ListCached{List: l.Name})
	}
	return msgs
}
