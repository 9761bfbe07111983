package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
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
	Lists   []model.ListChoice
	All     string // whether all lists are to be kept
	Cached  int    // bytes of the lists that are
	Size    int    // bytes of all of them
	Caching lists.List
	Failed  session.CacheFault
	Safety  string // whether the browser may clear it all
}

func (r *root) offline() goapp.UI {
	m := &r.model
	cached, all := m.CacheSize()
	caching, _ := m.Find(m.Offline.Caching.List)
	return &offline{
		Text: r.text, Version: r.version, Update: m.UpdateWaits, State: m.Offline.State, All: m.Settings.Value(session.KeepLists),
		Cached: cached, Size: all, Caching: caching, Failed: m.Offline.Failed, Safety: part.Safety(&r.text.Offline, &m.Session),
		Lists: each.Of(m.Lists, func(l lists.List) model.ListChoice { return model.ListChoice{List: l, Cached: m.Caches(l.Name)} }),
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
		if l.List.Name.Lang == o.Lists[0].List.Name.Lang {
			head = append(head, goapp.Th().Scope("col").Text(l.List.Name.Length))
		}
	}
	rows := []goapp.UI{goapp.Tr().Body(head...)}
	var cells []goapp.UI
	for i, l := range o.Lists { // by language and length
		if i == 0 || l.List.Name.Lang != o.Lists[i-1].List.Name.Lang {
			cells = []goapp.UI{goapp.Th().Scope("row").Text(o.Text.Words.Language(l.List.Name.Lang))}
		}
		cells = append(cells, goapp.Td().Body(part.KeptMark(&o.Text.Offline, l.List, l.Cached, "")))
		if i+1 == len(o.Lists) || l.List.Name.Lang != o.Lists[i+1].List.Name.Lang {
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

// hearOffline tells whether the game is kept on the device now.
func hearOffline() model.Msg { return heardOffline(goapp.Window().Call("ketwordOffline")) }

// hearRepaired tells it, too, some time after the start, once all was looked through.
func hearRepaired() model.Msg { return heardOffline(goapp.Window().Get("ketwordRepaired")) }

// heardOffline tells what is promised of the copy, see run.js.
func heardOffline(promised goapp.Value) model.Msg {
	said, err := browser.Await(promised)
	switch {
	case err != nil || said.String() == "":
		return model.OfflineKnown{State: session.OfflineUnable}
	case said.String() == "broken":
		return model.OfflineKnown{State: session.OfflineBroken}
	}
	return model.OfflineKnown{State: session.OfflineReady, Fresh: said.String() == "new"}
}

// readCache tells which lists the service worker keeps.
func readCache() model.Msg {
	files, err := browser.Await(goapp.Window().Call("ketwordAsk", "kept"))
	if err != nil {
		return nil
	}
	names := map[string]lists.Name{}
	for _, l := range builtIn() {
		if file, err := listFile(l.Name); err == nil {
			names[file] = l.Name
		}
	}
	var lists []lists.Name
	for i := range files.Length() {
		if name, known := names[files.Index(i).String()]; known {
			lists = append(lists, name)
		}
	}
	return model.CacheRead{Lists: lists}
}

// cacheList fetches a list that the service worker is to keep, unless caching ends it.
func (r *root) cacheList(e effect.CacheList) model.Msg {
	name := e.List
	file, err := listFile(name)
	if err != nil {
		return model.ListNotCached{List: name, Why: session.CacheLost}
	}
	r.caching = browser.NewAbort()
	err = browser.Try(func() error {
		_, err := browser.Fetch(r.home+file, false, r.caching, func(got int) {
			r.send(model.Caching{Loading: model.Loading{List: name, Got: got}})
		})
		return err
	})
	switch {
	case !r.model.Offline.Wants(name, e.Number):
		return nil // another fetch may be under way, whose fault this is not
	case err != nil:
		return model.ListNotCached{List: name, Why: session.CacheLost}
	}
	return keepOffline(name, file)
}

// keepOffline has the service worker keep a list that was fetched, and tells what came of
// it.
func keepOffline(name lists.Name, file string) model.Msg {
	said, err := browser.Await(goapp.Window().Call("ketwordAsk", map[string]any{"keep": file}))
	switch {
	case err == nil && said.String() == "kept":
		return model.ListCached{List: name}
	case err == nil && said.String() == "full":
		return model.ListNotCached{List: name, Why: session.CacheFull}
	}
	return model.ListNotCached{List: name, Why: session.CacheLost}
}
