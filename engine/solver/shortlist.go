package solver

// Where guesses are chosen from a shortlist. Of the 194 groups of more than
// 1000 pairs that slate leaves of 2309 answers, the best guess by [Growth] was
// among the first 50 of a sample of 250 every time.
const (
	shortlistAbove  = 1000 // secrets
	shortlistSample = 250  // secrets
	shortlistSize   = 300  // guesses
)

// shortlist returns how many secrets the shortlist of a query is made from, and how many guesses it
// has; 0 for no shortlist.
func (q query) shortlist(c Candidates) (sample, size int) {
	if q.Shortlist && c.Len() > shortlistAbove {
		return shortlistSample, shortlistSize
	}
	each := 1 + int(c.mode) // work for a secret: it is counted, and its words are looked at
	guesses, n := len(c.table.guesses), c.Len()
	if q.Work == 0 || guesses*(guessOverhead+n*each) <= q.Work {
		return 0, 0
	}
	sample = max(q.Work/2/guesses-guessOverhead, leastSample) / each
	return min(sample, n), max(q.Work/2/(guessOverhead+n*each), leastShortlist)
}

// However little work there may be, a shortlist is of some secrets, and has some
// guesses.
const (
	leastSample    = 60
	leastShortlist = 20
)
