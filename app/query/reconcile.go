package query

import "ketword/app/lists"

// kept is how many answers are kept that are no longer wanted, so that they are there at
// once if they are wanted again.
const kept = 24

// Changes says what must be done so that exactly the wanted queries run.
type Changes struct {
	Cancel []Key
	Fetch  []lists.Name // lists whose words must be loaded
	Start  []Query
}

// Reconcile brings the answers in line with the wanted queries. It cancels queries that are no
// longer wanted. It starts new queries if here reports their list as loaded; otherwise it has the
// list fetched. Answers with a fault are dropped once they are no longer wanted.
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
		case e.Ended: // it was answered in full when wanted before
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

// drop cancels all queries that are not wanted. Of these it keeps the latest answers.
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

// keeps reports whether an answer is worth keeping when it is no longer wanted. That of a chat, which may be
// large, is never wanted again.
func (e *entry) keeps() bool {
	_, once := e.Task.(*Chat)
	return !once && len(e.Parts) > 0 && e.Fault == NoFault
}
