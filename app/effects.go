package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
)

// carryOut carries out an effect that is not one on storage. It is a table: each type of
// effects has its row. As a map from types to functions it would take 15 kB more.
func (r *root) carryOut(e model.Effect) {
	switch e := e.(type) {
	// on the page
	case model.Share:
		r.share(e)
	case model.SetEntry, model.GoBack:
		r.moves(e)
	case model.Reload:
		goapp.Window().Call("ketwordUpdate")
	case model.AskToInstall:
		askToInstall()
	case model.ReadWeek:
		r.update(model.WeekRead{First: firstWeekday()}) // before the archive is drawn
	case model.Vibrate:
		vibrate(e.For)
	case model.ClearImport:
		r.clearForm()
	case model.ClearEntry:
		r.clearEntry()
	case model.Later:
		r.start(func() model.Msg { time.Sleep(time.Duration(e.After) * time.Millisecond); return e.Msg })

	// files that are fetched, read or offered
	case model.LoadList:
		r.start(func() model.Msg { return r.loadList(e.List) })
	case model.ReadImport:
		r.start(func() model.Msg { return r.readImport(e) })
	case model.OfferHistory:
		offerHistory(e, r.text.History.File())
	case model.OfferScores:
		r.offerScores(e)
	case model.OfferTable:
		offerTable(e, r.text)
	case model.ReadHistoryFile:
		r.start(r.readHistoryFile)

	// the player's lists
	case model.ReadOwnLists:
		r.errands <- errand{func() model.Msg { return readOwn(e.Since) }, model.OwnListsUnread{}}
	case model.KeepList:
		r.errands <- errand{func() model.Msg { return changed(keepList(e)) }, model.NotKept{List: e.List.Name}}
	case model.KeepTitle:
		r.errands <- errand{func() model.Msg { return changed(changeList(e.List, "title", e.Title)) }, model.NotKept{List: e.List}}
	case model.DropList:
		r.errands <- errand{func() model.Msg { return changed(dropList(e)) }, model.NotKept{List: e.List}}
	case model.OfferList:
		r.errands <- errand{func() model.Msg { return offerList(e, fileName(r.text, e.List, e.Part)) }, nil}

	// the journal
	case model.Journal:
		r.journal.write(e)
	case model.ReadJournal:
		r.start(r.readJournal)

	// the solver's answers
	case model.StartQuery:
		r.solverHost.Start(e.Job)
	case model.CancelQuery:
		r.solverHost.Cancel(e.Key)

	// playing offline
	case model.ReadOffline:
		r.start(hearOffline)
	case model.ReadCache:
		if r.model.Offline.State == model.OfflineReady { // else nobody answers
			r.start(readCache)
		}
	case model.CacheList:
		r.start(func() model.Msg { return r.cacheList(e) })
	case model.EndCaching:
		r.caching.End()
	case model.CacheLater:
		go browser.Await(goapp.Window().Call("ketwordAsk", map[string]any{"all": e.All})) // where there is no worker, nothing is kept
	case model.ReadPersistence:
		r.start(func() model.Msg { return readPersistence(e.Asks) })
	}
}

// perform carries out effects in their order; those on storage come after all
// others, when what was drawn is on the screen.
func (r *root) perform(effects []model.Effect) {
	var stores []model.StorageEffect
	for _, e := range effects {
		if s, ok := e.(model.StorageEffect); ok {
			stores = append(stores, s)
		} else {
			r.carryOut(e)
		}
	}
	if len(stores) > 0 {
		r.afterPaint.Do(func() { r.store(stores) })
	}
}

// store carries out storage effects until the browser refuses one.
func (r *root) store(effects []model.StorageEffect) {
	for _, e := range effects {
		if store(e) != nil {
			r.send(model.SaveFailed{})
			return
		}
	}
}

// changed tells other windows of a change of the player's lists, unless the browser
// refused it, and returns what came of it.
func changed(msg model.Msg) model.Msg {
	if _, refused := msg.(model.NotKept); !refused {
		tellOfLists()
	}
	return msg
}

// start does what takes its time, and sends what comes of it, if anything.
func (r *root) start(work func() model.Msg) {
	go func() {
		if msg := work(); msg != nil {
			r.send(msg)
		}
	}()
}

// errand is work with the player's lists, and what to tell if the browser's
// database does not answer soon; nil tells nothing.
type errand struct {
	do   func() model.Msg
	late model.Msg
}

// runErrands does what is to be done with the player's lists, one after the
// other, so that none of it overtakes another. Behind an errand that is late, too,
// the database keeps the order.
func (r *root) runErrands() {
	tell := func(msg model.Msg) {
		if msg != nil {
			r.send(msg)
		}
	}
	for next := range r.errands {
		if !browser.Soon(func() { tell(next.do()) }) {
			tell(next.late)
		}
	}
}
