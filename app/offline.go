package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/wordlists"
)

// hearOffline returns the message that says whether the game is available offline now.
func hearOffline() model.Msg { return heardOffline(goapp.Window().Call("ketwordOffline")) }

// hearRepaired returns the same message some time after the start, when all files were checked.
func hearRepaired() model.Msg { return heardOffline(goapp.Window().Get("ketwordRepaired")) }

// heardOffline returns the message for the state in which a promise of run.js resolves.
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

// readCache returns the message with the lists that the service worker has cached.
func readCache() model.Msg {
	files, err := browser.Await(goapp.Window().Call("ketwordAsk", "kept"))
	if err != nil {
		return nil
	}
	names := map[string]lists.Name{}
	for _, e := range wordlists.Catalogue() {
		names[e.File()] = lists.Name{Lang: e.Lang, Length: e.Length}
	}
	var lists []lists.Name
	for i := range files.Length() {
		if name, known := names[files.Index(i).String()]; known {
			lists = append(lists, name)
		}
	}
	return model.CacheRead{Lists: lists}
}

// cacheList fetches a list for the service worker to cache. r.caching can abort it.
func (r *root) cacheList(e effect.CacheList) model.Msg {
	name := e.List
	file, err := listFile(name)
	if err != nil {
		return model.ListCached{List: name, Fault: session.CacheLost}
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
		return nil // aborted: another fetch may be under way
	case err != nil:
		return model.ListCached{List: name, Fault: session.CacheLost}
	}
	return keepOffline(name, file)
}

// keepOffline has the service worker cache a fetched list, and returns the message with the
// result.
func keepOffline(name lists.Name, file string) model.Msg {
	said, err := browser.Await(goapp.Window().Call("ketwordAsk", map[string]any{"keep": file}))
	switch {
	case err == nil && said.String() == "kept":
		return model.ListCached{List: name}
	case err == nil && said.String() == "full":
		return model.ListCached{List: name, Fault: session.CacheFull}
	}
	return model.ListCached{List: name, Fault: session.CacheLost}
}
