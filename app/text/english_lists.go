package text

import "strconv"

var englishLists = Lists{
	Title: "Your word lists",
	None:  "Bring any list of words, and play with it: as classic or quantum, with daily and random puzzles.",
	Facts: func(length, answers int) string {
		return strconv.Itoa(length) + " letters · " + englishNumber(answers) + " " + plural(answers, "answer", "answers")
	},
	Further: func(guesses int) string {
		return englishNumber(guesses) + " further " + plural(guesses, "guess", "guesses")
	},
	Finger:  func(print string) string { return "Fingerprint " + print },
	Single:  "classic only",
	Play:    "Play",
	Rename:  "Rename",
	Delete:  "Delete",
	Undo:    "Undo",
	Save:    "Save",
	Cancel:  "Cancel",
	Answers: "Answers",
	Guesses: "Further guesses",

	ExportAnswers: "Export answers",
	ExportGuesses: "Export guesses",

	Actions: func(title string) string { return "List “" + title + "”" },

	Import:      "Import a list",
	Hint:        "One word a line, in lower case, all of the same length, from 4 to 8 letters. Paste them, choose a text file, or drop one here. Nothing leaves this device.",
	Name:        "Name",
	Optional:    "optional",
	Choose:      "Choose a file",
	Unpick:      func(file string) string { return "Don’t use " + file },
	Submit:      "Import",
	Checking:    "Checking …",
	Default:     func(length int) string { return strconv.Itoa(length) + "-letter words" },
	FileAnswers: func(title string) string { return title + ".txt" },
	FileGuesses: func(title string) string { return title + ", further guesses.txt" },

	Loading:   func(list string) string { return "Loading " + list + " …" },
	Percent:   func(percent int) string { return strconv.Itoa(percent) + " %" },
	NoPairs:   func(list string) string { return list + " has no quantum game: all its answers share letters." },
	NotLoaded: func(list string) string { return list + " could not be loaded. Please check the connection." },
	Missing: func(length int, fingerprint string) string {
		return "This link needs a list that is not here: " + strconv.Itoa(length) + " letters, fingerprint " + fingerprint +
			". Import it (menu, Your word lists), and the puzzle opens."
	},
	Kept: func(title string) string { return "“" + title + "” is imported." },
	NotKept: func(title string) string {
		return "“" + title + "” could not be saved, and will be gone with this page."
	},
	Deleted: func(title string) string { return "“" + title + "” is deleted." },
	Back:    func(title string) string { return "“" + title + "” is back." },
	Gone: func(title string) string {
		return "“" + title + "” can’t be read: this browser has lost its words. Import it again."
	},
	Refused:     "Nothing was imported.",
	RefusedPart: map[string]string{"answers": "In the answers:", "guesses": "In the further guesses:"},
	TooLong:     func(megabytes string) string { return megabytes + " MB: at most 10 MB" },
	Unread:      "The file could not be read. Choose it again.",
	Twin:        func(title string) string { return "A list with the same answers is here: “" + title + "”." },
	Problem: Problem{
		Line: func(line int, text, reason string) string {
			return "line " + strconv.Itoa(line) + ": " + text + ": " + reason
		},
		NotLower:   "not lower-case",
		NotLetters: "not only letters",
		Combining:  "a combining mark: write letter and accent as one character",
		NotText:    "not UTF-8 text",
		Control:    "not text: it holds a control character",
		Empty:      "no word",
		Letters:    func(got int) string { return englishCount(got, "letter", "letters") },
		Want: func(min, max int) string {
			if min == max {
				return ", want " + strconv.Itoa(min)
			}
			return ", want " + strconv.Itoa(min) + " to " + strconv.Itoa(max)
		},
		Repeat:  func(line int) string { return "already on line " + strconv.Itoa(line) },
		TooMany: func(words, most int) string { return englishNumber(words) + " words: at most " + englishNumber(most) },
		NoWords: "no words",
	},
}

// englishNumber writes a number with commas between its thousands.
func englishNumber(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(1000 + n%1000)
	return englishNumber(n/1000) + "," + rest[1:]
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}
