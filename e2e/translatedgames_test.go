package e2e

import (
	"strings"
	"testing"

	"ketword/app/text/embedded"
)

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
			p.wait(`document.querySelector("dialog h2").textContent === ` + quote(embedded.Of(c.lang).Help.Title()))
			p.accessible("help")
		})
	}
}
