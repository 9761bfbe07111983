package session

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine/coach"
)

// Grades returns the grades of a game, if the review has told all of it.
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
