package records

import (
	"cmp"
	"errors"
	"slices"

	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/engine"
	"ketword/internal/each"
)

// History is a list of finished games, oldest first, one for each identity.
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

// Missing returns the games of another history that this one lacks, one for
// each identity.
func (h History) Missing(more History) History {
	all := h.With(more)
	known := h.Identities()
	return slices.DeleteFunc(all, func(s Saved) bool { return known[s.Game.Puzzle.Identity] })
}

// Identities returns the set of the games' identities.
func (h History) Identities() map[engine.Identity]bool {
	known := make(map[engine.Identity]bool, len(h))
	for _, s := range h {
		known[s.Game.Puzzle.Identity] = true
	}
	return known
}

// With returns the history with those games of another that it lacks. Games of the same day
// keep their order.
func (h History) With(more History) History {
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
	return each.Sorted(all, func(a, b Saved) int { return cmp.Compare(a.Day, b.Day) })
}

// Results returns the games as results of the player in a table of friends: all finished ones but those whose secret
// somebody chose.
func (h History) Results() []*friends.Result {
	var all []*friends.Result
	for i := range h {
		if !h[i].Game.Puzzle.Chosen() {
			all = append(all, friends.ResultOf(&h[i].Game, h[i].Day))
		}
	}
	return all
}

// WriteHistory returns finished games in the form stored under [HistoryKey].
func WriteHistory(h History) string {
	data := each.Of(h, func(s Saved) envelope.Object { return s.data().stored() })
	return envelope.Games.Seal(&data)
}

// ReadHistory reads the text written by [WriteHistory]; "" is an empty history. For each
// game that is invalid or unfinished, it joins a [*GameError] to the error, and returns the
// other games.
func ReadHistory(stored string) (History, error) {
	if stored == "" {
		return nil, nil
	}
	h, bad, err := readGames(engine.Forever, stored)
	errs := []error{err}
	for _, wrong := range bad {
		errs = append(errs, wrong)
	}
	return h, errors.Join(errs...)
}

// gamesAtATime is how many games are read between two pauses: a few milliseconds' work on a
// slow phone.
const gamesAtATime = 100

// readGames reads a history game by game. It returns an error if the text is not a history,
// or that of ctx.
func readGames(ctx engine.Context, stored string) (h History, bad []*GameError, err error) {
	var data []envelope.Raw
	if err := envelope.Games.Unseal(stored, &data); err != nil {
		return nil, nil, err
	}
	for i, d := range data {
		if i%gamesAtATime == 0 && engine.Pause(ctx) != nil {
			return nil, nil, ctx.Err()
		}
		s, wrong := readFinished(d)
		if wrong != nil {
			wrong.Number = i + 1
			bad = append(bad, wrong)
			continue
		}
		h = append(h, s)
	}
	return h.With(nil), bad, nil
}

func readFinished(data envelope.Raw) (Saved, *GameError) {
	var d savedData
	if err := data.Read(d.stored()); err != nil {
		return Saved{}, &GameError{Fault: BadShape, Err: err}
	}
	s, err := d.restore()
	wrong, isWrong := errors.AsType[*GameError](err)
	switch {
	case isWrong:
		return Saved{}, wrong
	case !s.Finished():
		return Saved{}, &GameError{Fault: Unfinished, Err: errUnfinished}
	}
	return s, nil
}

// Named returns the games with the given identities.
func (h History) Named(names []string) History {
	wanted := map[string]bool{}
	for _, name := range names {
		wanted[name] = true
	}
	return each.But(h, func(s Saved) bool { return !wanted[s.Game.Puzzle.Identity.String()] })
}

// historyWithout returns a stored history without the named games.
func historyWithout(stored string, names []string) (string, error) {
	h, err := ReadHistory(stored)
	if err != nil {
		return "", err
	}
	return WriteHistory(h.Named(names).Missing(h)), nil
}
