package e2e

import (
	"strconv"
	"strings"
	"testing"

	"ketword/app/wording"
	"ketword/engine"
)

// A row is told in words, and then how the game stands; what is refused again is told again.
func TestRowsAreSpoken(t *testing.T) {
	cases(t, either(t), func(t *testing.T, m mode) {
		p := start(t)
		g := p.openPuzzle(m, keyboard{})
		g = p.play(g, guesses(t, g)[0])
		p.hears(spokenRow(g) + " " + en.Speech.TriesLeft(engine.DefaultTries-1))
		p.enter("zzzzz")
		p.hears("ZZZZZ is not in the word list")
		const region = `document.querySelector("[role=status]").textContent`
		told := eval[string](p, region)
		p.press("Enter")
		p.wait(region + ` !== ` + quote(told)) // a screen reader says only another text
		p.hears("ZZZZZ is not in the word list")
	})
}

// spokenRow tells the last turn of a game.
func spokenRow(g engine.Game) string {
	n := len(g.Turns())
	turn := g.Turns()[n-1]
	var tiles []string
	for i, m := range turn.Feedback.Marks() {
		tiles = append(tiles, capitals(string(turn.Guess.At(i)))+" "+m.String())
	}
	mixed := ""
	if turn.Feedback.Mixed() {
		mixed = ", mixed"
	}
	return "Row " + strconv.Itoa(n) + mixed + ": " + strings.Join(tiles, ", ") + "."
}

// spokenAnswer tells the secret of a game.
func spokenAnswer(g engine.Game) string {
	return wording.SecretWas(en, len(secrets(g))) + " " + strings.Join(upper(secrets(g)), " and ") + "."
}
