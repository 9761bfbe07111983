package hint

import (
	"ketword/app/query"
	"ketword/app/session"
)

// Told is what the coach has told of the game in play, by its rows so far.
type Told struct {
	Left  *query.LeftPart  // nil until it is told
	Clue  *query.CluePart  // nil until it is told
	Guess *query.GuessPart // nil until it is told
	Shown bool             // which secrets are left may be seen, too

	left, clue, guess *query.Answer
}

// Told returns what was told of the position that is in play now.
func (m *Model) Told(s *session.Session) Told {
	told := Told{Shown: m.asks(s, Words), left: m.answer(s, Left), clue: m.answer(s, Clue), guess: m.answer(s, Guess)}
	told.Left = query.PartOf[*query.LeftPart](told.left)
	told.Clue = query.PartOf[*query.CluePart](told.clue)
	told.Guess = query.PartOf[*query.GuessPart](told.guess)
	return told
}

// answer returns what is known of a hint that is wanted.
func (m *Model) answer(s *session.Session, kind Kind) *query.Answer {
	if !m.wants(s, kind) {
		return &query.Answer{}
	}
	return s.Answers.Of(queryOf(s, kind))
}

// count returns how many of the hints are there.
func (t *Told) count() (n int) {
	for _, there := range []bool{t.Left != nil, t.Shown, t.Clue != nil, t.Guess != nil} {
		if there {
			n++
		}
	}
	return n
}

// waits reports whether a hint is to come.
func (t *Told) waits(kind Kind) bool {
	switch kind {
	case Left:
		return t.left.Asks()
	case Clue:
		return t.clue.Asks()
	}
	return t.guess.Asks()
}

// failed returns the answer that came to nothing; if none did, one without a fault.
func (t *Told) failed() *query.Answer { return query.FailedOf(t.left, t.clue, t.guess) }
