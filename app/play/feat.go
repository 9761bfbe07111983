package play

import (
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// Feat is what is remarkable about a game, by its name in the catalogues; if there are several, the most important. It is
// shown until a later game ends.
type Feat string

// The feats, those that matter most first.
const (
	NoFeat     Feat = ""
	FirstLoss  Feat = "first-loss"
	FirstWin   Feat = "first-win"
	FirstIn    Feat = "first-" // the first win in a mode, whose name follows
	BestStreak Feat = "streak" // longer than any before it
	Fewest     Feat = "fewest" // fewer guesses than in any win before it
)

// feat returns what the game in play is remembered for. Its streak and its guesses are compared with those of a selection.
func (e *Ending) feat(s *session.Session, of records.Selection) Feat {
	const enough = 5 // wins before the one that took fewer guesses
	last := len(s.History) - 1
	if e.This == records.NoBar || s.History[last].Game.Puzzle.Identity != s.Game.Puzzle.Identity {
		return NoFeat
	}
	before := func(of records.Selection) records.Stats { return records.Summarise(s.History[:last], of) }
	all, was := before(records.Selection{}), before(of)
	switch {
	case e.GaveUp, !e.Won && all.Lost() > 0:
	case !e.Won:
		return FirstLoss
	case all.Won == 0 && len(s.Imported) == 0:
		return FirstWin
	case before(records.Selection{Mode: of.Mode}).Won == 0:
		return FirstIn + Feat(of.Mode.String())
	case e.Streak > 1 && e.Streak == longestBefore(s, of, e.Streak)+1:
		return BestStreak
	case was.Won >= enough && e.Used < was.Fewest:
		return Fewest
	}
	return NoFeat
}

// longestBefore returns the longest streak of a selection before the present one, which has some days. Without one, it
// returns a negative number.
func longestBefore(s *session.Session, of records.Selection, days int) int {
	begun := len(s.History)
	for begun > 0 && s.History[begun-1].BegunOn() > s.Day-engine.Day(days) {
		begun--
	}
	if longest := records.StreakOf(of.Of(s.History[:begun]), s.Day, s.Zone).Longest; longest > 1 {
		return longest
	}
	return -1
}
