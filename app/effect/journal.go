package effect

// JournalEntry is games in the journal: an unfinished one under the key and in
// the form in which it is stored, or finished ones, as records.WriteHistory writes
// them, under a key of their own.
type JournalEntry struct{ Key, Value string }

// Journal writes entries to the journal and takes others, by their keys, out of
// it. It is begun at once, and nothing waits for it. That it fails is not told,
// since storage has the games, too.
type Journal struct {
	Clear bool // all others are taken out
	Write []JournalEntry
	Drop  []string
}

func (e Journal) CarryOut(h Host) { h.WriteJournal(e) }

// ReadJournal reads the journal. It comes back as JournalRead, if it can be
// read.
type ReadJournal struct{}

func (ReadJournal) CarryOut(h Host) { h.ReadJournal() }
