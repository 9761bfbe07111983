package text

import "strconv"

// OwnLists has what is said of the lists that a player has imported.
type OwnLists struct {
	Title   string                    // of the dialog
	None    string                    // no lists yet
	Actions func(title string) string // names the controls of a list
	Facts   func(length, answers int) string
	Further func(guesses int) string     // behind Facts: words that are no answers
	Also    func(language string) string // behind Facts: its words can be guessed, too; by its tag
	Classic string                       // behind Facts: no secrets of two words

	Rename        string
	Delete        string // also of games
	Undo          string // of whatever was deleted
	Save          string // the new title
	Cancel        string
	ExportAnswers string
	ExportGuesses string
	FileAnswers   func(title string) string // names of exported files
	FileGuesses   func(title string) string

	Exported func(file string) string
	Imported func(title string) string
	Cleaned  func(what string) string // behind Imported; what was put right, by the next four
	Apart    func(lines int) string   // lines with several words, or numbers
	Blanks   func(words int) string   // blanks around words
	Unseen   func(words int) string   // characters in words that can't be seen
	Skipped  func(lines int) string   // behind Imported: lines that are no words
	Capitals func(words int) string
	Empty    func(lines int) string
	Repeats  func(words int) string
	LeftOut  func(words int) string // behind Imported: words of other lengths
	Unkept   func(title string) string
	Deleted  func(title string) string
	Back     func(title string) string // it was brought back
	Gone     func(title string) string // its words are lost
	Unread   string                    // the browser's database fails, or does not answer
}

var englishOwnLists = OwnLists{
	Title:   "Your word lists",
	None:    "Import any list of words and play with it: classic or quantum, daily or random.",
	Actions: func(title string) string { return "List “" + title + "”" },
	Facts: func(length, answers int) string {
		return strconv.Itoa(length) + " letters · " + englishNumber(answers) + " " + plural(answers, "answer", "answers")
	},
	Further: func(guesses int) string {
		return englishNumber(guesses) + " extra allowed " + plural(guesses, "guess", "guesses")
	},
	Also:    func(language string) string { return "all " + englishLanguages.Of(language) + " words as guesses" },
	Classic: "classic only",

	Rename:        "Rename",
	Delete:        "Delete",
	Undo:          "Undo",
	Save:          "Save",
	Cancel:        "Cancel",
	ExportAnswers: "Export answers",
	ExportGuesses: "Export guesses",
	FileAnswers:   func(title string) string { return title + ".txt" },
	FileGuesses:   func(title string) string { return title + ", extra guesses.txt" },

	Exported: func(file string) string { return "Exported as " + file },
	Imported: func(title string) string { return "“" + title + "” was imported." },
	Cleaned:  func(what string) string { return "Cleaned up: " + what + "." },
	Apart:    func(lines int) string { return englishCount(lines, "line taken apart", "lines taken apart") },
	Skipped:  func(lines int) string { return "Skipped: " + englishCount(lines, "line", "lines") + "." },
	Blanks:   func(words int) string { return "spaces around " + englishCount(words, "word", "words") },
	Unseen:   func(words int) string { return "invisible characters in " + englishCount(words, "word", "words") },
	Capitals: func(words int) string { return "capitals in " + englishCount(words, "word", "words") },
	Empty:    func(lines int) string { return englishCount(lines, "empty line", "empty lines") },
	Repeats:  func(words int) string { return englishCount(words, "repeat", "repeats") },
	LeftOut: func(words int) string {
		return "Left out: " + englishCount(words, "word of another length.", "words of other lengths.")
	},
	Unkept: func(title string) string {
		return "“" + title + "” could not be saved. It will be gone when you close this page."
	},
	Deleted: func(title string) string { return "“" + title + "” was deleted." },
	Back:    func(title string) string { return "“" + title + "” is back." },
	Gone: func(title string) string {
		return "“" + title + "” can’t be opened, because this browser has lost its words. Please import it again."
	},
	Unread: "Your own lists can’t be read now.",
}
