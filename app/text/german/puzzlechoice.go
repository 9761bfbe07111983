package german

import "ketword/app/text"

var puzzleChoice = text.PuzzleChoice{
	Open:  "Rätsel wählen …",
	Title: "Rätsel wählen",
	Rules: "Wörter und Regeln",
	Today: "Rätsel von heute",
	Play:  "Spielen",
}
