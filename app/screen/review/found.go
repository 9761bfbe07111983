package review

import (
	"ketword/app/query"
	"ketword/app/session"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// found holds the coach's answers so far.
type found struct {
	*query.Answer
	Rows []coach.Row

	Alternative *query.Answer // answer on the tried guess
	Row         *coach.Row    // review of the tried guess; nil until it arrives
}

// found returns the coach's answers on the game.
func (m *Model) found(s *session.Session) found {
	f := found{Answer: &query.Answer{}, Alternative: &query.Answer{}}
	switch _, here := s.Find(m.list); {
	case !m.any():
		return f
	case !here:
		f.Answer = &query.Answer{Ended: true, Fault: query.NoList}
		return f
	}
	f.Answer = s.AnswerOf(m.list, &query.Review{Game: m.asked})
	for _, told := range query.PartsOf[*query.ReviewPart](f.Answer) {
		f.Rows = append(f.Rows, told.Row)
	}
	if m.whatIf.guess.Len() > 0 {
		f.Alternative = s.AnswerOf(m.list, m.alternative())
		if told := query.PartOf[*query.ReviewPart](f.Alternative); told != nil {
			f.Row = &told.Row
		}
	}
	return f
}

// agreement says whether the game agrees with the current version of its list.
type agreement struct {
	Changed bool // the list has changed since the game was begun
	Lacking bool // the list lacks the secret
	Undrawn bool // the secret is in the list, but not among the answers
	AnyWord bool // any allowed word can be the secret, since a person chose it
}

// agreement compares the game with its list. Before the list is loaded, it returns the zero agreement.
func (m *Model) agreement(s *session.Session) agreement {
	words := s.Words[m.list]
	if words == nil {
		return agreement{}
	}
	list, _ := s.Find(m.list)
	lacking := m.asked.Missing(s.AllowedWords(list, words))
	return agreement{
		Changed: !m.foreign() && words.Fingerprint() != m.game.List, Lacking: lacking, Undrawn: !lacking && !m.asked.Drawn(words),
		AnyWord: !m.foreign() && m.asked.Pool == solver.Guesses,
	}
}
