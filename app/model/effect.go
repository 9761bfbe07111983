package model

import (
	"ketword/app/lists"
)

// Effect is something to be done outside the model, which carries itself out.
// The effects of one update are carried out in their order, those on storage behind
// all others and when what was drawn is on the screen; after a [StorageChange] that
// fails, those behind it are left out, and model.SaveFailed comes back.
type Effect interface{ CarryOut(Host) }

// Host does what is to be done outside, as the effect of the same name says.
type Host interface {
	// on the page
	Share(Share)
	SetEntry(SetEntry)
	GoBack(GoBack)
	Reload()
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

	// the coach's jobs
	RunJob(RunJob)
	CancelJob(number int)

	// playing offline
	ReadOffline()
	ReadCache()
	CacheList(CacheList)
	EndCaching()
	CacheLater(all bool)
	ReadPersistence(asks bool)
}
