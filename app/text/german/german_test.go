package german

import (
	"strings"
	"testing"
)

// written is a text with its no-break spaces as a reader of this file sees them.
func written(s string) string { return strings.ReplaceAll(s, "\u00a0", "~") }

// says compares sentences.
func says(t *testing.T, sentences map[string]string) {
	t.Helper()
	for want, said := range sentences {
		if written(said) != want {
			t.Errorf("%q, want %q", written(said), want)
		}
	}
}

// TestNumbers: 1 is singular, all else plural, also after words that want the dative.
func TestNumbers(t *testing.T) {
	c := Text.Coach.Secrets
	says(t, map[string]string{
		"0 Wörter sind noch möglich.":                c["classic"].Left(0),
		"1 Wort ist noch möglich.":                   c["classic"].Left(1),
		"540.620 Paare sind noch möglich.":           c["quantum"].Left(540620),
		"Etwa 1.234 Paare sind noch möglich.":        Text.Coach.Nearly(c["quantum"].Left(1234)),
		"Im Schnitt bleiben 0,3 Paare.":              c["quantum"].Leaves("0,3"),
		"10,5 Paare":                                 c["quantum"].Mean("10,5"),
		"Wie viele Paare gibt es noch?":              c["quantum"].Ask,
		"1.000.000":                                  Text.Coach.Number(1000000),
		"999":                                        Text.Coach.Number(999),
		"4,5~%":                                      Text.Game.Percent("4,5"),
		"Noch 1 Versuch.":                            Text.Speech.TriesLeft(1),
		"Noch 2 Versuche.":                           Text.Speech.TriesLeft(2),
		"Beliebig viele":                             Text.Game.Tries(0),
		"1 Zeile":                                    Text.Unfinished.Rows(1),
		"3 Zeilen":                                   Text.Unfinished.Rows(3),
		"Extra gezählt: 1 Spiel mit Tipps.":          Text.Stats.Apart(1),
		"Extra gezählt: 2 Spiele mit Tipps.":         Text.Stats.Apart(2),
		"4: 1 Spiel":                                 Text.Stats.Row("4", 1),
		"4: 12 Spiele, dieses mitgezählt":            Text.Stats.This(Text.Stats.Row("4", 12)),
		"1 Spiel und 2 Zahlenreihen":                 Text.Games.Several(1, 2),
		"Dieses Spiel löschen …":                     Text.Games.DeleteAll(1),
		"Diese 1.200 Spiele löschen …":               Text.Games.DeleteAll(1200),
		"5 Buchstaben · 1.024 Lösungswörter":         Text.OwnLists.Facts(5, 1024),
		"5 Buchstaben · 1 Lösungswort":               Text.OwnLists.Facts(5, 1),
		"1 weiteres erlaubtes Wort":                  Text.OwnLists.Further(1),
		"20 weitere erlaubte Wörter":                 Text.OwnLists.Further(20),
		"Großbuchstaben in 1 Wort":                   Text.OwnLists.Capitals(1),
		"Großbuchstaben in 2 Wörtern":                Text.OwnLists.Capitals(2),
		"Leerzeichen um 2 Wörter":                    Text.OwnLists.Blanks(2),
		"Weggelassen: 1 Wort anderer Länge.":         Text.OwnLists.LeftOut(1),
		"12 beendet, davon 2 gelöst.":                Text.Archive.Counted(12, 2),
		"3,9 Versuche im Schnitt":                    Text.Tournament.Mean("3,9"),
		"höchstens 1 Versuch":                        Text.Tournament.Worst(1),
		"Noch etwa 1 Sekunde":                        Text.Tournament.TimeLeft(1),
		"120 von 2.309 Spielen":                      Text.Tournament.Standing(120, 2309),
		"2.309 Spiele":                               Text.Tournament.Standing(2309, 2309),
		"… oder 1 andere Änderung.":                  Text.Solver.MoreCorrections(1),
		"… oder 2 andere Änderungen.":                Text.Solver.MoreCorrections(2),
		"1 Zeile ist eingetragen.":                   Text.Solver.Filled(1),
		"3 Zeilen sind eingetragen.":                 Text.Solver.Filled(3),
		"Die Reihe hat 1 Zahl, nötig sind zehn.":     Text.Scores.Reason.Numbers(1),
		"Hinzugefügt: 1 Sieg.":                       Text.Scores.Added(1),
		"3 Buchstaben, nötig sind 4 bis 8":           Text.ListImport.Problem.Letters(3) + Text.ListImport.Problem.Want(4, 8),
		"Die Datei hat 11,5 MB, erlaubt sind 10 MB.": Text.History.Reason.TooLong("11,5", 10),
		"Spiel 3 ist nicht beendet. Auch fehlerhaft: 4, 5 und 1 weiteres.": Text.History.Reason.BadToo(
			Text.History.Reason.Unfinished(3), "4, 5", 1),
	})
}

// TestDates: days have a point, and a comma stands behind the day of the week.
func TestDates(t *testing.T) {
	a := Text.Archive
	says(t, map[string]string{
		"Dienstag, 3. November":                          a.Day(a.Weekdays[1], 3, a.Months[10]),
		"Montag, 2. Februar, heute: angefangen, 1 Zeile": a.Is(a.Today(a.Day(a.Weekdays[0], 2, a.Months[1])), a.Begun(1)),
		"März 2026":    a.Month(a.Months[2], 2026),
		"3.~Nov. 2026": Text.Game.Date(2026, 11, 3),
		"12.~Mai":      Text.Game.Date(0, 5, 12),
		"Sept. 2026":   Text.Stats.Month(2026, 9),
		"Das Tagesrätsel vom 1.~Jan. 2027 kommt erst noch. Dies ist das von heute.": Text.Notice.NotYet(Text.Game.Date(2027, 1, 1)),
		"Nächstes Rätsel in 3 Std. 5 Min.":                                          Text.End.Next(3, 5),
		"Nächstes Rätsel in 2 Std.":                                                 Text.End.Next(2, 0),
		"Nächstes Rätsel in 59 Min.":                                                Text.End.Next(0, 59),
	})
}

// TestResults: how games end, alone, in words and against a rival; what a link or a guess
// does wrong.
func TestResults(t *testing.T) {
	says(t, map[string]string{
		"Auf Anhieb gelöst!":     Text.End.Solved(1),
		"Gelöst in 4 Versuchen":  Text.End.Solved(4),
		"Gefunden mit Versuch 8": Text.KeepGuessing.Found(8),
		"6 von 6 Versuchen":      Text.End.Used(6, 6),
		"1 Versuch, der einzige": Text.End.Used(1, 1),
		"12 Versuche":            Text.End.Used(12, 0),
		"Kollabiert zu KRONE":    Text.End.Collapsed("KRONE"),
		"Ketword quantum de-5 #324: gelöst in 4 von 6 Versuchen.": Text.Share.Told("Ketword quantum de-5 #324", Text.Share.Solved(4, 6)),
		"gelöst im einzigen Versuch.":                             Text.Share.Solved(1, 1),
		"nicht gelöst in 6 Versuchen.":                            Text.Share.Lost(6),
		"aufgegeben nach 2 Versuchen.":                            Text.Share.GaveUp(2, 0),
		"aufgegeben nach 1 von 6 Versuchen.":                      Text.Share.GaveUp(1, 6),
		"gelöst in 1 Versuch, mit Tipps":                          Text.Share.Assisted(Text.Games.Won(1)),
		"alle fehlen":                                             Text.Share.All(Text.Speech.Marks.Of("absent")),
		"alle richtig":                                            Text.Share.All(Text.Speech.Marks.Of("correct")),
		"Du gewinnst: 1 Versuch, dein Gegenüber 2.":               Text.Rival.Fewer(1, 2, ""),
		"Dein Gegenüber gewinnt: 2 Versuche, du 3.":               Text.Rival.More(3, 2, ""),
		"Unentschieden: je 2 Versuche.":                           Text.Rival.Tie(2),
		"Die englischen Wörter werden noch geladen.":              Text.Lists.GuessesComing("en"),
		"alle französischen Wörter":                               Text.ListImport.All("fr"),
		"Das Wort hat kein A (Versuch 2)":                         Text.Notice.Most("A", 0, 2),
		"Das Wort hat nur ein A (Versuch 2)":                      Text.Notice.Most("A", 1, 2),
		"Das Wort hat A nur zweimal (Versuch 2)":                  Text.Notice.Most("A", 2, 2),
		"Das Wort muss A enthalten (Versuch 1)":                   Text.Notice.Letter("A", 1, 1),
		"Das Wort muss A dreimal enthalten (Versuch 1)":           Text.Notice.Letter("A", 3, 1),
		"Ein Teil dieses Links zählt nicht: Sprache „xx“. Möglich ist nur: eine Sprache, zu der es hier eine Wortliste gibt.": Text.Notice.BadLink(
			Text.Notice.Parts.Of("lang"), "xx", Text.Notice.Wanted.Of("lang")),
		"Teile dieses Links zählen nicht: Modus „x“, Zahl der Versuche „y“ und 2 weitere.": Text.Notice.BadLinks(
			[2]string{Text.Notice.Parts.Of("mode"), Text.Notice.Parts.Of("tries")}, [2]string{"x", "y"}, 2),
	})
}
