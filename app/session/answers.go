package session

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
)

// Query returns a task for a list. With the same answers, a player's list may have other guesses
// tomorrow.
func (s *Session) Query(name lists.Name, task query.Task) query.Query {
	version := ""
	if words := s.Words[name]; name.Own() && words != nil {
		version = "#" + strconv.Itoa(words.GuessCount())
	}
	if more, name := s.MoreWords(name); more != nil {
		version += "+" + name.String()
	}
	return query.New(name, version, task)
}

// MoreWords returns the words that may be guessed beside those of a list, if they are loaded.
func (l *Library) MoreWords(name lists.Name) (*lexicon.Lexicon, lists.Name) {
	list, _ := l.Find(name)
	if also, wanted := l.GuessList(list); wanted {
		return l.Words[also.Name], also.Name
	}
	return nil, lists.Name{}
}

// AnswerOf returns what is known of a task for a list.
func (s *Session) AnswerOf(list lists.Name, task query.Task) *query.Answer {
	return s.Answers.Of(s.Query(list, task))
}

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
