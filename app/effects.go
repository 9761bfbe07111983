package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen/share"
	"ketword/app/session"
)

// perform carries out effects in order. Effects on storage come last, after the new drawing
// is on the screen.
func (r *root) perform(effects []effect.Effect) {
	for _, e := range effects {
		e.CarryOut(r)
	}
	if changes := r.changes; len(changes) > 0 {
		r.changes = nil
		r.afterPaint.Do(func() { r.store(changes) })
	}
}

// store changes storage, until the browser refuses a change.
func (r *root) store(changes []effect.StorageChange) {
	for _, c := range changes {
		if change(c) != nil {
			r.send(model.SaveFailed{})
			return
		}
	}
}

// The methods below implement [effect.Host]. Effects on the page:

func (r *root) Share(e effect.Share)         { r.share(e) }
func (r *root) OfferFile(e effect.OfferFile) { browser.OfferText(e.Text, e.Name, e.Type) }
func (r *root) LoadVersion()                 { goapp.Window().Call("ketwordUpdate") }
func (r *root) AskToInstall()                { askToInstall() }
func (r *root) ReadWeek()                    { r.update(model.WeekRead{First: firstWeekday()}) } // at once, before the archive is drawn
func (r *root) Vibrate(what effect.Haptic)   { vibrate(what) }
func (r *root) ClearImport()                 { r.clearForm() }
func (r *root) ClearEntry()                  { r.clearEntry() }

func (r *root) SetEntry(e effect.SetEntry) {
	if !r.waitsFor(e) {
		r.setEntry(e)
	}
}

func (r *root) GoBack(e effect.GoBack) {
	if !r.waitsFor(e) {
		r.goBack(e.To)
	}
}

func (r *root) CopyText(e effect.CopyText) {
	r.start(func() model.Msg {
		if (parcel{text: e.Text}).copy() == share.Copied {
			return e.Copied
		}
		return e.Blocked
	})
}

func (r *root) Later(e effect.Later) {
	r.start(func() model.Msg {
		time.Sleep(time.Duration(e.After) * time.Millisecond)
		return e.Msg
	})
}

// Effects on files that are fetched, read or offered:

func (r *root) LoadList(l lists.List)          { r.start(func() model.Msg { return r.loadList(l) }) }
func (r *root) ReadImport(e effect.ReadImport) { r.start(func() model.Msg { return r.readImport(e) }) }
func (r *root) ReadHistoryFile()               { r.start(r.readHistoryFile) }
func (r *root) OfferHistory(value string)      { offerHistory(value, r.text.History.File) }
func (r *root) PackHistory(value string)       { r.start(func() model.Msg { return packHistory(value) }) }
func (r *root) UnpackHistory(code string)      { r.start(func() model.Msg { return unpackHistory(code) }) }

// Effects on the player's lists:

func (r *root) ReadOwnLists(since int) {
	r.listQueue <- listWork{func() model.Msg { return readOwn(since) }, model.OwnListsUnread{}}
}

func (r *root) OfferList(e effect.OfferList) {
	r.listQueue <- listWork{func() model.Msg { return r.offerList(e) }, nil}
}

// Effects on storage and the journal:

func (r *root) ChangeStorage(c effect.StorageChange) { r.changes = append(r.changes, c) }
func (r *root) WriteJournal(e effect.Journal)        { r.journal.write(e) }
func (r *root) ReadJournal()                         { r.start(r.readJournal) }

// Effects on queries:

func (r *root) StartQuery(j query.Job)  { r.solverHost.Start(r.withText(j)) }
func (r *root) CancelQuery(k query.Key) { r.solverHost.Cancel(k) }

// Effects on playing offline:

func (r *root) ReadOffline()                 { r.start(hearOffline) }
func (r *root) CacheList(e effect.CacheList) { r.start(func() model.Msg { return r.cacheList(e) }) }
func (r *root) EndCaching()                  { r.caching.End() }

func (r *root) ReadCache() {
	if r.model.Offline.State == session.OfflineReady { // otherwise no service worker answers
		r.start(readCache)
	}
}

func (r *root) CacheLater(all bool) { // without a service worker, nothing is cached
	go browser.Await(goapp.Window().Call("ketwordAsk", map[string]any{"all": all}))
}

func (r *root) ReadPersistence(asks bool) {
	r.start(func() model.Msg { return readPersistence(asks) })
}

// start runs work in a goroutine, and sends its message, if any.
func (r *root) start(work func() model.Msg) {
	go func() {
		if msg := work(); msg != nil {
			r.send(msg)
		}
	}()
}

// listWork is work with the player's lists. late is the message to send if the browser's
// database does not answer in time, or nil.
type listWork struct {
	do   func() model.Msg
	late model.Msg
}

// runListQueue does the work with the player's lists in order, so that no work overtakes
// another. It does not wait for work that is late: there the database itself keeps the
// order.
func (r *root) runListQueue() {
	tell := func(msg model.Msg) {
		if msg != nil {
			r.send(msg)
		}
	}
	for next := range r.listQueue {
		if !browser.Soon(func() { tell(next.do()) }) {
			tell(next.late)
		}
	}
}
