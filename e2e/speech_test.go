package e2e

import (
	"strconv"
	"strings"
	"testing"

	"ketword/app/text/embedded"
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

// spokenAnswer tells the secret of a game, or that its other word may be guessed.
func spokenAnswer(g engine.Game) string {
	if g.Other() == engine.OtherOffered {
		return en.OtherWord.Asks
	}
	return wording.SecretWas(en, len(secrets(g))) + " " + strings.Join(upper(secrets(g)), " and ") + "."
}

// A game in each language, on a list of it: the page, what is heard of a word that is refused and of a row,
// and dialogs are in it. Letters that English lacks are typed: ß stands in the row as ẞ, as high as the others, and in
// French, whose list has no accents, a letter with one is the letter without, and a ligature both of its letters.
func TestTranslatedGames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lang, typed, letters, refused, left string }{
		{"de", "äÖüßẞ", "äöüßß", "ÄÖÜẞẞ steht nicht in der Wortliste", " Noch 5 Versuche."},
		{"fr", "éÇœà", "ecoea", "ECOEA n’est pas dans la liste", " Il reste 5 essais."},
	} {
		t.Run(c.lang, func(t *testing.T) {
			p := start(t)
			p.withAxe()
			p.open(c.lang + "/" + quantum.query("&lang="+c.lang))
			g := quantum.of(t, builtIn(c.lang, 5))
			p.enter(c.typed)
			p.hears(c.refused)
			if s := p.shows(g, c.letters); s.Lang != c.lang {
				t.Errorf("the page is in %q", s.Lang)
			}
			p.erase(5)
			p.play(g, wrongGuesses(g, 1)[0])
			p.until("the row in words", func(s screen) bool { return strings.HasSuffix(s.Spoken, c.left) })
			p.accessible("a game")
			p.openDialog("help")
			p.wait(`document.querySelector("dialog h2").textContent === ` + quote(embedded.Of(c.lang).Help.Title))
			p.accessible("help")
		})
	}
}
