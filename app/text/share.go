package text

import "strconv"

// Share has what is said of sharing a result or a link.
type Share struct {
	Result string                           // name of the button
	Link   string                           // entry of the menu
	Words  string                           // name of the button that copies the result without emoji
	Title  func(mode, puzzle string) string // first line of a shared result

	// What ends the first line, and a row of one mark only, in words.
	Solved   func(used, tries int) string // tries 0 is any number
	Unsolved string
	All      func(mark string) string

	Head string // of the dialog for a text that can't be copied
	Hint string
}

var englishShare = Share{
	Result: "Share",
	Words:  "Copy the result in words, without emoji",
	Link:   "Share a link to this puzzle",
	Title:  func(mode, puzzle string) string { return "Ketword " + mode + ", " + puzzle + ":" },

	Solved: func(used, tries int) string {
		if tries == 0 {
			return "solved in " + englishCount(used, "try", "tries") + "."
		}
		return "solved in " + strconv.Itoa(used) + " of " + englishCount(tries, "try", "tries") + "."
	},
	Unsolved: "not solved.",
	All:      func(mark string) string { return "all " + mark },

	Head: "Share",
	Hint: "This browser would not copy the text. Please select it and copy it yourself.",
}
