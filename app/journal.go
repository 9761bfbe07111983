package app

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/internal/each"
)

// The journal has its own database, so that neither work on the player's lists nor a window
// with another version can delay it. A record holds an entry's key, its value, and when it
// was written.
const (
	journalName    = "ketword.journal"
	journalVersion = 1
	entryStore     = "entries"

	// oldAfter is the age of an old entry, in milliseconds: a day. Browsers were observed to
	// keep stored values in memory for minutes, and may do so for hours if there are many.
	oldAfter = 24 * 60 * 60 * 1000
)

// journal writes to the journal. Its connection stays open, so that the end of a game is on
// its way to the disk before it is drawn.
type journal struct {
	db      goapp.Value // nil if not connected
	opening bool
	waiting []effect.Journal // writes that wait for the connection
}

// write changes the journal, at once if it is connected.
func (j *journal) write(e effect.Journal) {
	if j.db != nil {
		if writeEntries(j.db, e) == nil {
			return
		}
		j.db.Call("close") // in case the browser has not closed it
		j.db = nil
	}
	j.waiting = append(j.waiting, e)
	if !j.opening {
		j.opening = true
		go j.open()
	}
}

// open opens the connection, and writes what waits for it. If that fails, the next write
// tries again.
func (j *journal) open() {
	db, err := openJournal()
	waiting := j.waiting
	j.opening, j.waiting = false, nil
	if err != nil {
		return
	}
	j.db = db
	for _, e := range waiting {
		if writeEntries(db, e) != nil {
			return
		}
	}
}

// openJournal opens the database. The connection closes for good when a newer version of
// the program changes the schema.
func openJournal() (goapp.Value, error) {
	db, err := browser.OpenDatabase(journalName, journalVersion, map[string]any{entryStore: map[string]any{"keyPath": "key"}})
	if err != nil {
		return nil, err
	}
	db.Set("onversionchange", db.Get("close").Call("bind", db))
	return db, nil
}

// writeEntries starts a transaction that is on the disk when it completes.
func writeEntries(db goapp.Value, e effect.Journal) error {
	return browser.Try(func() error {
		work := db.Call("transaction", entryStore, "readwrite", map[string]any{"durability": "strict"})
		entries := work.Call("objectStore", entryStore)
		if e.Clear {
			entries.Call("clear")
		}
		for _, entry := range e.Write {
			entries.Call("put", map[string]any{"key": entry.Key, "value": entry.Value, "at": browser.Now()})
		}
		for _, key := range e.Drop {
			entries.Call("delete", key)
		}
		if work.Get("commit").Truthy() { // commit without waiting for the results
			work.Call("commit")
		}
		return nil
	})
}

// readJournal returns the message with the journal's entries, or nil if reading fails.
func (r *root) readJournal() model.Msg {
	r.journal.opening = true
	r.journal.open()
	if r.journal.db == nil {
		return nil
	}
	var read model.JournalRead
	err := browser.Try(func() error {
		work := r.journal.db.Call("transaction", entryStore, "readonly")
		all, err := browser.AwaitRequest(work.Call("objectStore", entryStore).Call("getAll"))
		if err == nil {
			read = entriesOf(all)
		}
		return err
	})
	if err != nil || len(read.Entries) == 0 {
		return nil
	}
	return read
}

// entriesOf returns the entries of the database, the oldest first.
func entriesOf(all goapp.Value) model.JournalRead {
	var records []goapp.Value
	for i := range all.Length() {
		if r := all.Index(i); r.Get("at").Type() == goapp.TypeNumber { // otherwise it is not a record of this program
			records = append(records, r)
		}
	}
	records = each.Sorted(records, func(a, b goapp.Value) int {
		return cmp.Compare(a.Get("at").Float(), b.Get("at").Float())
	})
	read := model.JournalRead{Old: map[string]bool{}}
	for _, record := range records {
		e := effect.JournalEntry{Key: record.Get("key").String(), Value: record.Get("value").String()}
		read.Entries = append(read.Entries, e)
		if age := browser.Now() - record.Get("at").Float(); age > oldAfter || age < 0 { // a negative age means that the clock was set back
			read.Old[e.Key] = true
		}
	}
	return read
}
