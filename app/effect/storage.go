package effect

import (
	"ketword/app/records"
)

// StorageChange is an [Effect] on storage. Apply makes the change, or tells why not.
type StorageChange interface {
	Effect
	Apply(Storage) error
}

// Storage holds values under keys.
type Storage interface {
	// Stored returns the value under a key; "" if there is none.
	Stored(key string) string
	// Write fails if there is no room.
	Write(key, value string) error
	Remove(key string)
}

// Save writes a value.
type Save struct{ Key, Value string }

func (e Save) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Save) Apply(s Storage) error { return s.Write(e.Key, e.Value) }

// Remove deletes a value.
type Remove struct{ Key string }

func (e Remove) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Remove) Apply(s Storage) error {
	s.Remove(e.Key)
	return nil
}

// Append joins finished games or imported counts, as they are stored, with
// those that are stored by then, by [records.Joined].
type Append struct {
	Key, Value string
	Stands     bool // before what is stored: of two games of a puzzle, this one stays
}

func (e Append) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Append) Apply(s Storage) error {
	first, second := s.Stored(e.Key), e.Value
	if e.Stands {
		first, second = second, first
	}
	joined, err := records.Joined(e.Key, first, second)
	if err != nil {
		return err
	}
	return s.Write(e.Key, joined)
}

// Delete takes finished games or imported counts out of those that are stored
// by then, by [records.Without], and games also from keys of their own, [records.GameKey].
// Meanwhile the note stands under [records.DeletedKey], if storage takes it.
type Delete struct {
	Key   string
	Names []string // identities of the games, or lines of the counts
	Note  string   // for other windows; or ""
}

func (e Delete) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Delete) Apply(s Storage) error {
	left, err := records.Without(e.Key, s.Stored(e.Key), e.Names)
	if err != nil {
		return err
	}
	if e.Note != "" {
		_ = s.Write(records.DeletedKey, e.Note) // there may be no room for it
	}
	err = s.Write(e.Key, left)
	s.Remove(records.DeletedKey) // even if storage refuses: the games may be brought back
	if err != nil {
		return err
	}
	for _, name := range e.Names {
		s.Remove(records.GameKey(name))
	}
	return nil
}

// Quarantine moves a value that can't be read to another key, unless another
// window has replaced it by then.
type Quarantine struct{ From, To, Value string }

func (e Quarantine) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Quarantine) Apply(s Storage) error {
	if s.Stored(e.From) != e.Value {
		return nil
	}
	if err := s.Write(e.To, e.Value); err != nil {
		return err
	}
	s.Remove(e.From)
	return nil
}

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
