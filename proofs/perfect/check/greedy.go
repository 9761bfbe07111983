package check

import "ketword/engine"

// never is more guesses than any games take. It stands for secrets that are not found in the tries
// that are left.
const never = 1 << 30

// tries returns how many guesses a game may take.
func (c *certificate) tries() int {
	if c.rules.Tries == engine.Unlimited {
		return never
	}
	return c.rules.Tries
}

// someWords is how many secrets' words a greedy game looks at, so that large parts don't take long.
const someWords = 100

// greedy returns how many guesses the games of some secrets take if the word of theirs that makes
// the most groups is guessed each time, which every level allows; or never. That is an upper bound
// of the fewest guesses.
func (w *worker) greedy(secrets []int32, left int) int {
	switch n := len(secrets); {
	case left < min(n, two):
		return never
	case n < three:
		return simple(n)
	}
	most, best := 0, int32(0)
	for at := 0; at < len(secrets); at += 1 + len(secrets)/someWords {
		s := secrets[at]
		groups := w.groups(w.rows[w.own[s]], secrets)
		if groups > most {
			most, best = groups, s
		}
		if groups == len(secrets) {
			return simple(groups)
		}
	}
	total := len(secrets)
	for _, p := range w.divided(w.rows[w.own[best]], secrets) {
		more := w.greedy(p.secrets, left-1)
		if more == never {
			return never
		}
		total += more
	}
	return total
}
