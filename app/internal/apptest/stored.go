package apptest

import (
	"strings"

	"ketword/engine"
	"ketword/internal/each"
)

// StoredGame is a finished game in the form stored in a history.
const StoredGame = `{"id":"classic/en/5/1184/6/normal/11","list":"2281a68fe8c929c8","secret":"C7vEdhI","guesses":["shelf","flesh"],"day":10}`

// ScoreLine is a line of scores.txt.
const ScoreLine = "0 2 3 8 12 40 32 7 2 3"

// Rows returns the guesses of a game, followed by "!" if it was given up.
func Rows(g engine.Game) string {
	words := each.Of(g.Guesses(), engine.Word.String)
	if g.GaveUp() {
		words = append(words, "!")
	}
	return strings.Join(words, " ")
}
