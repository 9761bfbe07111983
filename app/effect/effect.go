// Package effect defines, as data, what the model and its screens want done outside. The comment
// of an effect names the message with which it answers, if any.
package effect

import (
	"ketword/app/lists"
	"ketword/app/query"
)

// Effect is something to do outside the model; it carries itself out on a [Host]. The
// effects of one update are carried out in order. Those on storage come last, after the new
// drawing is on the screen. If a [StorageChange] fails, those after it are dropped, and the
// model gets SaveFailed.
type Effect interface{ CarryOut(Host) }

// Host carries out effects.
type Host interface {
	// The page.
	Share(Share)
	CopyText(CopyText)
	OfferFile(OfferFile)
	OfferStandings(OfferStandings)
	SetEntry(SetEntry)
	GoBack(GoBack)
	LoadVersion()
	AskToInstall()
	ReadWeek()
	Vibrate(Haptic)
	ClearImport()
	ClearEntry()
	Later(Later)

	// Files that are fetched, read or offered.
	LoadList(lists.List)
	ReadImport(ReadImport)
	ReadHistoryFile()
	OfferHistory(value string)
	PackHistory(value string)
	UnpackHistory(code string)

	// The player's lists.
	ReadOwnLists(since int)
	KeepList(KeepList)
	KeepTitle(KeepTitle)
	DropList(DropList)
	OfferList(OfferList)

	// Storage and the journal.
	ChangeStorage(StorageChange) // after all other effects
	WriteJournal(Journal)
	ReadJournal()

	// Queries to the coach.
	StartQuery(query.Job)
	CancelQuery(query.Key)

	// Playing offline.
	ReadOffline()
	ReadCache()
	CacheList(CacheList)
	EndCaching()
	CacheLater(all bool)
	ReadPersistence(asks bool)
}

// Later sends a message after some time.
type Later struct {
	After int // milliseconds
	Msg   any // a message of the model
}

func (e Later) CarryOut(h Host) { h.Later(e) }

// StartQuery starts a query. It answers with QueryTold for each part, then QueryEnded.
type StartQuery struct{ Job query.Job }

func (e StartQuery) CarryOut(h Host) { h.StartQuery(e.Job) }

// CancelQuery cancels a query. No more messages about it follow.
type CancelQuery struct{ Key query.Key }

func (e CancelQuery) CarryOut(h Host) { h.CancelQuery(e.Key) }
