package wording

import (
	"ketword/app/text"
)

// SecretWas returns the words before the secret's words, of which there may be one or two.
func SecretWas(t *text.Text, words int) string {
	if words == 1 {
		return t.End.WordWas
	}
	return t.End.WordsWere
}

// UntilNext returns the time until the next daily puzzle.
func UntilNext(t *text.Text, hours, minutes int) string {
	switch {
	case hours == 0:
		return t.End.NextMinutes(minutes)
	case minutes == 0:
		return t.End.NextHours(hours)
	}
	return t.End.Next(hours, minutes)
}

// Tries returns a number of tries in words; 0 means no limit.
func Tries(t *text.Text, tries int) string {
	if tries == 0 {
		return t.Tries.Any
	}
	return t.Tries.Count(tries)
}

func of(t *text.Text, used, most int) string {
	return t.Tries.Used(used, most, t.Tries.Count(used), t.Tries.BehindIn(most))
}

// SharedSolved returns, for a result shared in words, in how many tries the game was won; most 0 means no
// limit.
func SharedSolved(t *text.Text, used, most int) string {
	if used == 1 && most == 1 {
		return t.Share.SolvedOnce
	}
	return t.Share.Solved(usedBehindIn(t, used, most))
}

// SharedGaveUp returns, for a result shared in words, after how many tries the player gave up.
func SharedGaveUp(t *text.Text, used, most int) string {
	if used == 1 && most == 1 {
		return t.Share.GaveUpOnce
	}
	return t.Share.GaveUp(usedBehindIn(t, used, most))
}

func usedBehindIn(t *text.Text, used, most int) string {
	if most == 0 {
		return t.Tries.BehindIn(used)
	}
	return of(t, used, most)
}
