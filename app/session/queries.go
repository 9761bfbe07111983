package session

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/query"
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

// Job returns a query whose list is loaded, with its words.
func (s *Session) Job(q query.Query) query.Job {
	more, _ := s.MoreWords(q.List)
	return query.Job{Query: q, Lexicon: s.Words[q.List], More: more, Book: s.Books[q.List]}
}

// JobInPlay returns a job for the list in play, so that the worker can be made ready for
// it.
func (s *Session) JobInPlay() query.Job { return s.Job(s.Query(s.InPlay.Name, &query.Left{})) }

// AnswerOf returns what is known of a task for a list.
func (s *Session) AnswerOf(list lists.Name, task query.Task) *query.Answer {
	return s.Answers.Of(s.Query(list, task))
}
