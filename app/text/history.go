package text

// History has what is said of files with a history.
type History struct {
	Export  string
	Import  string
	Reading string // in the place of Import, while a file is read
	File    string // name of the file that is exported

	Added   func(games int) string     // at least one
	NoneNew func(games int) string     // that the file has
	Refused func(reason string) string // a sentence around one of the reasons
	Reason  HistoryReason
}

// HistoryReason says why a file is not imported, in the words that end a
// sentence.
type HistoryReason struct {
	Unread  string
	Empty   string
	TooLong func(megabytes string) string
	NotJSON func(line, character int) string
	Other   string // some other JSON
	Newer   string

	// What is wrong with a game, by its number.
	Shape      func(game int) string // it has not the form of one
	Name       func(game int) string
	Secret     func(game int) string
	Guesses    func(game int) string
	List       func(game int) string
	Unfinished func(game int) string

	// BadToo says which games are bad behind the first: their numbers, and how
	// many more.
	BadToo func(first, numbers string, more int) string
}
