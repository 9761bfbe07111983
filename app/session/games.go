package session

import (
	"cmp"
	"maps"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
)

// Records is what is stored of games.
type Records struct {
	Saved    map[engine.Identity]records.Saved // unfinished games
	Removed  []records.Saved                   // removed unfinished games that can be restored, latest last
	Recent   Recent
	Made     string                   // the puzzles whose secrets the player has chosen for others, newest first
	Visited  map[string]engine.Puzzle // by mode and list, the puzzle opened last
	History  records.History
	Imported []records.Scores // counts of wins without games, each line once

	DeletedGames []records.DeletedGames // deletions that can be undone, latest last

	Selection records.Selection // the games that are counted and listed
}

// GameKey returns the storage key of an unfinished game.
func GameKey(id engine.Identity) string { return records.GameKey(id.String()) }

// IdentityOf parses an identity. It returns the zero identity if s is invalid.
func IdentityOf(s string) engine.Identity {
	id, _ := engine.ParseIdentity(s)
	return id
}

// Unfinished returns the saved games, latest first.
func (r *Records) Unfinished() []records.Saved {
	return each.Sorted(slices.Collect(maps.Values(r.Saved)), func(a, b records.Saved) int {
		return cmp.Or(
			cmp.Compare(b.Day, a.Day),
			cmp.Compare(a.Game.Puzzle.Identity.String(), b.Game.Puzzle.Identity.String()),
		)
	})
}

// Begun reports whether a puzzle was begun or finished.
func (r *Records) Begun(id engine.Identity) bool {
	_, saved := r.Saved[id]
	_, ended := r.History.Find(id)
	return saved || ended
}

// AsBegun returns the puzzle p in the form in which the player began it. The rules may
// differ from p's unless exact is set, and a daily puzzle may be of another version of the
// list. A game by p's own rules is preferred, then an unfinished one. If there is none,
// AsBegun returns p.
func (r *Records) AsBegun(p engine.Puzzle, exact bool) engine.Puzzle {
	found := p
	for _, s := range each.Joined(r.Unfinished(), r.History) {
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

// HasResult reports whether games of a puzzle are no longer stored, because it has a result or
// is a guide's.
func (s *Session) HasResult(id engine.Identity) bool {
	_, ended := s.History.Find(id)
	return ended || s.IsGuide(id)
}

// FinishedGame returns the finished game with an identity, given as a string.
func (r *Records) FinishedGame(identity string) (records.Saved, bool) {
	return r.History.Find(IdentityOf(identity))
}

// Others returns the unfinished games with at least one turn, without the one in play,
// whose lists are known, latest first.
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

// Reviewable reports whether a game can be reviewed: it has ended, and has a turn.
func Reviewable(s records.Saved) bool { return s.Finished() && s.Game.TurnCount() > 0 }

// CanReview reports whether the game in play can be reviewed.
func (s *Session) CanReview() bool { return Reviewable(s.Current()) }
