package model

import (
	"errors"
	"fmt"

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

// errUnfinished tells that a game of the history has not ended.
var errUnfinished = errors.New("unfinished")

// WriteHistory writes finished games as they are stored under [HistoryKey].
func WriteHistory(h History) string {
	data := make([]savedData, len(h))
	for i, s := range h {
		data[i] = s.data()
	}
	return seal(data)
}

// ReadHistory reads what [WriteHistory] writes. Nothing stored is an empty
// history; a game that has not ended is an error. Beside an error it returns
// the games that can be read.
func ReadHistory(stored string) (History, error) {
	if stored == "" {
		return nil, nil
	}
	var data []savedData
	if err := unseal(stored, &data); err != nil {
		return nil, err
	}
	var h History
	var errs []error
	for i, d := range data {
		s, err := d.restore()
		if err == nil && !s.finished() {
			err = errUnfinished
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("game %d: %w", i+1, err))
			continue
		}
		h = append(h, s)
	}
	return h.with(nil), errors.Join(errs...)
}

// MergeHistory returns the stored form of all games of two stored histories,
// the first's before the second's; of two of one identity the first stays.
// The error tells that the first can't be read.
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

// with returns the history and the games of another that it doesn't have, one
// for each identity.
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
	return all
}
