package german

import "ketword/app/text"

// count writes a number with its noun.
func count(n int, one, many string) string { return number(n) + " " + plural(n, one, many) }

// number writes a number with points between its thousands.
func number(n int) string { return text.Number(n, ".") }

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// tries writes a number of tries.
func tries(n int) string { return count(n, "Versuch", "Versuche") }

// inTries writes a number of tries as it stands behind "in" or "nach".
func inTries(n int) string { return count(n, "Versuch", "Versuchen") }

// ofTries writes how many tries were used of how many, as it stands behind "in" or "nach";
// most 0 is any number.
func ofTries(used, most int) string {
	if most == 0 {
		return inTries(used)
	}
	return number(used) + " von " + inTries(most)
}

// letters writes a number of letters.
func letters(n int) string { return count(n, "Buchstabe", "Buchstaben") }

// hasLetters writes a number of letters as it stands behind "hat" or "mit".
func hasLetters(n int) string { return count(n, "Buchstaben", "Buchstaben") }

// words writes a number of words.
func words(n int) string { return count(n, "Wort", "Wörter") }

// quoted writes what somebody typed, or a title.
func quoted(s string) string { return "„" + s + "“" }
