package text

import "strconv"

// englishCount writes a number with its noun.
func englishCount(n int, one, many string) string {
	return englishNumber(n) + " " + plural(n, one, many)
}

// englishNumber writes a number with commas between its thousands.
func englishNumber(n int) string { return Number(n, ",") }

// Number writes a number with something between its thousands.
func Number(n int, between string) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(1000 + n%1000)
	return Number(n/1000, between) + between + rest[1:]
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// englishUsed writes how many tries were used of how many; tries 0 is any number.
func englishUsed(used, tries int) string {
	switch {
	case tries == 0:
		return englishCount(used, "try", "tries")
	case used == 1 && tries == 1:
		return "1 try, the only one"
	}
	return strconv.Itoa(used) + " of " + englishCount(tries, "try", "tries")
}
