// Package effect has what the model and its screens ask to be done outside, as data. Most effects
// name the message of the model by which they come back.
package effect

import (
	"ketword/app/lists"
	"ketword/app/query"
)

// Effect is something to be done outside the model, which carries itself out.
// The effects of one update are carried out in their order, those on storage behind
// all others and when what was drawn is on the screen; after a [StorageChange] that
// fails, those behind it are left out, and SaveFailed comes back.
type Effect interface{ CarryOut(Host) }

// Host does what is to be done outside, as the effect of the same name says.
type Host interface {
	// on the page
	Share(Share)
	SetEntry(SetEntry)
	GoBack(GoBack)
	LoadVersion()
	AskToInstall()
	ReadWeek()
	Vibrate(Haptic)
	ClearImport()
	ClearEntry()
	Later(Later)

	// files that are fetched, read or offered
	LoadList(lists.List)
	ReadImport(ReadImport)
	ReadHistoryFile()
	OfferHistory(value string)
	OfferScores(OfferScores)
	OfferTable(OfferTable)

	// the player's lists
	ReadOwnLists(since int)
	KeepList(KeepList)
	KeepTitle(KeepTitle)
	DropList(DropList)
	OfferList(OfferList)

	// storage and the journal
	ChangeStorage(StorageChange) // behind all other effects
	WriteJournal(Journal)
	ReadJournal()

	// the solver's answers
	StartQuery(query.Job)
	CancelQuery(query.Key)

	// playing offline
	ReadOffline()
	ReadCache()
	CacheList(CacheList)
	EndCaching()
	CacheLater(all bool)
	ReadPersistence(asks bool)
}

// Later sends a message after a while.
type Later struct {
	After int // milliseconds
	Msg   any // of the model
}

func (e Later) CarryOut(h Host) { h.Later(e) }

// StartQuery has a query answered. It comes back as QueryTolds and a QueryEnded.
type StartQuery struct{ Job query.Job }

func (e StartQuery) CarryOut(h Host) { h.StartQuery(e.Job) }

// CancelQuery ends a query, of which nothing comes back any more.
type CancelQuery struct{ Key query.Key }

func (e CancelQuery) CarryOut(h Host) { h.CancelQuery(e.Key) }
