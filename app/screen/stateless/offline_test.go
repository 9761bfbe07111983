package stateless

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
)

// offlineBench shows the screen when the game and two of the lists are cached.
func offlineBench(t *testing.T) *screentest.Bench[Screen] {
	b := &screentest.Bench[Screen]{T: t, Screen: Offline, Session: screentest.Playing(t, "abide"), View: screen.View{Device: screen.Device{Version: "1.2"}}}
	b.Lists = nil
	for i, lang := range []string{"en", "de"} {
		for j, length := range []int{4, 5, 6} {
			b.Lists = append(b.Lists, lists.List{Name: lists.Name{Lang: lang, Length: length}, Bytes: (26 + i + j*100) << 10})
		}
	}
	b.Offline.State = session.OfflineReady
	b.Offline.Cached = []lists.Name{{Lang: "de", Length: 4}}
	return b
}

// TestOffline: the screen says what is cached, and why a list is not.
func TestOffline(t *testing.T) {
	const ready, version = "Ketword is on this device: it opens and plays without a network.", "Version 1.2"
	first := lists.Name{Lang: "en", Length: 4}
	keeps := func(change func(*session.Session)) *screentest.Bench[Screen] {
		b := offlineBench(t)
		b.Settings = b.Settings.With(session.KeepLists, "on")
		change(&b.Session)
		return b
	}
	in := func(state session.OfflineState) *screentest.Bench[Screen] {
		b := offlineBench(t)
		b.Offline.State = state
		return b
	}
	clearable, safe := offlineBench(t), offlineBench(t)
	clearable.Persistence, clearable.History = session.Clearable, records.History{clearable.Current()}
	safe.Persistence, safe.History = session.Persistent, clearable.History
	for name, c := range map[string]struct {
		b    *screentest.Bench[Screen]
		want []string
	}{
		"coming":  {in(session.OfflineComing), []string{"Ketword is still being saved on this device. Until then, it needs the network.", version, ""}},
		"unable":  {in(session.OfflineUnable), []string{"This browser doesn’t let Ketword be saved on this device, so it opens only with a network.", version, ""}},
		"broken":  {in(session.OfflineBroken), []string{"Ketword isn’t completely saved on this device, so it needs the network. It tries again each time you open it online. If the device is full, make some room first.", version, ""}},
		"ready":   {offlineBench(t), []string{ready, version, ""}},
		"keeping": {keeps(func(s *session.Session) { s.Offline.Caching.List = first }), []string{ready, version, "Loading English · 4 letters …", "0.0 of 0.6 MB"}},
		"full":    {keeps(func(s *session.Session) { s.Offline.Failed = session.CacheFull }), []string{ready, version, "This device has no room for more lists. The ticked ones can be played offline."}},
		"lost":    {keeps(func(s *session.Session) { s.Offline.Failed = session.CacheLost }), []string{ready, version, "The other lists could not be loaded. Please check your connection."}},
		"all kept": {keeps(func(s *session.Session) {
			for _, l := range s.Lists {
				s.Offline.Cached = append(s.Offline.Cached, l.Name)
			}
		}), []string{ready, version, "All of them are saved."}},
		"clearable": {clearable, []string{ready, version, "", "This browser may clear your games when the device runs out of space, so export them now and then."}},
		"safe":      {safe, []string{ready, version, "", embedded.English.Offline.Safe}},
	} {
		apptest.Strings(t, name, drawn.Texts(c.b.Draw().All(drawn.Tagged("p"))), c.want...)
	}
}

// TestOfflineTable: each list has its size, or a tick if it is cached; the embedded list is always cached with the
// game.
func TestOfflineTable(t *testing.T) {
	rows := offlineBench(t).Draw().One(t, drawn.Classed("kept")).All(drawn.Tagged("tr"))
	apptest.Strings(t, "lengths", drawn.Texts(rows[0].All(drawn.Tagged("th"))), "4", "5", "6")
	apptest.Strings(t, "English", drawn.Texts(rows[1].All(drawn.Tagged("td"))), "26", "", "226")
	apptest.Strings(t, "German", drawn.Texts(rows[2].All(drawn.Tagged("td"))), "", "127", "227")
	apptest.Strings(t, "kept", drawn.Attrs(rows[2].All(drawn.Saying("role", "img")), "aria-label"), "saved")
}

// TestOfflineChoice: a language is chosen beside others, and each button leads to the choice with or without it.
func TestOfflineChoice(t *testing.T) {
	b := offlineBench(t)
	b.Settings = b.Settings.InLanguages([]string{"en", "de"}).With(session.KeepLists, "en")
	choices := b.Draw().One(t, drawn.Classed("keep")).All(drawn.Tagged("button"))
	apptest.Strings(t, "chosen", drawn.Attrs(choices, "aria-pressed"), "false", "true", "false", "false")
	apptest.Strings(t, "lead to", drawn.Attrs(choices, "data-value"), "keep-lists=off", "keep-lists=off", "keep-lists=on", "keep-lists=on")
}
