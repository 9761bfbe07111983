package text

import "strconv"

// Share has what is said of sharing a result or a link.
type Share struct {
	Result   string                           // name of the button
	Link     string                           // entry of the menu
	Words    string                           // name of the button that copies the result without emoji
	Title    func(mode, puzzle string) string // first line of a shared result
	Assisted func(game string) string         // names a game, or its end, in which the coach has helped
	Again    func(address string) string      // last line, unless it is of today's puzzle

	// What ends the first line, and a row of one mark only, in words.
	Solved func(used, tries int) string // tries 0 is any number
	Lost   func(tries int) string
	GaveUp func(used, tries int) string
	All    func(mark string) string

	Head string // of the dialog for a text that can't be copied
	Hint string
}

var englishShare = Share{
	Result:   "Share",
	Words:    "Copy in words",
	Link:     "Share a link to this puzzle",
	Title:    func(mode, puzzle string) string { return "Ketword " + mode + ", " + puzzle + ":" },
	Assisted: func(game string) string { return game + ", with hints" },
	Again:    func(address string) string { return "Play the same puzzle: " + address },

	Solved: func(used, tries int) string {
		if tries == 0 {
			return "solved in " + englishCount(used, "try", "tries") + "."
		}
		return "solved in " + strconv.Itoa(used) + " of " + englishCount(tries, "try", "tries") + "."
	},
	Lost: func(tries int) string { return "not solved in " + englishCount(tries, "try", "tries") + "." },
	GaveUp: func(used, tries int) string {
		if tries == 0 {
			return "given up after " + englishCount(used, "try", "tries") + "."
		}
		return "given up after " + strconv.Itoa(used) + " of " + englishCount(tries, "try", "tries") + "."
	},
	All: func(mark string) string { return "all " + mark },

	Head: "Share",
	Hint: "Your browser blocked copying. Select the text and copy it yourself.",
}
