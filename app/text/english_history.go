package text

import "strconv"

var englishHistory = History{
	Export:  "Export history",
	Import:  "Import history",
	Reading: "Reading …",
	File:    "ketword-history.json",
	Added: func(games int) string {
		return englishNumber(games) + " " + plural(games, "game", "games") + " added."
	},
	NoneNew: englishNoneNew,
	Refused: func(reason string) string { return "Nothing was imported: " + reason + "." },
	Reason: HistoryReason{
		Unread:  "the file could not be read; choose it again",
		Empty:   "the file is empty",
		TooLong: func(megabytes string) string { return "the file has " + megabytes + " MB, and at most 10 MB are read" },
		NotJSON: func(line, character int) string {
			return "the file is not JSON from line " + strconv.Itoa(line) + ", character " + strconv.Itoa(character) + " on"
		},
		Other:      "the file is JSON, but no history of Ketword",
		Newer:      "the file is from a newer version of Ketword",
		Shape:      englishBadGame("has not the form of a game"),
		Name:       englishBadGame("names no puzzle"),
		Secret:     englishBadGame("has no secret that can be read"),
		Guesses:    englishBadGame("has guesses that can’t be played"),
		List:       englishBadGame("names no word list"),
		Unfinished: englishBadGame("is unfinished"),
		BadToo: func(first, numbers string, more int) string {
			if more > 0 {
				numbers += " and " + strconv.Itoa(more) + " more"
			}
			return first + " (bad, too: " + numbers + ")"
		},
	},
}

// englishNoneNew says that all games of a file are here already.
func englishNoneNew(games int) string {
	switch games {
	case 0:
		return "No new games: the file has none."
	case 1:
		return "No new games: the one in the file is here already."
	}
	return "No new games: all " + englishNumber(games) + " are here already."
}

// englishBadGame returns the sentence of what is wrong with a game.
func englishBadGame(fault string) func(int) string {
	return func(game int) string { return "game " + strconv.Itoa(game) + " " + fault }
}
