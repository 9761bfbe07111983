package wording

import (
	"ketword/app/text"
)

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

// Tries writes a number of tries; 0 is any number.
func Tries(t *text.Text, tries int) string {
	if tries == 0 {
		return t.Tries.Any()
	}
	return t.Tries.Count(tries)
}

// Used writes how many tries were used of how many; most 0 is any number.
func Used(t *text.Text, used, most int) string {
	switch {
	case most == 0:
		return t.Tries.Count(used)
	case used == 1 && most == 1:
		return t.Tries.Only()
	}
	return of(t, used, most)
}

func of(t *text.Text, used, most int) string {
	return t.Tries.Used(used, most, t.Tries.Count(used), t.Tries.BehindIn(most))
}

// SharedSolved says in how many tries a game was won that is shared in words; most 0 is any number.
func SharedSolved(t *text.Text, used, most int) string {
	if used == 1 && most == 1 {
		return t.Share.SolvedOnce()
	}
	return t.Share.Solved(usedBehindIn(t, used, most))
}

// SharedGaveUp says after how many tries a game was given up that is shared in words.
func SharedGaveUp(t *text.Text, used, most int) string {
	if used == 1 && most == 1 {
		return t.Share.GaveUpOnce()
	}
	return t.Share.GaveUp(usedBehindIn(t, used, most))
}

func usedBehindIn(t *text.Text, used, most int) string {
	if most == 0 {
		return t.Tries.BehindIn(used)
	}
	return of(t, used, most)
}
