//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/session"
)

// offlineTables draw what is kept on the device, and how the game is installed by hand.
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
		"unable":   begin().send(model.OfflineKnown{State: session.OfflineUnable}, model.Open{Screen: screen.Offline}),
		"broken":   begin().send(model.OfflineKnown{State: session.OfflineBroken}, model.Open{Screen: screen.Offline}),
		"ready":    begin().send(ready...),
		"keeping":  begin().send(wanted...).send(model.Caching{Loading: model.Loading{List: first, Got: 20_000}}),
		"full":     begin().send(wanted...).send(model.ListCached{List: first, Fault: session.CacheFull}),
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

// allCached tells that every list is cached.
func allCached() []model.Msg {
	var msgs []model.Msg
	for _, l := range builtIn() {
		msgs = append(msgs, model.ListCached{List: l.Name})
	}
	return msgs
}

// The dialog tells what is kept, in words.
func TestOfflineDialog(t *testing.T) {
	tables := offlineTables(t)
	for name, want := range map[string][]string{
		"coming":   {"Ketword is still being saved on this device. Until then, it needs the network.", "Version 1.2", ""},
		"unable":   {"This browser doesn’t let Ketword be saved on this device, so it opens only with a network.", "Version 1.2", ""},
		"broken":   {"Ketword isn’t completely saved on this device, so it needs the network. It tries again each time you open it online. If the device is full, make some room first.", "Version 1.2", ""},
		"ready":    {"Ketword is on this device: it opens and plays without a network.", "Version 1.2", ""},
		"keeping":  {"Ketword is on this device: it opens and plays without a network.", "Version 1.2", "Loading English · 4 letters …", "0.0 of 2.6 MB"},
		"full":     {"Ketword is on this device: it opens and plays without a network.", "Version 1.2", "This device has no room for more lists. The ticked ones can be played offline."},
		"lost":     {"Ketword is on this device: it opens and plays without a network.", "Version 1.2", "The other lists could not be loaded. Please check your connection."},
		"all kept": {"Ketword is on this device: it opens and plays without a network.", "Version 1.2", "All lists are saved."},
		"clearable, a new version": {
			"Ketword is on this device: it opens and plays without a network.", "Version 1.2", "",
			"This browser may clear your games when the device runs out of space, so export them now and then.",
		},
	} {
		same(t, name, drawn.Texts(tables[name].draw().One(t, drawn.Classed("offline")).All(drawn.Tagged("p"))), want...)
	}
	rows := tables["ready"].draw().One(t, drawn.Classed("kept")).All(drawn.Tagged("tr"))
	same(t, "English", drawn.Texts(rows[1].All(drawn.Tagged("td"))), "26", "", "146", "243", "333")
	same(t, "French", drawn.Texts(rows[3].All(drawn.Tagged("td"))), "", "44", "117", "239", "408")
	same(t, "kept", drawn.Attrs(tables["ready"].draw().One(t, drawn.Classed("kept")).All(drawn.Saying("role", "img")), "aria-label"), "saved", "saved")
	chips := tables["choice"].draw().One(t, drawn.Classed("lengths")).All(drawn.Tagged("button"))
	for i, want := range []string{"4 26 kB", "5", "6 146 kB", "7 243 kB", "8 333 kB"} {
		equal(t, "length to choose", strings.Join(strings.Fields(chips[i].Text()), " "), want)
	}
	same(t, "lengths", drawn.Texts(rows[0].All(drawn.Tagged("th"))), "4", "5", "6", "7", "8")
}
