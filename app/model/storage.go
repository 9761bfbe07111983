package model

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/internal/format"
)

// Keys of storage.
const (
	KeyPrefix        = "ketword."
	HistoryKey       = KeyPrefix + "history"
	ListsKey         = KeyPrefix + "lists" // holds a value for a moment, to tell other windows that the player's lists were changed
	ScoresKey        = KeyPrefix + "scores"
	DeletedKey       = KeyPrefix + "deleted" // holds, for a moment, which finished games are being deleted
	recentKey        = KeyPrefix + "recent"
	settingsKey      = KeyPrefix + "settings"
	solverKey        = KeyPrefix + "solver" // the position of the assistant
	gamePrefix       = KeyPrefix + "game."
	quarantineSuffix = ".aside"
)

// gameKey returns the key of an unfinished game.
func gameKey(id engine.Identity) string { return GameKey(id.String()) }

// GameKey returns the key of an unfinished game whose identity is written so.
func GameKey(identity string) string { return gamePrefix + identity }

// StorageEffect is an [Effect] on storage.
type StorageEffect interface {
	Effect
	isStorageEffect()
}

// storageEffect makes a [StorageEffect] of the type that embeds it.
type storageEffect struct{ effect }

func (storageEffect) isStorageEffect() {}

// What is to be done with storage.
type (
	// Save writes a value.
	Save struct {
		storageEffect
		Key, Value string
	}
	// Append joins finished games or imported counts, as they are stored, with
	// those that are stored by then, by [Append.To].
	Append struct {
		storageEffect
		Key, Value string
		Stands     bool // before what is stored: of two games of a puzzle, this one stays
	}
	// Delete takes finished games or imported counts out of those that are stored
	// by then, by [Without], and games also from keys of their own, [GameKey].
	// Meanwhile the note stands under [DeletedKey], if storage takes it.
	Delete struct {
		storageEffect
		Key   string
		Names []string // identities of the games, or lines of the counts
		Note  string   // for other windows; or ""
	}
	// Remove deletes a value.
	Remove struct {
		storageEffect
		Key string
	}
	// Quarantine moves a value that can't be read to another key, unless another
	// window has replaced it by then.
	Quarantine struct {
		storageEffect
		From, To, Value string
	}
)

// To returns what is stored, joined with the games or counts by [Joined].
func (a Append) To(stored string) (string, error) {
	if a.Stands {
		return Joined(a.Key, a.Value, stored)
	}
	return Joined(a.Key, stored, a.Value)
}

// SaveFailed tells that storage refused a value.
type SaveFailed struct{}

// update tells, once, that nothing can be saved.
func (SaveFailed) update(m Model) (Model, []Effect) {
	if m.Unsaved {
		return m, nil
	}
	m.Unsaved = true
	return m.tell(also(m.Notices, CantSave{})...), nil
}

// Joined returns what is stored under a key, joined with more. The error tells that one
// of them can't be read.
func Joined(key, stored, more string) (string, error) {
	if key == ScoresKey {
		return joinedScores(stored, more)
	}
	return MergeHistory(stored, more)
}

// Without returns what is stored under a key without some of it, by identities or
// lines. The error tells that it can't be read.
func Without(key, stored string, names []string) (string, error) {
	if key == ScoresKey {
		return scoresWithout(stored, names)
	}
	return historyWithout(stored, names)
}

// unlessFrozen returns an effect on a key, or none if a newer program wrote the
// value there.
func (m Model) unlessFrozen(key string, e Effect) []Effect {
	if m.frozen[key] {
		return nil
	}
	return []Effect{e}
}

// readStored takes in what storage holds. What can't be read is quarantined.
func (m Model) readStored(stored map[string]string) (Model, []Effect) {
	var effects []Effect
	m.Saved, m.frozen = map[engine.Identity]Saved{}, map[string]bool{}
	for _, key := range slices.Sorted(maps.Keys(stored)) {
		more, err := m.readValue(key, stored[key])
		switch {
		case errors.Is(err, ErrNewer):
			m.frozen[key] = true
		case err != nil:
			to := quarantineKey(key, stored)
			m.Notices = also(m.Notices, CorruptValue{Key: to})
			effects = append(effects, Quarantine{From: key, To: to, Value: stored[key]})
		}
		effects = append(effects, more...)
	}
	if len(m.frozen) > 0 {
		m.Notices = also(m.Notices, NewerValue{})
	}
	m, ended := m.endDeletion(stored[DeletedKey])
	return m.settle(append(effects, ended...))
}

// readValue takes in one stored value. If the value is corrupt, the effects are
// for after its quarantine.
func (m *Model) readValue(key, value string) ([]Effect, error) {
	switch {
	case strings.Contains(key, quarantineSuffix):
		return nil, nil
	case key == HistoryKey:
		h, err := ReadHistory(value)
		m.History = h
		if err != nil && len(h) > 0 { // keep what can be read
			return []Effect{Append{Key: key, Value: WriteHistory(h)}}, err
		}
		return nil, err
	case key == ScoresKey:
		var err error
		m.Imported, err = ReadScores(value)
		if err != nil && len(m.Imported) > 0 {
			return []Effect{Append{Key: key, Value: WriteScores(m.Imported)}}, err
		}
		return nil, err
	case key == recentKey:
		var r Recent
		err := unseal(value, r.stored())
		if err == nil {
			m.Recent = r
		}
		return nil, err
	case key == settingsKey:
		var err error
		m.Settings, err = m.Settings.read(value)
		return nil, err
	case key == askedKey:
		return nil, unseal(value, &m.persistenceAsked)
	case key == solverKey:
		p, err := readPosition(value)
		if err == nil {
			m.Solver.Position, m.Solver.chosen, m.Solver.stored = p, true, p.sealed()
		}
		return nil, err
	case strings.HasPrefix(key, gamePrefix):
		s, err := decodeGame(key, value)
		switch {
		case errors.Is(err, errRemoved):
			return []Effect{Remove{Key: key}}, nil
		case err == nil:
			m.Saved[s.Game.Puzzle.Identity] = s
		}
		return nil, err
	}
	return nil, nil
}

// settle moves ended games that are still stored under their own keys into the
// history, and removes those that it has already. It writes into m.Saved, which
// is new.
func (m Model) settle(effects []Effect) (Model, []Effect) {
	for _, s := range m.unfinished() {
		id := s.Game.Puzzle.Identity
		if _, known := m.History.Find(id); known {
			delete(m.Saved, id)
			effects = append(effects, Remove{Key: gameKey(id)})
		} else if s.finished() {
			delete(m.Saved, id)
			m.History = m.History.with(History{s})
			effects = append(effects, m.finish(s)...)
		}
	}
	return m, effects
}

// quarantineKey returns a free key for a corrupt value.
func quarantineKey(key string, stored map[string]string) string {
	for n := 1; ; n++ {
		to := format.Text("%s%s%d", key, quarantineSuffix, n)
		if _, taken := stored[to]; !taken {
			return to
		}
	}
}

// version is the schema of what is stored now. Each older one has a migration.
const version = 1

// ErrNewer tells that a stored value was written by a newer program.
var ErrNewer = errors.New("written by a newer version")

// migration turns data of one version into data of the next.
type migration func(smalljson.Raw) (smalljson.Raw, error)

// migrations[i] turns data of version i+1 into data of version i+2.
var migrations = [version - 1]migration{}

// Every stored value stands in an envelope: {"v":1,"data":…}.

// seal writes a value, as [smalljson.Marshal] does, in the envelope of this version.
func seal(value any) string {
	return format.Text(`{"v":%d,"data":%s}`, version, smalljson.Marshal(value))
}

// unseal reads a value of this version or an older one, as [smalljson.Unmarshal]
// does. The error is [ErrNewer], a [*smalljson.SyntaxError], or tells what is wrong
// with the value.
func unseal(stored string, value any) error {
	var v int
	var data smalljson.Raw
	err := smalljson.Unmarshal(stored, smalljson.Object{{Name: "v", Value: &v}, {Name: "data", Value: &data}})
	switch {
	case err != nil:
		return err
	case v > version:
		return ErrNewer
	case v < 1:
		return format.Error("version %d", v)
	}
	data, err = migrate(data, migrations[v-1:])
	if err != nil {
		return err
	}
	return data.Read(value)
}

// migrate takes data through the steps in their order.
func migrate(data smalljson.Raw, steps []migration) (smalljson.Raw, error) {
	for _, step := range steps {
		var err error
		if data, err = step(data); err != nil {
			return "", err
		}
	}
	return data, nil
}
