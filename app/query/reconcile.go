package query

import "ketword/app/lists"

// kept is how many answers are kept that nobody wants any more: what was asked before is
// there at once when it is wanted again.
const kept = 24

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
	keys := map[Key]bool{}
	for _, q := range wanted {
		keys[q.Key] = true
	}
	next, c.Cancel = as.drop(keys)
	for _, q := range wanted {
		before, others := next.take(q.Key)
		e := entry{Query: q}
		if before != nil {
			e = *before
		}
		waits := e.asked
		if waits && (e.Ended || e.runs) {
			continue
		}
		e.asked = true
		switch {
		case e.Ended: // it is of before
		case here(q.List):
			c.Start = append(c.Start, q)
			e.runs, e.old = true, len(e.Parts) > 0
		case !waits:
			c.Fetch = append(c.Fetch, q.List)
		}
		next = append(others, &e)
	}
	return next, c
}

// drop returns the answers after all but the wanted ones are given up: of these, what is known
// stays, the last few.
func (as Answers) drop(wanted map[Key]bool) (next Answers, cancel []Key) {
	spare := -kept
	for _, e := range as {
		if !wanted[e.Key] && e.keeps() {
			spare++
		}
	}
	for _, before := range as {
		if wanted[before.Key] {
			next = append(next, before)
			continue
		}
		e := *before
		if e.runs && !e.Ended {
			cancel = append(cancel, e.Key)
		}
		e.asked, e.runs = false, false
		if !e.keeps() {
			continue
		}
		if spare--; spare < 0 {
			next = append(next, &e)
		}
	}
	return next, cancel
}

// keeps reports whether an answer that nobody wants any more may be kept.
func (a *Answer) keeps() bool { return len(a.Parts) > 0 && a.Fault == NoFault }
