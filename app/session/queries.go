package session

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine/lexicon"
)

// Query returns a query for a list. Two versions of a player's list can have the same name but
// different guesses, so their number is part of the query's version.
func (s *Session) Query(name lists.Name, task query.Task) query.Query {
	version := ""
	if words := s.Words[name]; name.Own() && words != nil {
		version = "#" + strconv.Itoa(words.GuessCount())
	}
	if more, name := s.moreWords(name); more != nil {
		version += "+" + name.String()
	}
	return query.New(name, version, task)
}

// moreWords returns the additional words that may be guessed with a list, if they are loaded, and the name
// of their list.
func (l *Library) moreWords(name lists.Name) (*lexicon.Lexicon, lists.Name) {
	list, _ := l.Find(name)
	if also, wanted := l.GuessList(list); wanted {
		return l.Words[also.Name], also.Name
	}
	return nil, lists.Name{}
}

// Job returns the job of a query, with the words of its list, which must be loaded.
func (s *Session) Job(q query.Query) query.Job {
	more, _ := s.moreWords(q.List)
	return query.Job{Query: q, Lexicon: s.Words[q.List], More: more, Book: s.Books[q.List]}
}

// JobInPlay returns a job for the list in play, with which the worker can be prepared.
func (s *Session) JobInPlay() query.Job { return s.Job(s.Query(s.InPlay.Name, &query.Left{})) }

// AnswerOf returns the answer to a task for a list.
func (s *Session) AnswerOf(list lists.Name, task query.Task) *query.Answer {
	return s.Answers.Of(s.Query(list, task))
}
