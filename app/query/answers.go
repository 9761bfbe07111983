package query

import "ketword/app/lists"

// Answer is what has come back for a query so far. The zero Answer is that of a query that was never asked.
type Answer struct {
	Parts  []Part
	Ended  bool   // no more comes
	Fault  Fault  // why it came to nothing
	Reason string // the error behind the fault, if there is more to tell than the fault
	runs   bool   // it was given to the worker
	asked  bool   // it is wanted; if it does not run, it waits for its list
	old    bool   // the parts are of a run before this one
}

// Asks reports whether more is to come.
func (a *Answer) Asks() bool { return a.asked && !a.Ended }

// FailedOf returns the first answer with a fault; if there is none, one without.
func FailedOf(answers ...*Answer) *Answer {
	for _, a := range answers {
		if a.Fault != NoFault {
			return a
		}
	}
	return &Answer{}
}

// PartOf returns the part of a type that an answer has; the zero value if it has none.
func PartOf[T Part](a *Answer) (part T) {
	for _, p := range a.Parts {
		if p, is := p.(T); is {
			return p
		}
	}
	return part
}

// PartsOf returns the parts of a type that an answer has.
func PartsOf[T Part](a *Answer) (parts []T) {
	for _, p := range a.Parts {
		if p, is := p.(T); is {
			parts = append(parts, p)
		}
	}
	return parts
}

// Answers are what is known of queries, each once, those told of last at the end. It is a
// value: what changes it returns another.
type Answers []*entry

// entry is a query with what is known of it. It is not changed.
type entry struct {
	Query
	Answer
}

// Of returns what is known of a query.
func (as Answers) Of(q Query) *Answer {
	for _, e := range as {
		if e.Key == q.Key {
			return &e.Answer
		}
	}
	return &Answer{}
}

// Before returns what was told last of another query of the same kind.
func (as Answers) Before(q Query) (other Query, a *Answer, found bool) {
	for i := len(as) - 1; i >= 0; i-- {
		if e := as[i]; len(e.Parts) > 0 && e.Key != q.Key && kindOf(e.Task) == kindOf(q.Task) {
			return e.Query, &e.Answer, true
		}
	}
	return other, nil, false
}

// take returns the entry of a key, nil if there is none, and the others.
func (as Answers) take(k Key) (found *entry, others Answers) {
	for _, e := range as {
		if e.Key == k {
			found = e
		} else {
			others = append(others, e)
		}
	}
	return found, others
}

// with returns the answers after a change of one, which then is the last; if no more is to
// come of it, there is none to be changed.
func (as Answers) with(k Key, change func(*Answer)) Answers {
	e, others := as.take(k)
	if e == nil || !e.Asks() {
		return as
	}
	next := *e
	change(&next.Answer)
	return append(others, &next)
}

// Told returns the answers with another part.
func (as Answers) Told(k Key, p Part) Answers {
	return as.with(k, func(a *Answer) {
		if a.old {
			a.Parts, a.old = nil, false
		}
		a.Parts = grown(a.Parts, p)
	})
}

// replacing is a part that takes the place of an earlier one, of which it tells more.
type replacing interface{ replaces(Part) bool }

// grown returns the parts with another one.
func grown(parts []Part, p Part) (more []Part) {
	r, replaces := p.(replacing)
	for _, before := range parts {
		if !replaces || !r.replaces(before) {
			more = append(more, before)
		}
	}
	return append(more, p)
}

// EndedWith returns the answers after the end of a query, or why it came to nothing.
func (as Answers) EndedWith(k Key, f Fault, reason string) Answers {
	return as.with(k, func(a *Answer) { a.Ended, a.Fault, a.Reason = true, f, reason })
}

// WithoutList returns the answers after a list could not be had.
func (as Answers) WithoutList(list lists.Name) Answers {
	next := as
	for _, e := range as {
		if e.Asks() && !e.runs && e.List == list {
			next = next.EndedWith(e.Key, NoList, "")
		}
	}
	return next
}

// Again returns the answers without those that came to nothing, so that they are asked for anew
// if they are wanted.
func (as Answers) Again() (next Answers) {
	for _, e := range as {
		if e.Fault == NoFault {
			next = append(next, e)
		}
	}
	return next
}
