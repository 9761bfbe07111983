package solver

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine/coach"
)

// SortGuesses sorts the next guesses by a column, best first. With Turns, a second choice
// of the same column reverses the order.
type SortGuesses struct {
	By    coach.Column
	Turns bool
}

func (msg SortGuesses) Change(s *session.Session, m *Model, out *screen.Intents) {
	if slices.Contains(coach.Orders(), msg.By) {
		m.By, m.Backwards = msg.By, msg.Turns && msg.By == m.By && !m.Backwards
	}
}

// MoreGuesses lists more of the next guesses.
type MoreGuesses struct{}

func (MoreGuesses) Change(s *session.Session, m *Model, out *screen.Intents) {
	m.Many = true
}

// The number of listed guesses, at first and after MoreGuesses.
const (
	usualGuesses = 25
	manyGuesses  = 200
)

// question returns the query's task for the position.
func (m *Model) question() *query.Advise {
	q := coach.Question{Game: m.game(), By: m.By, Backwards: m.Backwards, Most: usualGuesses}
	if m.Many {
		q.Most = manyGuesses
	}
	return &query.Advise{Question: q}
}

// game returns the game of the rows that count.
func (m *Model) game() coach.Game {
	turns, _ := m.turns()
	return coach.Game{Rules: m.rules(), Turns: turns, Pool: m.Pool}
}

// Found is what the coach has found for a position.
type Found struct {
	*query.Answer
	coach.Advice
	Any   bool  // the answer has a part
	Rows  []int // numbers of the rows that the answer is about
	Stale bool  // the answer is about an earlier position
	Old   bool  // only the guesses are of an earlier query
}

// Found returns what the coach has found for the position or, until it has, for the one before.
func (m *Model) Found(s *session.Session) Found {
	task := m.question()
	_, rows := m.turns()
	q := s.Query(m.List, task)
	f := Found{Answer: s.Answers.Of(q), Rows: rows}
	if part := query.PartOf[*query.AdvicePart](f.Answer); part != nil {
		f.Any, f.Advice = true, part.Advice
		if f.Ranked || f.Contradiction != nil {
			return f
		}
	}
	before, answer, found := s.Answers.Before(q)
	if !found {
		return f
	}
	was := query.PartOf[*query.AdvicePart](answer).Advice
	switch asked := before.Task.(*query.Advise); {
	case !f.Any:
		f.Any, f.Old, f.Advice = true, true, was
		f.Stale = before.List != q.List || !asked.Game.Equals(task.Game)
	case was.Ranked:
		f.Ranked, f.Guesses, f.Shortlist, f.Old = true, was.Guesses, was.Shortlist, true
	}
	return f
}
