package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

// A game in German: what is said when it opens, of each row, of a word that is refused, of
// how many tries are left and of the end, and how rows and keys are named. Letters that English lists
// lack are typed; ß stands in the row as ẞ, a letter as high as the others.
func TestGermanIsSpoken(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("de/" + quantum.query("&lang=de"))
	p.awaitPlace("Deutsch · 5\u00a0Buchstaben")
	g := quantum.of(t, builtIn("de", 5))
	p.hears(fmt.Sprintf("Quantum. Rätsel %d · Deutsch · 5\u00a0Buchstaben. Zwei Lösungswörter: Errate eines. ", quantum.seed) +
		"Quadrate: alle von einem Wort. Das andere hat keinen der Buchstaben. Kreise: von beiden. Jedes Wort hat mindestens einen der markierten. " +
		"Voll: richtig. Mit Rahmen: woanders. Flach: in keinem der Wörter.")
	some := guesses(t, g)
	for i, guess := range some[:2] {
		g = after(t, g, guess)
		p.enter(guess)
		p.hears(germanRow(g) + fmt.Sprintf(" Noch %d Versuche.", 5-i))
	}
	p.enter("äÖüßẞ")
	p.hears("ÄÖÜẞẞ steht nicht in der Wortliste")
	if s := p.shows(g, "äöüßß"); s.letters(2) != "ÄÖÜẞẞ" {
		t.Errorf("the row shows %q", s.letters(2))
	}
	for range 5 {
		p.press("Backspace")
	}
	p.typeIn("kr")
	p.wait(`document.querySelectorAll(".row")[2].getAttribute("aria-label") === "Zeile 3, getippt: K, R."`)
	names := eval[[]string](p, `[...document.querySelectorAll(".row")].map((e) => e.getAttribute("aria-label"))`)
	if names[1] != germanRow(g) || names[3] != "Zeile 4, leer." {
		t.Errorf("rows are named %q, and the second is to be %q", names, germanRow(g))
	}
	for l, k := range engine.Keyboard(g.Turns()) {
		want := capitals(string(l)) + ", " + germanMarks[k.Mark]
		if k.Mixed && k.Mark != engine.Absent {
			want += ", gemischt"
		}
		if got := eval[string](p, `document.querySelector(`+quote(keySelector(string(l)))+`).getAttribute("aria-label")`); got != want {
			t.Errorf("a key is named %q, want %q", got, want)
		}
	}
	p.press("Backspace")
	p.press("Backspace")
	words := upper(secrets(g))
	g = after(t, g, secrets(g)[0])
	p.enter(secrets(g)[0])
	p.hears(germanRow(g) + " Gelöst in 3 Versuchen. Die Wörter waren " + strings.Join(words, " und ") + ".")
	if s := p.look(); s.Lang != "de" {
		t.Errorf("the page is in %q", s.Lang)
	}
	got := eval[[]string](p, `[...document.querySelectorAll(".end h2, .end .acts button")].map((e) => e.textContent)`)
	if want := []string{"Gelöst in 3 Versuchen", "Teilen", "Analyse", "Rätsel von heute", "Zufallsrätsel"}; !slices.Equal(got, want) {
		t.Errorf("the end says %q, want %q", got, want)
	}
}

var germanMarks = map[engine.Mark]string{engine.Absent: "fehlt", engine.Present: "woanders", engine.Correct: "richtig"}

// germanRow tells the last turn of a game in German.
func germanRow(g engine.Game) string {
	n := len(g.Turns())
	turn := g.Turns()[n-1]
	var tiles []string
	for i, m := range turn.Feedback.Marks() {
		tiles = append(tiles, capitals(string(turn.Guess.At(i)))+" "+germanMarks[m])
	}
	mixed := ""
	if turn.Feedback.Mixed() {
		mixed = ", gemischt"
	}
	return fmt.Sprintf("Zeile %d%s: %s.", n, mixed, strings.Join(tiles, ", "))
}
