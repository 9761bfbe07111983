package french

import "ketword/app/text"

var puzzleChoice = text.PuzzleChoice{
	Open:  "Choisir une grille…",
	Title: "Choisir une grille",
	Rules: "Mots et règles",
	Today: "Grille du jour",
	Play:  "Jouer",
}
