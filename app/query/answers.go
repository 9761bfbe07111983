package query

import "ketword/app/lists"

// Answer is what the coach has returned for a query so far. The zero Answer is that of a query never made.
type Answer struct {
	Parts  []Part
	Ended  bool   // no more parts will come
	Fault  Fault  // why there is no complete answer
	Reason string // text of the error behind the fault; "" if the fault says enough
	runs   bool   // the query was sent to the worker
	asked  bool   // the query is wanted; if it does not run, it waits for its list
	old    bool   // the parts are from the run before this one
}

// Asks reports whether more parts are expected.
func (a *Answer) Asks() bool { return a.asked && !a.Ended }

// FailedOf returns the first answer with a fault, or an empty answer if none has a fault.
func FailedOf(answers ...*Answer) *Answer {
	for _, a := range answers {
		if a.Fault != NoFault {
			return a
		}
	}
	return &Answer{}
}

// PartOf returns the first part of type T in some answers, or the zero value if there is none.
func PartOf[T Part](answers ...*Answer) (part T) {
	for _, a := range answers {
		if parts := PartsOf[T](a); len(parts) > 0 {
			return parts[0]
		}
	}
	return part
}

// PartsOf returns all parts of type T in an answer.
func PartsOf[T Part](a *Answer) (parts []T) {
	for _, p := range a.Parts {
		if p, is := p.(T); is {
			parts = append(parts, p)
		}
	}
	return parts
}

// Answers holds one entry for each query; the entry changed last is at the end. It is a
// value: its methods return a changed copy.
type Answers []*entry

// entry is a query and its answer. An entry is never changed.
type entry struct {
	Query
	Answer
}

// Of returns the answer to a query, or an empty answer if the query is unknown.
func (as Answers) Of(q Query) *Answer {
	for _, e := range as {
		if e.Key == q.Key {
			return &e.Answer
		}
	}
	return &Answer{}
}

// Before returns the latest other query of the same kind that has an answer, and that answer.
func (as Answers) Before(q Query) (other Query, a *Answer, found bool) {
	for i := len(as) - 1; i >= 0; i-- {
		if e := as[i]; len(e.Parts) > 0 && e.Key != q.Key && kindOf(e.Task) == kindOf(q.Task) {
			return e.Query, &e.Answer, true
		}
	}
	return other, nil, false
}

// take returns the entry of a key, or nil, and all other entries.
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

// with applies a change to the answer of a key, and moves its entry to the end. Nothing
// happens if no more parts of that answer are expected.
func (as Answers) with(k Key, change func(*Answer)) Answers {
	e, others := as.take(k)
	if e == nil || !e.Asks() {
		return as
	}
	next := *e
	change(&next.Answer)
	return append(others, &next)
}

// Told adds a part to the answer of a key. Parts from an earlier run are dropped first.
func (as Answers) Told(k Key, p Part) Answers {
	return as.with(k, func(a *Answer) {
		if a.old {
			a.Parts, a.old = nil, false
		}
		a.Parts = grown(a.Parts, p)
	})
}

// replacing is a part that can take the place of an earlier part, which told less.
type replacing interface{ replaces(Part) bool }

// grown returns the parts with p appended and without the parts that p replaces.
func grown(parts []Part, p Part) (more []Part) {
	r, replaces := p.(replacing)
	for _, before := range parts {
		if !replaces || !r.replaces(before) {
			more = append(more, before)
		}
	}
	return append(more, p)
}

// EndedWith marks the answer of a key as ended, with its fault, if any.
func (as Answers) EndedWith(k Key, f Fault, reason string) Answers {
	return as.with(k, func(a *Answer) { a.Ended, a.Fault, a.Reason = true, f, reason })
}

// WithoutList ends the queries that wait for a list, with the fault NoList.
func (as Answers) WithoutList(list lists.Name) Answers {
	next := as
	for _, e := range as {
		if e.Asks() && !e.runs && e.List == list {
			next = next.EndedWith(e.Key, NoList, "")
		}
	}
	return next
}

// Again returns the answers without those that have a fault. Their queries are made again if
// they are still wanted.
func (as Answers) Again() (next Answers) {
	for _, e := range as {
		if e.Fault == NoFault {
			next = append(next, e)
		}
	}
	return next
}
