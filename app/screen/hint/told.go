package hint

import (
	"ketword/app/query"
	"ketword/app/session"
)

// told is what the dialog shows: the answers of kinds, in their order, each without parts until it has come.
type told struct {
	answers []*query.Answer
	shown   bool // the secrets that are left, too
}

// told returns what was told of the position that is in play now.
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

// partOf returns the part of a type that was told; nil if none was.
func partOf[T query.Part](t *told) (part T) {
	for _, a := range t.answers {
		if len(a.Parts) > 0 {
			if p, is := a.Parts[0].(T); is {
				return p
			}
		}
	}
	return part
}

// count returns how many of the hints are there.
func (t *told) count() (n int) {
	for _, a := range t.answers {
		n += min(len(a.Parts), 1)
	}
	if t.shown {
		n++
	}
	return n
}

// waits reports whether a hint is to come.
func (t *told) waits(kind Kind) bool {
	for i, k := range kinds {
		if k.kind == kind {
			return t.answers[i].Asks()
		}
	}
	return false
}

// failed returns the answer that came to nothing; if none did, one without a fault.
func (t *told) failed() *query.Answer { return query.FailedOf(t.answers...) }
