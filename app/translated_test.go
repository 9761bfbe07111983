//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/text/embedded"
)

// said is a sentence in English, German and French.
type said [3]string

// inEach calls do with the table in each language, and the sentence in that language.
func inEach(b *table, all said, do func(want string)) {
	for i, tag := range []string{"en", "de", "fr"} {
		b.text = embedded.Of(tag)
		do(all[i])
	}
}

// visible makes no-break spaces visible in this file.
func visible(s string) string { return strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(s) }

// TestRowSpeech: announcements after a turn, and at the end of the game.
func TestRowSpeech(t *testing.T) {
	of := func(before, after said) said { // before and after the announcement of SLATE
		rows := said{"S absent, L correct, A correct, T absent, E absent.", "S fehlt, L richtig, A richtig, T fehlt, E fehlt.", "S absent, L bien placé, A bien placé, T absent, E absent."}
		for i, row := range rows {
			rows[i] = strings.TrimSpace(before[i] + row + " " + after[i])
		}
		return rows
	}
	first := said{"Row 1: ", "Zeile 1: ", "Ligne 1~: "}
	pairs := func(guesses ...string) *table { return newTable(t, "crown plaid", "").guess(guesses...) }
	for _, c := range []struct {
		table *table
		said  said
	}{
		{pairs("slate"), of(first, said{"5 tries left.", "Noch 5 Versuche.", "Il reste 5 essais."})},
		{pairs("slate", "briny"), said{
			"Row 2, mixed: B absent, R correct, I present, N present, Y absent. 4 tries left.",
			"Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt. Noch 4 Versuche.",
			"Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent. Il reste 4 essais.",
		}},
		{pairs("slate", "slate", "slate", "slate", "slate"), of(
			said{"Row 5: ", "Zeile 5: ", "Ligne 5~: "}, said{"1 try left.", "Noch 1 Versuch.", "Il reste 1 essai."})},
		{newTable(t, "crown plaid", "&tries=0").guess("slate"), of(first, said{})},
		{newTable(t, "abide", "").guess("abide"), said{
			"Row 1: A correct, B correct, I correct, D correct, E correct. Solved in 1 try. The word was ABIDE.",
			"Zeile 1: A richtig, B richtig, I richtig, D richtig, E richtig. Gelöst in 1 Versuch. Das Wort war ABIDE.",
			"Ligne 1~: A bien placé, B bien placé, I bien placé, D bien placé, E bien placé. Trouvé en 1 essai. Le mot était ABIDE.",
		}},
		{pairs("slate", "plaid"), said{
			"Row 2: P correct, L correct, A correct, I correct, D correct. Solved in 2 tries. The words were CROWN and PLAID.",
			"Zeile 2: P richtig, L richtig, A richtig, I richtig, D richtig. Gelöst in 2 Versuchen. Die Wörter waren CROWN und PLAID.",
			"Ligne 2~: P bien placé, L bien placé, A bien placé, I bien placé, D bien placé. Trouvé en 2 essais. Les mots étaient CROWN et PLAID.",
		}},
		{newTable(t, "crown plaid", "&tries=1").guess("slate"), of(first, said{
			"Not solved. The words were CROWN and PLAID.", "Nicht gelöst. Die Wörter waren CROWN und PLAID.", "Pas trouvé. Les mots étaient CROWN et PLAID.",
		})},
		{newTable(t, "abide", "").guess("slate").send(play.GiveUp{}), said{
			"Given up. The word was ABIDE.", "Aufgegeben. Das Wort war ABIDE.", "Partie abandonnée. Le mot était ABIDE.",
		}},
	} {
		inEach(c.table, c.said, func(want string) { equal(t, want, visible(c.table.spoken()), want) })
	}
}

// TestOpenedInEachLanguage: announcements of a game that is opened, and of a notice.
func TestOpenedInEachLanguage(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{})
	inEach(b, said{
		"Quantum. Daily 101 · English · 5 letters. Two secret words: guess either. " +
			"Squares: all from one word. The other has none of the letters. Circles: from both. Each word has at least one of the marked letters. " +
			"Solid: right place. Frame: elsewhere. Flat: in neither word.",
		"Quantum. Tagesrätsel 101 · Englisch · 5~Buchstaben. Zwei Lösungswörter: Errate eines. " +
			"Quadrate: alle von einem Wort. Das andere hat keinen der Buchstaben. Kreise: von beiden. Jedes Wort hat mindestens einen der markierten. " +
			"Voll: richtig. Mit Rahmen: woanders. Flach: in keinem der Wörter.",
		"Quantique. Mot du jour nº~101 · Anglais · 5~lettres. Deux mots secrets~: trouvez-en un. " +
			"Carrés~: tout vient d’un mot. L’autre n’a aucune de ces lettres. Ronds~: des deux. Chaque mot a au moins une des lettres marquées. " +
			"Plein~: bien placé. Cadre~: ailleurs. Plat~: dans aucun des mots.",
	}, func(want string) { equal(t, "opened", visible(b.spoken()), want) })
	classic := newTable(t, "abide", "").send(model.GoToday{})
	equal(t, "opened", classic.spoken(), "Classic. Daily 101 · English · 5 letters. Find the secret word in six guesses. AUDIO. A is right, and in its place. "+
		"SPEED. E is in the word, but elsewhere. BRINY. R is not in the word. Type any word to begin.")
	b.letters("cr").send(play.Enter{})
	inEach(b, said{"A guess needs 5 letters", "Das Wort braucht 5 Buchstaben", "Il faut 5\u00a0lettres"}, func(want string) {
		equal(t, "notice", b.spoken(), want)
	})
}

// TestRowsAndKeysInEachLanguage: the names of rows and keys include their marks.
func TestRowsAndKeysInEachLanguage(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny").letters("cr")
	inEach(b, said{
		"Row 1: S absent, L correct, A correct, T absent, E absent. Row 2, mixed: B absent, R correct, I present, N present, Y absent. Row 3, typing: C, R. Row 4, empty. Row 5, empty. Row 6, empty.",
		"Zeile 1: S fehlt, L richtig, A richtig, T fehlt, E fehlt. Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt. Zeile 3, getippt: C, R. Zeile 4, leer. Zeile 5, leer. Zeile 6, leer.",
		"Ligne 1~: S absent, L bien placé, A bien placé, T absent, E absent. Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent. Ligne 3, en cours~: C, R. Ligne 4, vide. Ligne 5, vide. Ligne 6, vide.",
	}, func(want string) {
		rows := drawn.Attrs(b.draw().One(t, drawn.Classed("board")).All(drawn.Classed("row")), "aria-label")
		equal(t, "rows", visible(strings.Join(rows, " ")), want)
	})
	for key, names := range map[string]said{
		"Enter": {"Enter", "Eingabe", "Entrée"}, "Backspace": {"Backspace", "Löschen", "Retour arrière"}, "s": {"S, absent", "S, fehlt", "S, absent"},
		"l": {"L, correct", "L, richtig", "L, bien placé"}, "i": {"I, present, mixed", "I, woanders, gemischt", "I, mal placé, mixte"}, "b": {"B, absent", "B, fehlt", "B, absent"},
		"r": {"R, correct, mixed", "R, richtig, gemischt", "R, bien placé, mixte"}, "q": {},
	} {
		inEach(b, names, func(want string) {
			equal(t, key, b.draw().One(t, drawn.Saying("data-key", key)).Value("aria-label"), want)
		})
	}
}
