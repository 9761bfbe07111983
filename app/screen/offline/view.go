package offline

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// offline draws what is kept on the device: the game, in which version, and the lists.
type offline struct {
	goapp.Compo
	Text    *text.Text
	Version string
	Update  bool // a new version waits
	State   session.OfflineState
	Lists   []keptList
	All     string // whether all lists are to be kept
	Cached  int    // bytes of the lists that are
	Size    int    // bytes of all of them
	Caching lists.List
	Failed  session.CacheFault
	Safety  string // whether the browser may clear it all
}

// keptList is a list of the site, and whether it is kept.
type keptList struct {
	lists.List
	Kept bool
}

// Draw draws the screen, for a version of the game.
func Draw(v screen.View, version string) goapp.UI {
	s := v.Session
	cached, all := s.CacheSize()
	caching, _ := s.Find(s.Offline.Caching.List)
	return &offline{
		Text: v.Text, Version: version, Update: s.UpdateWaits, State: s.Offline.State, All: s.Settings.Value(session.KeepLists),
		Cached: cached, Size: all, Caching: caching, Failed: s.Offline.Failed, Safety: part.Safety(&v.Text.Offline, s),
		Lists: each.Of(s.Lists, func(l lists.List) keptList { return keptList{l, s.Caches(l.Name)} }),
	}
}

func (o *offline) Render() goapp.UI {
	t := &o.Text.Offline
	state := map[session.OfflineState]string{session.OfflineReady: t.Ready(), session.OfflineComing: t.Coming(), session.OfflineBroken: t.Broken(), session.OfflineUnable: t.Unable()}[o.State]
	able := o.State != session.OfflineUnable
	return goapp.Section().Class("offline").Body(
		goapp.P().Text(state),
		goapp.P().Class("quiet").Text(o.Text.Help.Version(o.Version)),
		ui.If(o.Update, ui.Act("apply-update", o.Text.Menu.Update()).Class("main")),
		ui.If(able, goapp.H3().ID("kept-lists").Text(t.Lists())),
		goapp.If(able, o.table),
		ui.If(able, part.Toggle(session.KeepLists, o.All,
			t.KeepAll(), t.KeepAllAbout(wording.Megabytes(&o.Text.Game, o.Size)))),
		goapp.Div().Class("loading").Body(o.progress()...),
		ui.Said("quiet", o.Safety),
	)
}

// table draws the lists by language and length, each with its size unless it is kept.
func (o *offline) table() goapp.UI {
	head := []goapp.UI{goapp.Td().Text(o.Text.Offline.Unit())}
	for _, l := range o.Lists {
		if l.Name.Lang == o.Lists[0].Name.Lang {
			head = append(head, goapp.Th().Scope("col").Text(l.Name.Length))
		}
	}
	rows := []goapp.UI{goapp.Tr().Body(head...)}
	var cells []goapp.UI
	for i, l := range o.Lists { // by language and length
		if i == 0 || l.Name.Lang != o.Lists[i-1].Name.Lang {
			cells = []goapp.UI{goapp.Th().Scope("row").Text(o.Text.Words.Language(l.Name.Lang))}
		}
		cells = append(cells, goapp.Td().Body(part.KeptMark(&o.Text.Offline, l.List, l.Kept, "")))
		if i+1 == len(o.Lists) || l.Name.Lang != o.Lists[i+1].Name.Lang {
			rows = append(rows, goapp.Tr().Body(cells...))
		}
	}
	return goapp.Div().Class("scroll").Body(
		goapp.Table().Class("kept").Aria("labelledby", "kept-lists").Body(goapp.TBody().Body(rows...)),
	)
}

// progress draws how far all lists are kept, or why they are not.
func (o *offline) progress() []goapp.UI {
	t := &o.Text.Offline
	if o.All != "on" {
		return []goapp.UI{ui.Live("status", goapp.P())}
	}
	status := ui.Live("status", goapp.P()).Text(o.status())
	switch {
	case o.Failed != session.NoCacheFault:
		return []goapp.UI{status, ui.Act("cache-again", o.Text.Lists.TryAgain())}
	case o.Caching.Name == lists.Name{}:
		return []goapp.UI{status}
	}
	done := t.Of(wording.Megabytes(&o.Text.Game, o.Cached), wording.Megabytes(&o.Text.Game, o.Size))
	return []goapp.UI{
		status,
		goapp.Progress().Max(o.Size).Attr("value", o.Cached).Aria("label", t.KeepAll()).Text(done),
		goapp.P().Class("quiet").Text(done),
	}
}

// status says which list is being fetched, or that all are kept, or why not.
func (o *offline) status() string {
	t := &o.Text.Offline
	switch {
	case o.Failed == session.CacheFull:
		return t.Full()
	case o.Failed == session.CacheLost:
		return t.Lost()
	case o.Caching.Name != lists.Name{}:
		return o.Text.Lists.Loading(wording.FullListName(o.Text, o.Caching))
	case o.Cached == o.Size:
		return t.All()
	}
	return ""
}
