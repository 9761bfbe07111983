package stateless

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
)

// Offline is the screen on playing offline: what is cached on the device.
var Offline = Screen{draw: drawOffline, Screen: screen.Screen{
	Name: screen.Offline, Title: func(t *text.Text) string { return t.Offline.Title },
	Focus: screen.FirstControl,
	Reads: []effect.Effect{effect.ReadOffline{}, effect.ReadPersistence{}},
}}

// offline draws what is cached: the game, with its version, and the lists.
type offline struct{ screen.View }

// drawOffline draws the screen.
func drawOffline(v screen.View) goapp.UI {
	o, s, t := offline{v}, v.Session, &v.Text.Offline
	state := map[session.OfflineState]string{session.OfflineReady: t.Ready, session.OfflineComing: t.Coming, session.OfflineBroken: t.Broken, session.OfflineUnable: t.Unable}[s.Offline.State]
	able := s.Offline.State != session.OfflineUnable
	return goapp.Section().Class("offline").Body(
		ui.P("", state),
		ui.P("quiet", v.Text.Help.Version(v.Device.Version)),
		ui.If(s.UpdateWaits, ui.Act("apply-update", v.Text.Menu.Update).Class("main")),
		ui.If(able, goapp.H3().ID("kept-lists").Text(t.Lists)),
		goapp.If(able, o.table),
		goapp.If(able, o.choice),
		ui.Div("loading", o.progress()...),
		ui.Said("quiet", part.Safety(t, s)),
	)
}

// choice draws which lists are to be cached: those that are played, those of some languages, or all.
func (o offline) choice() goapp.UI {
	t, s := &o.Text.Offline, o.Session
	kept := s.Settings.Value(session.KeepLists)
	choice := func(value, name, lists string, chosen bool) goapp.UI {
		if size := s.KeptBytes(lists); size > 0 {
			name = t.KeepSize(name, wording.Megabytes(&o.Text.Game, size))
		}
		return ui.Choice("setting", session.KeepLists+"="+value, name, chosen)
	}
	choices := []goapp.UI{choice("off", t.KeepPlayed, "off", kept == "off")}
	for i, l := range s.Lists { // sorted by language
		if i == 0 || l.Name.Lang != s.Lists[i-1].Name.Lang {
			lang := l.Name.Lang
			choices = append(choices, choice(s.KeepsOther(lang), o.Text.Words.Language(lang), lang, session.Keeps(kept, lang)))
		}
	}
	return ui.Chips("keep-lists", "keep", t.Keep, append(choices, choice("on", t.KeepAll, "on", kept == "on")))
}

// table draws the lists by language and length, each with a tick if it is cached, or else with its size.
func (o offline) table() goapp.UI {
	all, head := o.Session.Lists, []goapp.UI{goapp.Td().Text(o.Text.Offline.Unit)}
	for _, l := range all {
		if l.Name.Lang == all[0].Name.Lang {
			head = append(head, goapp.Th().Scope("col").Text(l.Name.Length))
		}
	}
	rows := []goapp.UI{goapp.Tr().Body(head...)}
	var cells []goapp.UI
	for i, l := range all { // sorted by language and length
		if i == 0 || l.Name.Lang != all[i-1].Name.Lang {
			cells = []goapp.UI{goapp.Th().Scope("row").Text(o.Text.Words.Language(l.Name.Lang))}
		}
		cells = append(cells, goapp.Td().Body(part.KeptMark(&o.Text.Offline, l, o.Session.Caches(l.Name))))
		if i+1 == len(all) || l.Name.Lang != all[i+1].Name.Lang {
			rows = append(rows, goapp.Tr().Body(cells...))
		}
	}
	return ui.Div("scroll",
		goapp.Table().Class("kept").Aria("labelledby", "kept-lists").Body(goapp.TBody().Body(rows...)),
	)
}

// progress draws how much of the lists is cached, or why caching has stopped.
func (o offline) progress() []goapp.UI {
	t, game := &o.Text.Offline, &o.Text.Game
	cached, size := o.Session.CacheSize()
	if size == 0 {
		return []goapp.UI{ui.Live("status", goapp.P())}
	}
	status := ui.Live("status", goapp.P()).Text(o.status())
	switch {
	case o.Session.Offline.Failed != session.NoCacheFault:
		return []goapp.UI{status, ui.Act("cache-again", o.Text.Lists.TryAgain)}
	case o.Session.Offline.Caching.List == lists.Name{}:
		return []goapp.UI{status}
	}
	done := t.Of(wording.Megabytes(game, cached), wording.Megabytes(game, size))
	return []goapp.UI{
		status,
		goapp.Progress().Max(size).Attr("value", cached).Aria("label", t.Keep).Text(done),
		ui.P("quiet", done),
	}
}

// status says which list is being fetched, that all are cached, or why not.
func (o offline) status() string {
	t, kept := &o.Text.Offline, &o.Session.Offline
	cached, size := o.Session.CacheSize()
	switch list, _ := o.Session.Find(kept.Caching.List); {
	case kept.Failed == session.CacheFull:
		return t.Full
	case kept.Failed == session.CacheLost:
		return t.Lost
	case list.Name != lists.Name{}:
		return o.Text.Lists.Loading(wording.FullListName(o.Text, list))
	case cached == size:
		return t.All
	}
	return ""
}
