package wording

import "ketword/app/text"

// Solved says in how many tries a game was won.
func Solved(t *text.Text, tries int) string {
	if tries == 1 {
		return t.End.SolvedAtOnce()
	}
	return t.End.Solved(tries)
}

// SecretWas stands before so many secret words.
func SecretWas(t *text.Text, words int) string {
	if words == 1 {
		return t.End.WordWas()
	}
	return t.End.WordsWere()
}

// UntilNext says how long it is until the next daily puzzle.
func UntilNext(t *text.Text, hours, minutes int) string {
	switch {
	case hours == 0:
		return t.End.NextMinutes(minutes)
	case minutes == 0:
		return t.End.NextHours(hours)
	}
	return t.End.Next(hours, minutes)
}
