package model

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"ketword/engine"
)

// History is the finished games, oldest first, one for each identity.
type History []Saved

// Find returns the finished game of a puzzle.
func (h History) Find(id engine.Identity) (Saved, bool) {
	for _, s := range h {
		if s.Game.Puzzle.Identity == id {
			return s, true
		}
	}
	return Saved{}, false
}

// WriteHistory writes finished games as they are stored under [HistoryKey].
func WriteHistory(h History) string {
	data := make([]savedData, len(h))
	for i, s := range h {
		data[i] = s.data()
	}
	return seal(data)
}

// ReadHistory reads what [WriteHistory] writes. Nothing stored is an empty
// history. Each game that can't be read, or has not ended, is a [*GameError]
// among the errors; beside them it returns the others.
func ReadHistory(stored string) (History, error) {
	if stored == "" {
		return nil, nil
	}
	h, bad, err := readGames(stored, func() {})
	errs := []error{err}
	for _, wrong := range bad {
		errs = append(errs, wrong)
	}
	return h, errors.Join(errs...)
}

// gamesAtATime is how many games are read between two pauses: a few
// milliseconds' worth on a slow phone.
const gamesAtATime = 100

// readGames reads a history game by game, and calls pause every few
// milliseconds. The error tells that there are no games to be read.
func readGames(stored string, pause func()) (h History, bad []*GameError, err error) {
	var data []json.RawMessage
	if err := unseal(stored, &data); err != nil {
		return nil, nil, err
	}
	for i, d := range data {
		if i%gamesAtATime == 0 {
			pause()
		}
		s, wrong := readFinished(d)
		if wrong != nil {
			wrong.Number = i + 1
			bad = append(bad, wrong)
			continue
		}
		h = append(h, s)
	}
	return h.with(nil), bad, nil
}

// MergeHistory returns the stored form of all games of two stored histories,
// oldest first, and on one day the first's before the second's; of two of one
// identity the first's stays. The error tells that one of them can't be read.
func MergeHistory(stored, more string) (string, error) {
	old, err := ReadHistory(stored)
	if err != nil {
		return "", fmt.Errorf("stored history: %w", err)
	}
	added, err := ReadHistory(more)
	if err != nil {
		return "", fmt.Errorf("added history: %w", err)
	}
	return WriteHistory(old.with(added)), nil
}

// missing returns the games of another history that this one doesn't have, one
// for each identity.
func (h History) missing(more History) History {
	all := h.with(more)
	known := h.identities()
	return slices.DeleteFunc(all, func(s Saved) bool { return known[s.Game.Puzzle.Identity] })
}

// identities returns the set of the games' identities.
func (h History) identities() map[engine.Identity]bool {
	known := make(map[engine.Identity]bool, len(h))
	for _, s := range h {
		known[s.Game.Puzzle.Identity] = true
	}
	return known
}

// with returns the history and the games of another that it doesn't have, one
// for each identity. Those of one day keep their order.
func (h History) with(more History) History {
	known := map[engine.Identity]bool{}
	all := make(History, 0, len(h)+len(more))
	for _, part := range []History{h, more} {
		for _, s := range part {
			if id := s.Game.Puzzle.Identity; !known[id] {
				known[id] = true
				all = append(all, s)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Saved) int { return cmp.Compare(a.Day, b.Day) })
	return all
}
