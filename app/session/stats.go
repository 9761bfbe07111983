package session

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// Selected returns the selected games, oldest first.
func (r *Records) Selected() records.History { return r.Selection.Of(r.History) }

// Stats returns the statistics of the selected games and imported counts. Those of counts alone have the streak
// as it was when the last of them was typed.
func (s *Session) Stats() records.Stats {
	stats, counts, day := s.StatsOf(s.Selection), s.Selection.Scores(s.Imported), s.Day
	if n := len(counts); n > 0 && s.Selection.Place == records.Elsewhere {
		day = engine.DayWithNumber(int(counts[n-1][records.Told]))
	}
	stats.Streak = records.StreakOf(s.Selected(), day, s.Zone, counts...)
	return stats.WithImported(counts)
}

// StatsOf returns the statistics of some games.
func (s *Session) StatsOf(selection records.Selection) records.Stats {
	stats := records.Summarise(s.History, selection)
	stats.Streak = records.StreakOf(selection.Of(s.History), s.Day, s.Zone)
	return stats
}

// SelectionInPlay returns the games of the mode and list in play.
func (s *Session) SelectionInPlay() records.Selection {
	id := s.Game.Puzzle.Identity
	return records.Selection{Mode: id.Rules.Mode, Lang: id.Lang, Length: id.Rules.Length}
}

// SelectedScope returns the mode and list of the selected games, if they are of one mode and list.
func (r *Records) SelectedScope() (Scope, bool) {
	of := r.Selection
	return Scope{List: lists.Name{Lang: of.Lang, Length: of.Length}, Mode: of.Mode}, of.Mode != 0 && of.Lang != "" && of.Length != 0
}

// StreakLost returns how long the streak of the mode and list was that the game in play has ended, or 0.
func (s *Session) StreakLost() int {
	if s.Again() {
		return 0
	}
	g, _ := s.History.Find(s.Game.Puzzle.Identity)
	return records.StreakEndedBy(g, s.SelectionInPlay().Of(s.History))
}

// BarOf returns the bar that counts the game in play in a selection. It returns NoBar if
// the game has not ended, or is not counted or not selected.
func (s *Session) BarOf(selection records.Selection) records.Bar {
	g, ended := s.History.Find(s.Game.Puzzle.Identity)
	switch {
	case !ended || s.Again() || records.Summarise(records.History{g}, selection).Played == 0:
		return records.NoBar
	case g.Game.Status() == engine.Won:
		return records.Bar(min(len(g.Game.Turns()), records.LongWins))
	}
	return records.LostBar
}

// Grades returns the grades of a game, if its review is complete.
func (s *Session) Grades(g records.Saved) records.Grades {
	list, here := s.Find(lists.Of(g.Game.Puzzle.Identity))
	if !here || !Reviewable(g) {
		return records.Grades{}
	}
	var rows []coach.Row
	for _, told := range query.PartsOf[*query.ReviewPart](s.AnswerOf(list.Name, &query.Review{Game: s.Coached(g.Game)})) {
		rows = append(rows, told.Row)
	}
	if len(rows) != g.Game.TurnCount() {
		return records.Grades{}
	}
	sum := coach.Summarise(rows)
	return records.Grades{Known: true, Skill: sum.Skill, Luck: sum.Luck}
}

// SelectionChoices holds the values that can be selected, besides all: those that some but
// not all games have, and the selected ones.
type SelectionChoices struct {
	Lists   []lists.Name // one for each language, then the player's lists
	Lengths []int
	Levels  []string
}

// SelectionChoices returns what can be selected.
func (r *Records) SelectionChoices() SelectionChoices {
	var c SelectionChoices
	played := map[string]lists.Name{r.Selection.Lang: {Lang: r.Selection.Lang}}
	for _, s := range r.History {
		name := lists.Of(s.Game.Puzzle.Identity)
		played[name.Lang] = name
	}
	for lang, name := range played {
		if r.divides(records.Selection{Lang: lang}) || lang != "" && lang == r.Selection.Lang {
			c.Lists = append(c.Lists, name)
		}
	}
	c.Lists = each.Sorted(c.Lists, func(a, b lists.Name) int { return cmp.Compare(a.Lang, b.Lang) })
	for n := engine.MinLength; n <= engine.MaxLength; n++ {
		if r.divides(records.Selection{Length: n}) || n == r.Selection.Length {
			c.Lengths = append(c.Lengths, n)
		}
	}
	for _, l := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		if level := l.String(); r.divides(records.Selection{Level: level}) || level == r.Selection.Level {
			c.Levels = append(c.Levels, level)
		}
	}
	return c
}

// divides reports whether a selection includes some of the games, but not all.
func (r *Records) divides(s records.Selection) bool {
	return slices.ContainsFunc(r.History, func(g records.Saved) bool {
		return s.Holds(g.Game.Puzzle.Identity) != s.Holds(r.History[0].Game.Puzzle.Identity)
	})
}
