package text

import "strconv"

// ListImport has what is said of importing a word list.
type ListImport struct {
	Head     string
	About    func(least, most int) string // of the letters of a word
	Name     string                       // fields
	Answers  string
	Guesses  string
	Also     string // field: a language whose words can be guessed, too
	NoOther  string
	IfShort  func(language string) string // its usual value
	Skip     func(lines int) string       // button of a refusal: imports the rest
	Take     string                       // the same: imports also words of mixed scripts
	All      func(language string) string // by its tag, as in "de"
	Optional string                       // beside what may stay empty
	Choose   string                       // picks a file
	Pick     func(field string) string    // the same, with the name of the field that it fills
	Unpick   func(file string) string
	Submit   string
	Checking string // in the place of Submit, while a list is checked

	Lengths string // asks for one of several lengths
	Length  func(length, words int) string

	// How a text was read, where that is not just its words.
	Words    func(n int) string
	JSON     func(words int) string
	Hunspell func(words int) string
	Table    func(column string, words int) string // of which a column has the words
	Meanings func(lines int) string                // behind it: what stands behind the word is left out
	Comments func(lines int) string                // behind it
	Agree    string                                // button: imports what was understood

	Refused string
	Part    Names // by the name of a part of the list: stands before its problems
	TooLong func(megabytes string, most int) string
	Unread  string                    // a file, of a list or not
	Twin    func(title string) string // the list is here already, under a title
	Problem Problem
}

// Problem says what is wrong with a list.
type Problem struct {
	Line       func(line int, excerpt, reason string) string
	NotLower   string
	NotLetters string
	Combining  string
	Lookalikes string // letters of different scripts that look alike
	NotText    string
	Control    string // a character that no text holds
	Empty      string
	Letters    func(got int) string      // how many letters there are
	Want       func(min, max int) string // behind Letters; min is max where only one length is
	Repeat     func(line int) string     // where the word stood before
	TooMany    func(words, most int) string
	NoWords    string
}

var englishListImport = ListImport{
	Head: "Import a list",
	About: func(least, most int) string {
		return "One word per line, or commas between them, " + strconv.Itoa(least) + " to " + strconv.Itoa(most) + " letters; also CSV, JSON and Hunspell, or with meanings. Paste them, choose a file, or drop one here. Capitals, extra spaces, empty lines and repeats are cleaned up. Nothing leaves this device."
	},
	Name:    "Name",
	Answers: "Answers",
	Guesses: "Extra allowed guesses",
	Also:    "Also allow as guesses",
	NoOther: "none",
	IfShort: func(language string) string {
		return englishLanguages.Of(language) + " for a short list"
	},
	Skip:     func(lines int) string { return "Import the good words, skip " + englishCount(lines, "line", "lines") },
	Take:     "Take words of mixed scripts, too",
	All:      func(language string) string { return "all " + englishLanguages.Of(language) + " words" },
	Optional: "optional",
	Choose:   "Choose a file",
	Pick:     func(field string) string { return field + ": choose a file" },
	Unpick:   func(file string) string { return "Don’t use " + file },
	Submit:   "Import",
	Checking: "Checking …",

	Lengths: "The words have different lengths. Which ones do you want?",
	Length: func(length, words int) string {
		return strconv.Itoa(length) + " letters: " + englishCount(words, "word", "words")
	},

	Words: func(n int) string { return "Read: " + englishCount(n, "word", "words") + "." },
	JSON:  func(words int) string { return "Read as JSON: " + englishCount(words, "word", "words") + "." },
	Hunspell: func(words int) string {
		return "Read as a Hunspell dictionary: " + englishCount(words, "word", "words") + ", without their flags."
	},
	Table: func(column string, words int) string {
		return "Read as a table: " + englishCount(words, "word", "words") + " from the column “" + column + "”."
	},
	Meanings: func(lines int) string {
		return "What stands behind the word is left out in " + englishCount(lines, "line", "lines") + "."
	},
	Comments: func(lines int) string {
		return englishCount(lines, "line is a comment", "lines are comments") + " and left out."
	},
	Agree: "Import these words",

	Refused: "Nothing was imported.",
	Part:    Names{{"answers", "In the answers:"}, {"guesses", "In the extra allowed guesses:"}},
	TooLong: func(megabytes string, most int) string {
		return megabytes + " MB; the limit is " + strconv.Itoa(most) + " MB"
	},
	Unread: "The file could not be read. Choose it again.",
	Twin:   func(title string) string { return "You already have a list with these answers: “" + title + "”." },
	Problem: Problem{
		Line: func(line int, excerpt, reason string) string {
			if excerpt == "" {
				return "line " + strconv.Itoa(line) + ": " + reason
			}
			return "line " + strconv.Itoa(line) + ": “" + excerpt + "”: " + reason
		},
		NotLower:   "not lower-case",
		NotLetters: "not only letters",
		Combining:  "contains a combining mark that is part of no letter",
		Lookalikes: "letters of different scripts that look alike",
		NotText:    "not UTF-8 text",
		Control:    "contains a control character",
		Empty:      "empty line",
		Letters:    func(got int) string { return englishCount(got, "letter", "letters") },
		Want: func(min, max int) string {
			if min == max {
				return ", expected " + strconv.Itoa(min)
			}
			return ", expected " + strconv.Itoa(min) + " to " + strconv.Itoa(max)
		},
		Repeat: func(line int) string { return "already on line " + strconv.Itoa(line) },
		TooMany: func(words, most int) string {
			return englishNumber(words) + " words; the limit is " + englishNumber(most)
		},
		NoWords: "no words",
	},
}
