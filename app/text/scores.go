package text

import "strconv"

// Scores has what is said of counts of wins as a line of ten numbers.
type Scores struct {
	Title   string
	Open    string // name of the button
	About   string
	Line    string // above the line of the games that are selected
	Save    string
	Saved   string
	Copied  string
	Blocked string // the browser does not copy it
	Add     string // above the field
	Field   string // its name
	Enter   string // the button behind it
	File    string // the button that picks a file
	Lines   string // above the lines that were imported

	Delete func(line string) string
	Added  func(wins int) string
	Grown  string // behind it: the line may be one of before that has grown
	Mine   string // behind it: its wins may be those of games here

	Refused func(reason string) string // before the sentence that says why
	Reason  ScoresReason
}

// ScoresReason has the sentences that say why a line is not imported.
type ScoresReason struct {
	Empty     string
	Lines     func(lines int) string
	Numbers   func(numbers int) string
	NotNumber func(number int, text string) string
	TooGreat  func(number int, most string) string
	None      string
	Known     string
	Own       string
}

var englishScores = Scores{
	Title:   "Win counts",
	Open:    "Win counts (scores.txt) …",
	About:   "The terminal edition keeps its wins in scores.txt, a line of ten numbers: games won in 1, 2, … 9, and in 10 or more guesses.",
	Line:    "These games as a line",
	Save:    "Save as scores.txt",
	Saved:   "Saved as scores.txt",
	Copied:  "Line copied",
	Blocked: "Your browser blocked copying. Select the line and copy it yourself.",
	Add:     "Add a line",
	Field:   "Ten numbers",
	Enter:   "Add",
	File:    "Open a file",
	Lines:   "Added lines",

	Delete: func(line string) string { return "Delete the line " + line },
	Added:  func(wins int) string { return "Added: " + englishCount(wins, "win", "wins") + "." },
	Grown:  "If it updates a line below, delete the older one.",
	Mine:   "If these games were played here, they now count twice: delete the line below.",

	Refused: func(reason string) string { return "Nothing was added. " + reason },
	Reason: ScoresReason{
		Empty: "Enter ten numbers, such as 0 2 3 8 12 40 32 7 2 3.",
		Lines: func(lines int) string { return "There are " + strconv.Itoa(lines) + " lines; add one at a time." },
		Numbers: func(numbers int) string {
			return "The line has " + englishCount(numbers, "number", "numbers") + "; it needs ten."
		},
		NotNumber: func(number int, text string) string {
			return "Number " + strconv.Itoa(number) + ", “" + text + "”, is not a whole number from 0 up."
		},
		TooGreat: func(number int, most string) string {
			return "Number " + strconv.Itoa(number) + " is too large: the limit is " + most + "."
		},
		None:  "The line counts no wins.",
		Known: "This line was already added.",
		Own:   "These wins are those of the games here, and already count.",
	},
}
