package text

// PuzzleChoice has what is said of choosing what to play.
type PuzzleChoice struct {
	Open  string // entry of the menu
	Title string
	Rules string // heading of the second part
	Today string
	Play  string // closes the dialog after a choice
}

var englishPuzzleChoice = PuzzleChoice{
	Open:  "Choose a puzzle …",
	Title: "Choose a puzzle",
	Rules: "Words and rules",
	Today: "Today’s puzzle",
	Play:  "Play",
}
