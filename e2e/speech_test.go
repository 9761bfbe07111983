package e2e

import (
	"testing"
)

// A game in each language, on a list of it. Letters that English lacks are typed: ß stands in the row as ẞ, as high as the others, and in
// French, whose list has no accents, a letter with one is the letter without, and a ligature both of its letters.
func TestTranslatedGames(t *testing.T) {
	p := start(t)
	p.withAxe()
	for _, c := range [][4]string{
		{"de", "äÖüßẞ", "äöüßß", "ÄÖÜẞẞ steht nicht in der Wortliste"}, {"fr", "éÇœà", "ecoea", "ECOEA n’est pas dans la liste"},
		{"es", "ñÁüÑé", "ñauñe", "ÑAUÑE no está en la lista de palabras"},
		{"pl", "ćŁąćń", "ćłąćń", "Na liście nie ma słowa ĆŁĄĆŃ"},
	} {
		p.open(c[0] + "/" + quantum.query("&lang="+c[0]))
		p.enter(c[1])
		p.hears(c[3])
		if s := p.shows(quantum.of(t, builtIn(c[0], 5)), c[2]); s.Lang != c[0] {
			t.Errorf("the page is in %q", s.Lang)
		}
		p.accessible("a game in " + c[0])
	}
}
