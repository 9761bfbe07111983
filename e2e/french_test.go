package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
)

// A game in French, on a French list, which has no accents: a letter with one gives the letter without,
// and a ligature both of its letters. All that is announced is
// French, with its own spaces. No rule of axe-core is broken: what is seen of a control is in its name.
func TestFrenchGame(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	m := mode{"quantum", noDay + 7}
	p.open("fr/" + m.query("&lang=fr&length=5"))
	p.hears("Quantique. Grille " + strconv.Itoa(int(m.seed)) + " · Français · 5\u00a0lettres. Deux mots secrets\u00a0: trouvez-en un. " +
		"Carrés\u00a0: tout vient d’un mot. L’autre n’a aucune de ces lettres. Ronds\u00a0: des deux. Chaque mot a au moins une des lettres marquées. " +
		"Plein\u00a0: bien placé. Cadre\u00a0: ailleurs. Plat\u00a0: dans aucun des mots.")
	g := m.of(t, builtIn("fr", 5))
	p.enter("éÇœ")
	p.hears("Il faut 5\u00a0lettres")
	p.shows(g, "ecoe")
	p.typeIn("à")
	p.press("Enter")
	p.hears("ECOEA n’est pas dans la liste")
	for range "ecoea" {
		p.press("Backspace")
	}
	word := guessesWith(t, g, "eu")[0]
	p.enter(strings.NewReplacer("e", "é", "u", "ù").Replace(word))
	g = after(t, g, word)
	p.shows(g, "")
	p.hears(frenchRow(g) + " Il reste 5 essais.")
	p.typeIn("àb")
	p.shows(g, "ab")
	p.accessible("a game in French")
	rows := eval[[]string](p, `[...document.querySelectorAll(".row")].map((e) => e.getAttribute("aria-label"))`)
	if want := []string{frenchRow(g), "Ligne 2, en cours\u00a0: A, B.", "Ligne 3, vide."}; !slices.Equal(rows[:3], want) {
		t.Errorf("rows are named %q, want %q", rows[:3], want)
	}
	for l, k := range engine.Keyboard(g.Turns()) {
		want := capitals(string(l)) + ", " + frenchMarks[k.Mark]
		if k.Mixed && k.Mark != engine.Absent {
			want += ", mixte"
		}
		if name := eval[string](p, `document.querySelector(".key[data-key=`+string(l)+`]").getAttribute("aria-label")`); name != want {
			t.Errorf("a key is named %q, want %q", name, want)
		}
	}
	p.press("Backspace")
	p.press("Backspace")
	g = p.play(g, secrets(g)[0])
	words := upper(secrets(g))
	p.hears(frenchRow(g) + " Trouvé en 2 essais. Les mots étaient " + words[0] + " et " + words[1] + ".")
	if end := p.look().End; end.Heading != "Trouvé en 2 essais" || end.Summary != "La paire s’est réduite à "+words[0] {
		t.Errorf("the end says %+v", end)
	}
}

// frenchMarks are the names of marks.
var frenchMarks = map[engine.Mark]string{engine.Absent: "absent", engine.Present: "mal placé", engine.Correct: "bien placé"}

// frenchRow tells the last turn of a game.
func frenchRow(g engine.Game) string {
	n := len(g.Turns())
	turn := g.Turns()[n-1]
	var tiles []string
	for i, m := range turn.Feedback.Marks() {
		tiles = append(tiles, capitals(string(turn.Guess.At(i)))+" "+frenchMarks[m])
	}
	mixed := ""
	if turn.Feedback.Mixed() {
		mixed = ", mixte"
	}
	return "Ligne " + strconv.Itoa(n) + mixed + "\u00a0: " + strings.Join(tiles, ", ") + "."
}
