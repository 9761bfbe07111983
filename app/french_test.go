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

// french is the interface in French of a table.
func french(b *table) *table {
	b.text = languages.Of("fr")
	return b
}

// visible writes no-break spaces as a reader of this file sees them.
func visible(s string) string { return strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(s) }

// TestFrenchSpeech: what is said in French after a turn, at the end, and of a game that
// opens.
func TestFrenchSpeech(t *testing.T) {
	const slate = "S absent, L bien placé, A bien placé, T absent, E absent."
	for want, b := range map[string]*table{
		"Ligne 1~: " + slate + " Il reste 5 essais.": newTable(t, "crown plaid", "").guess("slate"),
		"Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent. Il reste 4 essais.": newTable(t, "crown plaid", "").
			guess("slate", "briny"),
		"Ligne 5~: " + slate + " Il reste 1 essai.": newTable(t, "crown plaid", "").
			guess("slate", "slate", "slate", "slate", "slate"),
		"Ligne 1~: " + slate: newTable(t, "crown plaid", "&tries=0").guess("slate"),
		"Ligne 1~: A bien placé, B bien placé, I bien placé, D bien placé, E bien placé. Trouvé en 1 essai. Le mot était ABIDE.": newTable(t, "abide", "").
			guess("abide"),
		"Ligne 2~: P bien placé, L bien placé, A bien placé, I bien placé, D bien placé. Trouvé en 2 essais. Les mots étaient CROWN et PLAID.": newTable(t, "crown plaid", "").
			guess("slate", "plaid"),
		"Ligne 1~: " + slate + " Pas trouvé. Les mots étaient CROWN et PLAID.": newTable(t, "crown plaid", "&tries=1").
			guess("slate"),
		"Partie abandonnée. Le mot était ABIDE.": newTable(t, "abide", "").guess("slate").send(model.GiveUp{}),
	} {
		equal(t, want, visible(french(b).speech(model.SayRow)), want)
	}
	b := french(newTable(t, "crown plaid", "")).send(model.GoToday{})
	equal(t, "opened", visible(b.speech(b.model.Spoken.What)), "Quantique. Mot du jour nº~101 · Anglais · 5 lettres. Deux mots secrets~: trouvez-en un. "+
		"Carrés~: tout vient d’un mot. L’autre n’a aucune de ces lettres. Ronds~: des deux. Chaque mot a au moins une des lettres marquées. "+
		"Plein~: bien placé. Cadre~: ailleurs. Plat~: dans aucun des mots.")
	b.letters("cr").send(model.Enter{})
	equal(t, "notice", b.speech(b.model.Spoken.What), "Il faut 5 lettres")
}

// TestFrenchRowsAndKeys: rows and keys are named in French with their marks.
func TestFrenchRowsAndKeys(t *testing.T) {
	page := french(newTable(t, "crown plaid", "").guess("slate", "briny").letters("cr")).draw()
	var rows []string
	for _, row := range page.One(t, drawn.Classed("board")).All(drawn.Classed("row")) {
		rows = append(rows, visible(row.Value("aria-label")))
	}
	same(t, "rows", rows,
		"Ligne 1~: S absent, L bien placé, A bien placé, T absent, E absent.",
		"Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent.",
		"Ligne 3, en cours~: C, R.", "Ligne 4, vide.", "Ligne 5, vide.", "Ligne 6, vide.")
	named := map[string]string{}
	for _, key := range page.All(drawn.Classed("key")) {
		named[key.Value("data-key")] = key.Value("aria-label")
	}
	for key, want := range map[string]string{
		"Enter": "Entrée", "Backspace": "Retour arrière", "s": "S, absent", "l": "L, bien placé", "i": "I, mal placé, mixte",
		"r": "R, bien placé, mixte", "q": "",
	} {
		equal(t, key, named[key], want)
	}
	equal(t, "absent and mixed", keyText(languages.Of("fr"), 'q', engine.Key{Mark: engine.Absent, Mixed: true}), "Q, absent")
}

// TestFrenchInWords: a result in words.
func TestFrenchInWords(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown")
	want := []string{
		": trouvé en 3 essais sur 6.",
		"Ligne 1~: absent, bien placé, bien placé, absent, absent.",
		"Ligne 2, mixte~: absent, bien placé, mal placé, mal placé, absent.",
		"Ligne 3~: tout bien placé.",
	}
	for i, line := range strings.Split(visible(resultInWords(languages.Of("fr"), b.resultOf())), "\n") {
		equal(t, line, strings.HasSuffix(line, want[i]), true)
	}
}
