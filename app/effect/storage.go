package effect

import (
	"ketword/app/records"
)

// StorageChange is an [Effect] on storage. Apply makes the change, or returns why it could not.
type StorageChange interface {
	Effect
	Apply(Storage) error
}

// Storage stores values by key.
type Storage interface {
	// Stored returns the value of a key, or "".
	Stored(key string) string
	// Write returns an error if there is no room.
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

// Append joins finished games or imported counts with the stored ones, using
// [records.Joined]. Value is in stored form.
type Append struct {
	Key, Value string
	Stands     bool // Value takes precedence: of two games of a puzzle, its own is kept
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

// Delete removes finished games or imported counts from the stored ones, using
// [records.Without]. Games are also removed from their own keys, [records.GameKey].
// Meanwhile the note is stored under [records.DeletedKey], if there is room.
type Delete struct {
	Key   string
	Names []string // identities of games, or lines of counts
	Note  string   // for other windows; or ""
}

func (e Delete) CarryOut(h Host) { h.ChangeStorage(e) }

func (e Delete) Apply(s Storage) error {
	left, err := records.Without(e.Key, s.Stored(e.Key), e.Names)
	if err != nil {
		return err
	}
	if e.Note != "" {
		_ = s.Write(records.DeletedKey, e.Note) // there may be no room
	}
	err = s.Write(e.Key, left)
	s.Remove(records.DeletedKey) // even on failure, since the games may be restored
	if err != nil {
		return err
	}
	for _, name := range e.Names {
		s.Remove(records.GameKey(name))
	}
	return nil
}

// Quarantine moves a value that can't be read to another key, unless another window has
// replaced it.
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

// JournalEntry is an entry of the journal: an unfinished game under its storage key, in its
// stored form, or finished games in the form of records.WriteHistory, under another key.
type JournalEntry struct{ Key, Value string }

// Journal writes entries to the journal and removes others. It starts at once, and nothing
// waits for it. Failures are ignored, since storage has the games too.
type Journal struct {
	Clear bool // remove all other entries
	Write []JournalEntry
	Drop  []string
}

func (e Journal) CarryOut(h Host) { h.WriteJournal(e) }

// ReadJournal reads the journal. It answers with JournalRead, unless it fails.
type ReadJournal struct{}

func (ReadJournal) CarryOut(h Host) { h.ReadJournal() }
