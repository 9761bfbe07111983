package text

import "strconv"

// End has the sentences after the last guess.
type End struct {
	Region    string // name of the panel
	Solved    func(tries int) string
	Lost      string
	GaveUp    string
	Secret    func(n int) string           // names the n secret words
	Used      func(used, tries int) string // tries 0 is any number
	Collapsed func(word string) string
	Random    string                   // buttons of what can be played next
	LookUp    func(word string) string // name of a link
	Today     string
	TodayIn   Names // by mode
	Streak    func(days int) string
	Next      func(hours, minutes int) string // until the next daily puzzle
}

var englishEnd = End{
	Region: "Result",
	Solved: func(tries int) string { return plural(tries, "Got it in one!", "Solved in "+strconv.Itoa(tries)) },
	Lost:   "Not this time",
	GaveUp: "Given up",
	Secret: func(n int) string {
		if n == 1 {
			return "The word was"
		}
		return "The words were"
	},
	Used:      englishUsed,
	Collapsed: func(word string) string { return "Collapsed to " + word },
	Random:    "Random puzzle",
	LookUp:    func(word string) string { return "Look up " + word + " in Wiktionary" },
	Today:     "Today’s puzzle",
	TodayIn:   Names{{"classic", "Today’s Classic"}, {"quantum", "Today’s Quantum"}},
	Streak:    func(days int) string { return "streak " + strconv.Itoa(days) },
	Next:      englishNext,
}

func englishNext(hours, minutes int) string {
	left := strconv.Itoa(minutes) + " min"
	switch {
	case hours > 0 && minutes == 0:
		left = strconv.Itoa(hours) + " h"
	case hours > 0:
		left = strconv.Itoa(hours) + " h " + left
	}
	return "Next puzzle in " + left + "."
}
