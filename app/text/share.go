package text

// Share has what is said of sharing a result or a link.
type Share struct {
	Result   string                      // name of the button, and title of the dialog
	Link     string                      // entry of the menu
	Assisted func(game string) string    // names a game, or its end, in which the coach has helped
	Again    func(game string) string    // names a game that was played before
	Play     func(address string) string // last line
	Unsolved func(address string) string // the same, after a loss
	Random   string                      // in a title, in place of a day's number
	Chosen   string
	Graded   func(skill, luck string) string

	// What ends the first line, and a row of one mark only, in words.
	Told   func(title, ending string) string // the first line
	Solved func(used, tries int) string      // tries 0 is any number
	Lost   func(tries int) string
	GaveUp func(used, tries int) string
	All    func(mark string) string

	Form           string // names the choice of a form
	Forms          Names  // by the form's name
	Offer          string // buttons
	Copy           string
	Save           string
	Blocked        string // a text can't be copied
	BlockedPicture string
	WithLink       Setting
	WithGrades     Setting
}

var englishShare = Share{
	Result:   "Share",
	Link:     "Share a link to this puzzle",
	Assisted: func(game string) string { return game + ", with hints" },
	Again:    func(game string) string { return game + ", again" },
	Play:     func(address string) string { return "Play the same puzzle: " + address },
	Unsolved: func(address string) string { return "This one beat me. Can you solve it? " + address },
	Random:   "random puzzle",
	Chosen:   "challenge",
	Graded:   func(skill, luck string) string { return "Skill " + skill + ", luck " + luck + " of 99" },

	Told:   func(title, ending string) string { return title + ": " + ending },
	Solved: func(used, tries int) string { return "solved in " + englishUsed(used, tries) + "." },
	Lost:   func(tries int) string { return "not solved in " + englishCount(tries, "try", "tries") + "." },
	GaveUp: func(used, tries int) string { return "given up after " + englishUsed(used, tries) + "." },
	All:    func(mark string) string { return "all " + mark },

	Form:           "Share as",
	Forms:          Names{{"emoji", "Emoji"}, {"words", "Description"}, {"pattern", "Characters"}, {"digits", "Digits"}, {"picture", "Picture"}},
	Offer:          "Share …",
	Copy:           "Copy",
	Save:           "Save the picture",
	Blocked:        "Your browser blocked copying. The text is selected: copy it yourself.",
	BlockedPicture: "Your browser can’t copy pictures. Save it as a file.",
	WithLink:       Setting{Of: "share-link", Name: "With a link", About: "Whoever opens it plays the same puzzle."},
	WithGrades:     Setting{Of: "share-grades", Name: "With skill and luck", About: "From the review."},
}
