package query

import (
	"slices"

	"ketword/app/lists"
)

// Answer is what is known of a query. The zero Answer is that of one that was not asked.
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
func (a Answer) Asks() bool { return a.asked && !a.Ended }

// FailedOf returns the first answer with a fault; if there is none, one without.
func FailedOf(answers ...Answer) Answer {
	for _, a := range answers {
		if a.Fault != NoFault {
			return a
		}
	}
	return Answer{}
}

// PartOf returns the part of a type that an answer has; the zero value if it has none.
func PartOf[T Part](a Answer) (part T) {
	for _, p := range a.Parts {
		if p, is := p.(T); is {
			return p
		}
	}
	return part
}

// PartsOf returns the parts of a type that an answer has.
func PartsOf[T Part](a Answer) (parts []T) {
	for _, p := range a.Parts {
		if p, is := p.(T); is {
			parts = append(parts, p)
		}
	}
	return parts
}

// entry is a query with what is known of it.
type entry struct {
	key   Key
	query Query
	Answer
}

// Answers are what is known of queries, each once, those told of last at the end. It is a
// value: what changes it returns another.
type Answers []entry

// kept is how many answers are kept that nobody wants any more: what was asked before is
// there at once when it is wanted again.
const kept = 24

// Of returns what is known of a query.
func (as Answers) Of(q Query) Answer {
	if len(as) == 0 {
		return Answer{}
	}
	if i := as.index(q.Key()); i >= 0 {
		return as[i].Answer
	}
	return Answer{}
}

// Before returns what was told last of another query of the same kind.
func (as Answers) Before(q Query) (other Query, a Answer, found bool) {
	key := q.Key()
	for _, e := range slices.Backward(as) {
		if len(e.Parts) > 0 && e.key != key && e.query.kind() == q.kind() {
			return e.query, e.Answer, true
		}
	}
	return Query{}, Answer{}, false
}

func (as Answers) index(k Key) int {
	return slices.IndexFunc(as, func(e entry) bool { return e.key == k })
}

// with returns the answers after a change of one, which then is the last; unless more is to
// come of it, there is none to be changed.
func (as Answers) with(k Key, change func(*Answer)) Answers {
	i := as.index(k)
	if i < 0 || !as[i].Asks() {
		return as
	}
	e := as[i]
	change(&e.Answer)
	return append(slices.Delete(slices.Clone(as), i, i+1), e)
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
func grown(parts []Part, p Part) []Part {
	if r, is := p.(replacing); is {
		if i := slices.IndexFunc(parts, r.replaces); i >= 0 {
			parts = slices.Clone(parts)
			parts[i] = p
			return parts
		}
	}
	return append(slices.Clip(parts), p)
}

// EndedWith returns the answers after the end of a query, or why it came to nothing.
func (as Answers) EndedWith(k Key, f Fault, reason string) Answers {
	return as.with(k, func(a *Answer) { a.Ended, a.Fault, a.Reason = true, f, reason })
}

// WithoutList returns the answers after a list could not be had.
func (as Answers) WithoutList(list lists.Name) Answers {
	as = slices.Clone(as)
	for i, e := range as {
		if e.Asks() && !e.runs && e.query.List == list {
			as[i].Ended, as[i].Fault = true, NoList
		}
	}
	return as
}

// Again returns the answers without those that came to nothing, so that they are asked for anew
// if they are wanted.
func (as Answers) Again() Answers {
	return slices.DeleteFunc(slices.Clone(as), func(e entry) bool { return e.Fault != NoFault })
}

// Changes are what is to be done so that what is wanted is asked for, and nothing else.
type Changes struct {
	Cancel []Key
	Fetch  []lists.Name // their words
	Start  []Query
}

// Reconcile brings the answers in line with what is wanted: what is not any more is cancelled, and
// what is new is started if its list is here, or has it fetched. What came to nothing is
// forgotten once it is not wanted.
func (as Answers) Reconcile(wanted []Query, here func(lists.Name) bool) (next Answers, c Changes) {
	if len(as) == 0 && len(wanted) == 0 {
		return as, c
	}
	keys := make([]Key, len(wanted))
	for i, q := range wanted {
		keys[i] = q.Key()
	}
	next, c.Cancel = as.drop(keys)
	for i, q := range wanted {
		at := next.index(keys[i])
		if at < 0 {
			next = append(next, entry{key: keys[i], query: q})
			at = len(next) - 1
		}
		if e := next[at]; e.Ended && !e.asked { // it is of before
			e.asked = true
			next = append(slices.Delete(next, at, at+1), e)
			continue
		}
		a := &next[at].Answer
		if a.Ended || a.runs {
			continue
		}
		switch waits := a.asked; {
		case here(q.List):
			c.Start = append(c.Start, q)
			a.asked, a.runs, a.old = true, true, len(a.Parts) > 0
		case !waits:
			c.Fetch = append(c.Fetch, q.List)
			a.asked = true
		}
	}
	return next, c
}

// drop returns the answers after all but the wanted ones are given up: of these, what is known
// stays, the last few.
func (as Answers) drop(wanted []Key) (next Answers, cancel []Key) {
	room := kept
	for _, e := range slices.Backward(as) {
		if slices.Contains(wanted, e.key) {
			next = append(next, e)
			continue
		}
		if e.runs && !e.Ended {
			cancel = append(cancel, e.key)
		}
		e.asked, e.runs = false, false
		if room > 0 && len(e.Parts) > 0 && e.Fault == NoFault {
			next = append(next, e)
			room--
		}
	}
	slices.Reverse(next)
	return next, cancel
}
