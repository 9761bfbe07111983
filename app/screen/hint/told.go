package hint

import (
	"ketword/app/query"
	"ketword/app/session"
)

// told holds the answers to kinds, in the same order. An answer without parts has not arrived or was not
// requested.
type told struct {
	answers []*query.Answer
	shown   bool // the secrets left are shown too
}

// told returns the answers for the current position.
func (m *Model) told(s *session.Session) told {
	t := told{shown: m.asks(s, Words)}
	for i, k := range kinds {
		a := &query.Answer{}
		if m.wants(s, k.kind) {
			a = s.Answers.Of(queryOf(s, i))
		}
		t.answers = append(t.answers, a)
	}
	return t
}

// count returns the number of hints that have arrived.
func (t *told) count() (n int) {
	for _, a := range t.answers {
		n += min(len(a.Parts), 1)
	}
	if t.shown {
		n++
	}
	return n
}

// waits reports whether a hint is expected.
func (t *told) waits(kind Kind) bool {
	for i, k := range kinds {
		if k.kind == kind {
			return t.answers[i].Asks()
		}
	}
	return false
}

// failed returns the first answer with a fault, or an empty answer.
func (t *told) failed() *query.Answer { return query.FailedOf(t.answers...) }
