//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/languages"
	"ketword/app/model"
	"ketword/engine"
)

// german is the interface in German of a table.
func german(b *table) *table {
	b.text = languages.Of("de")
	return b
}

// TestGermanSpeech: what is said in German after a turn, at the end, and of a game that
// opens.
func TestGermanSpeech(t *testing.T) {
	const slate = "S fehlt, L richtig, A richtig, T fehlt, E fehlt."
	for want, b := range map[string]*table{
		"Zeile 1: " + slate + " Noch 5 Versuche.": newTable(t, "crown plaid", "").guess("slate"),
		"Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt. Noch 4 Versuche.": newTable(t, "crown plaid", "").
			guess("slate", "briny"),
		"Zeile 5: " + slate + " Noch 1 Versuch.": newTable(t, "crown plaid", "").
			guess("slate", "slate", "slate", "slate", "slate"),
		"Zeile 1: " + slate: newTable(t, "crown plaid", "&tries=0").guess("slate"),
		"Zeile 1: A richtig, B richtig, I richtig, D richtig, E richtig. Gelöst in 1 Versuch. Das Wort war ABIDE.": newTable(t, "abide", "").
			guess("abide"),
		"Zeile 2: P richtig, L richtig, A richtig, I richtig, D richtig. Gelöst in 2 Versuchen. Die Wörter waren CROWN und PLAID.": newTable(t, "crown plaid", "").
			guess("slate", "plaid"),
		"Zeile 1: " + slate + " Nicht gelöst. Die Wörter waren CROWN und PLAID.": newTable(t, "crown plaid", "&tries=1").
			guess("slate"),
		"Aufgegeben. Das Wort war ABIDE.": newTable(t, "abide", "").guess("slate").send(model.GiveUp{}),
	} {
		equal(t, want, german(b).speech(model.SayRow), want)
	}
	b := german(newTable(t, "crown plaid", "")).send(model.GoToday{})
	equal(t, "opened", visible(b.speech(b.model.Spoken.What)), "Quantum. Tagesrätsel 101 · Englisch · 5~Buchstaben. Zwei Lösungswörter: Errate eines. "+
		"Quadrate: alle von einem Wort. Das andere hat keinen der Buchstaben. Kreise: von beiden. Jedes Wort hat mindestens einen der markierten. "+
		"Voll: richtig. Mit Rahmen: woanders. Flach: in keinem der Wörter.")
	b.letters("cr").send(model.Enter{})
	equal(t, "notice", b.speech(b.model.Spoken.What), "Das Wort braucht 5 Buchstaben")
}

// TestGermanRowsAndKeys: rows and keys are named in German with their marks.
func TestGermanRowsAndKeys(t *testing.T) {
	page := german(newTable(t, "crown plaid", "").guess("slate", "briny").letters("cr")).draw()
	var rows []string
	for _, row := range page.One(t, drawn.Classed("board")).All(drawn.Classed("row")) {
		rows = append(rows, row.Value("aria-label"))
	}
	same(t, "rows", rows,
		"Zeile 1: S fehlt, L richtig, A richtig, T fehlt, E fehlt.",
		"Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt.",
		"Zeile 3, getippt: C, R.", "Zeile 4, leer.", "Zeile 5, leer.", "Zeile 6, leer.")
	named := map[string]string{}
	for _, key := range page.All(drawn.Classed("key")) {
		named[key.Value("data-key")] = key.Value("aria-label")
	}
	for key, want := range map[string]string{
		"Enter": "Eingabe", "Backspace": "Löschen", "s": "S, fehlt", "l": "L, richtig", "i": "I, woanders, gemischt",
		"r": "R, richtig, gemischt", "q": "",
	} {
		equal(t, key, named[key], want)
	}
	equal(t, "absent and mixed", keyText(languages.Of("de"), 'q', engine.Key{Mark: engine.Absent, Mixed: true}), "Q, fehlt")
}

// TestGermanInWords: a result in words.
func TestGermanInWords(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown")
	want := []string{
		": gelöst in 3 von 6 Versuchen.",
		"Zeile 1: fehlt, richtig, richtig, fehlt, fehlt.",
		"Zeile 2, gemischt: fehlt, richtig, woanders, woanders, fehlt.",
		"Zeile 3: alle richtig.",
	}
	for i, line := range strings.Split(resultInWords(languages.Of("de"), b.resultOf()), "\n") {
		equal(t, line, strings.HasSuffix(line, want[i]), true)
	}
}
