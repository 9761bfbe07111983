package text

import "strconv"

// History has what is said of files with a history.
type History struct {
	Head    string
	Export  string
	Import  string
	Reading string // in the place of Import, while a file is read
	File    string // name of the file that is exported

	Exported func(file string) string
	Added    func(what string) string   // games, or counts
	NoneNew  func(games int) string     // that the file has
	Settings string                     // those of the file hold, where none was chosen here
	Unknown  string                     // some of the file's settings were left out
	Refused  func(reason string) string // before the sentence that says why
	Reason   HistoryReason
}

// HistoryReason has the sentences that say why a file is not imported.
type HistoryReason struct {
	Empty   string
	TooLong func(megabytes string, most int) string
	NotJSON func(line, character int) string
	Other   string // some other JSON
	Newer   string
	Scores  string // the imported counts in it can't be read

	Settings string // those in it can't be read

	// What is wrong with a game, by its number.
	Shape      func(game int) string // it is not a game record
	Name       func(game int) string
	Secret     func(game int) string
	Guesses    func(game int) string
	List       func(game int) string
	Rival      func(game int) string
	Unfinished func(game int) string

	// BadToo says which games are bad behind the first: their numbers, and how
	// many more.
	BadToo func(first, numbers string, more int) string
}

var englishHistory = History{
	Head:     "Import and export",
	Export:   "Export history",
	Import:   "Import history",
	Reading:  "Reading …",
	File:     "ketword-history.json",
	Exported: func(file string) string { return "History exported as " + file },
	Added:    func(what string) string { return what + " added." },
	NoneNew:  englishNoneNew,
	Settings: "The file’s settings apply wherever you had chosen none.",
	Unknown:  "Settings that this version of Ketword doesn’t know were left out.",
	Refused:  func(reason string) string { return "Nothing was imported. " + reason },
	Reason: HistoryReason{
		Empty: "The file is empty.",
		TooLong: func(megabytes string, most int) string {
			return "The file has " + megabytes + " MB; the limit is " + strconv.Itoa(most) + " MB."
		},
		NotJSON: func(line, character int) string {
			return "This is not a Ketword history file: it is not valid JSON at line " + strconv.Itoa(line) + ", character " + strconv.Itoa(character) + "."
		},
		Other:      "This is not a Ketword history file.",
		Newer:      "The file was made by a newer version of Ketword.",
		Scores:     "The counts of wins in the file are not lines of ten numbers.",
		Settings:   "The settings in the file can’t be read.",
		Shape:      englishBadGame("is not a game record"),
		Name:       englishBadGame("has no valid puzzle name"),
		Secret:     englishBadGame("has a secret that can’t be read"),
		Guesses:    englishBadGame("has guesses that can’t be played"),
		Rival:      englishBadGame("has a rival’s game that can’t be read"),
		List:       englishBadGame("doesn’t name its word list"),
		Unfinished: englishBadGame("is unfinished"),
		BadToo: func(first, numbers string, more int) string {
			if more > 0 {
				numbers += " and " + strconv.Itoa(more) + " more"
			}
			return first + " Also wrong: " + numbers + "."
		},
	},
}

// englishNoneNew says that all games of a file are already here.
func englishNoneNew(games int) string {
	switch games {
	case 0:
		return "No new games: the file has none."
	case 1:
		return "No new games: the one in the file is already here."
	}
	return "No new games: all " + englishNumber(games) + " are already here."
}

// englishBadGame returns the sentence that says what is wrong with a game.
func englishBadGame(fault string) func(int) string {
	return func(game int) string { return "Game " + strconv.Itoa(game) + " " + fault + "." }
}
