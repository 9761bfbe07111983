package wording

import (
	"strings"
	"testing"

	"ketword/app/text"
	"ketword/app/text/embedded"
)

// TestNumbersAndDates: each language formats numbers, dates and the ends of games in its own way, and has
// its own plural. In German only 1 is singular, also after words with the dative; in French all numbers
// below 2 are, and the first of a month is an ordinal. A no-break space is written as ~, a narrow one as _.
func TestNumbersAndDates(t *testing.T) {
	month := func(t *text.Text, month string, year int) string { return t.Date.WithYear(t.Date.Heading(month), year) }
	written := strings.NewReplacer("\u00a0", "~", "\u202f", "_")
	for _, c := range []struct {
		said           func(t *text.Text) string
		en, de, french string
	}{
		{func(t *text.Text) string { return t.Number(999) }, "999", "999", "999"},
		{func(t *text.Text) string { return t.Number(1_000_000) }, "1,000,000", "1.000.000", "1_000_000"},
		{func(t *text.Text) string { return t.Game.Percent("4" + t.Game.Decimal + "5") }, "4.5%", "4,5~%", "4,5_%"},
		{func(t *text.Text) string { return t.Coach.Left("classic", 0) }, "0 words are still possible.", "0 Wörter sind noch möglich.", "0 mot encore possible."},
		{func(t *text.Text) string { return t.Coach.Left("classic", 1) }, "1 word is still possible.", "1 Wort ist noch möglich.", "1 mot encore possible."},
		{func(t *text.Text) string { return t.Coach.Left("classic", 2) }, "2 words are still possible.", "2 Wörter sind noch möglich.", "2 mots encore possibles."},
		{func(t *text.Text) string { return t.Coach.Nearly(t.Coach.Left("quantum", 540_620)) }, "About 540,620 pairs are still possible.",
			"Etwa 540.620 Paare sind noch möglich.", "Environ 540_620 paires encore possibles."},
		{func(t *text.Text) string { return t.Coach.Leaves("quantum", "0"+t.Game.Decimal+"3") }, "It leaves 0.3 pairs on average.",
			"Im Schnitt bleiben 0,3 Paare.", "Cet essai laisse 0,3 paire en moyenne."},
		{func(t *text.Text) string { return t.Coach.Mean("classic", "1"+t.Game.Decimal+"9") }, "1.9 words", "1,9 Wörter", "1,9 mot"},
		{func(t *text.Text) string { return t.Coach.Mean("classic", "2"+t.Game.Decimal+"0") }, "2.0 words", "2,0 Wörter", "2,0 mots"},
		{func(t *text.Text) string { return t.OwnLists.Capitals(1) }, "capitals in 1 word", "Großbuchstaben in 1 Wort", "majuscules dans 1 mot"},
		{func(t *text.Text) string { return t.OwnLists.Capitals(2) }, "capitals in 2 words", "Großbuchstaben in 2 Wörtern", "majuscules dans 2 mots"},
		{func(t *text.Text) string { return t.Games.DeleteAll(1200) }, "Delete these 1,200 games …", "Diese 1.200 Spiele löschen …", "Supprimer ces 1_200 parties…"},
		{func(t *text.Text) string { return t.Archive.Counted(t.Archive.Finished(12), t.Archive.OfThemSolved(1)) }, "12 finished, 1 solved.",
			"12 beendet, davon 1 gelöst.", "12 terminées, dont 1 résolue."},
		{func(t *text.Text) string { return t.Tournament.StandingOf(120, 2309) }, "120 of 2,309 games", "120 von 2.309 Spielen", "120 sur 2_309 parties"},
		{func(t *text.Text) string { return Tries(t, 0) }, "No limit", "Beliebig viele", "Sans limite"},
		{func(t *text.Text) string { return SharedSolved(t, 4, 6) }, "solved in 4 of 6 tries.", "gelöst in 4 von 6 Versuchen.", "trouvé en 4 essais sur 6."},
		{func(t *text.Text) string { return SharedGaveUp(t, 2, 0) }, "given up after 2 tries.", "aufgegeben nach 2 Versuchen.", "abandonné après 2 essais."},
		{func(t *text.Text) string { return t.End.Solved(14) }, "Solved in 14", "Gelöst in 14 Versuchen", "Trouvé en 14 essais"},
		{func(t *text.Text) string { return t.KeepGuessing.Found(1) }, "Found with guess 1", "Gefunden mit Versuch 1", "Trouvé au 1er essai"},
		{func(t *text.Text) string { return t.KeepGuessing.Found(8) }, "Found with guess 8", "Gefunden mit Versuch 8", "Trouvé au 8e essai"},
		{func(t *text.Text) string { return MustHave(t, "A", 3, 1) }, "The word must contain A 3 times (guess 1)", "Das Wort muss A dreimal enthalten (Versuch 1)",
			"Le mot doit contenir 3 fois A (essai 1)"},
		{func(t *text.Text) string { return HasAtMost(t, "A", 2, 2) }, "The word has only 2 As (guess 2)", "Das Wort hat A nur zweimal (Versuch 2)",
			"Le mot n’a que 2 A (essai 2)"},
		{func(t *text.Text) string { return Date(t, 2026, 11, 1) }, "1 Nov 2026", "1.~Nov. 2026", "1er nov. 2026"},
		{func(t *text.Text) string { return Date(t, 0, 5, 12) }, "12 May", "12.~Mai", "12 mai"},
		{func(t *text.Text) string { return t.Date.WeekdayAndDay(t.Date.Weekday("2"), 3, t.Date.Month("11")) }, "Tuesday 3 November",
			"Dienstag, 3. November", "mardi 3 novembre"},
		{func(t *text.Text) string { return t.Date.WeekdayAndFirst(t.Date.Weekday("7"), t.Date.Month("3")) }, "Sunday 1 March",
			"Sonntag, 1. März", "dimanche 1er mars"},
		{func(t *text.Text) string { return month(t, "8", 2026) }, "August 2026", "August 2026", "Août 2026"},
		{func(t *text.Text) string { return UntilNext(t, 3, 5) }, "Next puzzle in 3 h 5 min.", "Nächstes Rätsel in 3 Std. 5 Min.", "Prochaine grille dans 3~h 5~min."},
		{func(t *text.Text) string { return UntilNext(t, 1, 0) }, "Next puzzle in 1 h.", "Nächstes Rätsel in 1 Std.", "Prochaine grille dans 1~h."},
		{func(t *text.Text) string { return UntilNext(t, 0, 59) }, "Next puzzle in 59 min.", "Nächstes Rätsel in 59 Min.", "Prochaine grille dans 59~min."},
		{func(t *text.Text) string { return t.Rival.Fewer(1, 2, t.Rival.Someone) }, "You win: 1 try, your rival 2.",
			"Du gewinnst: 1 Versuch, dein Gegenüber 2.", "Vous gagnez~: 1 essai, contre 2 pour votre adversaire."},
		{func(t *text.Text) string { return t.Lists.GuessesComing(t.Words.Adjective("en")) }, "The English words are still being loaded.",
			"Die englischen Wörter werden noch geladen.", "Les mots anglais se chargent encore."},
		{func(t *text.Text) string { return t.HistoryProblem.TooLong("11"+t.Game.Decimal+"5", 10) }, "The file has 11.5 MB; the limit is 10 MB.",
			"Die Datei hat 11,5 MB, erlaubt sind 10 MB.", "Le fichier fait 11,5~Mo, et la limite est de 10~Mo."},
	} {
		for lang, want := range map[string]string{"en": c.en, "de": c.de, "fr": c.french} {
			if said := written.Replace(c.said(embedded.Of(lang))); said != want {
				t.Errorf("%s: %q, want %q", lang, said, want)
			}
		}
	}
}
