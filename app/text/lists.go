package text

// Lists has what is said of word lists: of those that a player brings, and
// of loading any.
type Lists struct {
	Title   string // of the dialog
	None    string // no lists yet
	Facts   func(length, answers int) string
	Further func(guesses int) string  // behind Facts: that are no answers
	Finger  func(print string) string // names a fingerprint
	Single  string                    // in Facts' row: no secrets of two words
	Play    string
	Rename  string
	Delete  string
	Undo    string
	Save    string // a new title
	Cancel  string
	Answers string // label of their field
	Guesses string // the further ones

	ExportAnswers string
	ExportGuesses string
	Actions       func(title string) string // names the controls of a list

	Import      string // heading
	Hint        string
	Name        string
	Optional    string // beside what may stay empty
	Choose      string // picks a file
	Unpick      func(file string) string
	Submit      string
	Checking    string
	Default     func(length int) string   // title of a list without one
	FileAnswers func(title string) string // names of exported files
	FileGuesses func(title string) string

	Loading     func(list string) string
	Percent     func(percent int) string // behind it
	NoPairs     func(list string) string
	NotLoaded   func(list string) string
	Missing     func(length int, fingerprint string) string
	Kept        func(title string) string
	NotKept     func(title string) string
	Deleted     func(title string) string
	Back        func(title string) string // it was brought back
	Gone        func(title string) string // its words are lost
	Refused     string
	RefusedPart map[string]string // by part, before its problems
	TooLong     func(megabytes string) string
	Unread      string
	Twin        func(title string) string
	Problem     Problem
}

// Problem says what is wrong with a list.
type Problem struct {
	Line       func(line int, text, reason string) string
	NotLower   string
	NotLetters string
	Combining  string
	NotText    string
	Control    string // a character that no text holds
	Empty      string
	Letters    func(got int) string      // how many letters there are
	Want       func(min, max int) string // behind Letters; min is max where only one length is
	Repeat     func(line int) string     // where the word stood before
	TooMany    func(words, most int) string
	NoWords    string
}
