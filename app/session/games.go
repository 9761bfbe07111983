package session

import (
	"cmp"
	"maps"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/order"
)

// Records is what is kept of games.
type Records struct {
	Saved    map[engine.Identity]records.Saved // unfinished games
	Removed  []records.Saved                   // of them, that can be brought back, the removed last last
	Recent   Recent
	Visited  map[string]engine.Puzzle // by mode and list, the last one opened
	History  records.History
	Imported []records.Scores // bare counts of wins, each line once

	DeletedGames []records.DeletedGames // that can be brought back, those deleted last last

	Selection records.Selection // of the games that are counted and listed
}

// GameKey returns under which key an unfinished game is stored.
func GameKey(id engine.Identity) string { return records.GameKey(id.String()) }

// IdentityOf reads an identity; the zero one if the text is none.
func IdentityOf(s string) engine.Identity {
	id, _ := engine.ParseIdentity(s)
	return id
}

// Unfinished returns the saved games, those played last first.
func (r *Records) Unfinished() []records.Saved {
	return order.Sorted(slices.Collect(maps.Values(r.Saved)), func(a, b records.Saved) int {
		return cmp.Or(
			cmp.Compare(b.Day, a.Day),
			cmp.Compare(a.Game.Puzzle.Identity.String(), b.Game.Puzzle.Identity.String()),
		)
	})
}

// Begun reports whether a puzzle was begun, or played to its end.
func (r *Records) Begun(id engine.Identity) bool {
	_, saved := r.Saved[id]
	_, ended := r.History.Find(id)
	return saved || ended
}

// AsBegun returns the puzzle p as the player began it: by whatever level and tries, unless
// these are to be exact, and a daily one with whichever version of the list; p itself if it
// was not begun. By its own rules comes first, and what is unfinished.
func (r *Records) AsBegun(p engine.Puzzle, exact bool) engine.Puzzle {
	found := p
	for _, s := range slices.Concat(r.Unfinished(), r.History) {
		q := s.Game.Puzzle
		id, same := q.Identity, q.Rules == p.Rules
		if id.Daily > 0 {
			id.Seed = p.Seed
		}
		id.Rules.Tries, id.Rules.Level = p.Rules.Tries, p.Rules.Level
		switch {
		case id != p.Identity:
		case same:
			return q
		case !exact && found == p:
			found = q
		}
	}
	return found
}

// HasResult reports whether no game of a puzzle is to be stored any more: it has a result, or is
// a guide's.
func (s *Session) HasResult(id engine.Identity) bool {
	_, ended := s.History.Find(id)
	return ended || s.IsGuide(id)
}

// FinishedGame returns the game of the history whose identity is written so.
func (r *Records) FinishedGame(identity string) (records.Saved, bool) {
	return r.History.Find(IdentityOf(identity))
}

// Others returns the unfinished games with a row besides the one in play whose
// lists are here, those played last first.
func (s *Session) Others() []records.Result {
	others := each.But(s.Unfinished(), func(g records.Saved) bool {
		id := g.Game.Puzzle.Identity
		return !s.HasListOf(id) || id == s.Game.Puzzle.Identity || len(g.Game.Turns()) == 0
	})
	return each.Of(others, s.WithList)
}

// WithList returns a game with its list.
func (l *Library) WithList(g records.Saved) records.Result {
	list, _ := l.Find(lists.Of(g.Game.Puzzle.Identity))
	return records.Result{Saved: g, List: list}
}

// Reviewable reports whether there is anything to be said of a game.
func Reviewable(s records.Saved) bool { return s.Finished() && s.Game.TurnCount() > 0 }

// CanReview reports whether the game in play can be reviewed.
func (s *Session) CanReview() bool { return Reviewable(s.Current()) }
