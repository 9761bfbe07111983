package french

import (
	"strings"
	"testing"
)

// written is a text with its no-break spaces as a reader of this file sees them.
func written(s string) string { return strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(s) }

// TestNumbers: 0 and 1 are singular, with decimals all below 2; thousands stand apart.
func TestNumbers(t *testing.T) {
	c := Text.Coach.Secrets
	for want, said := range map[string]string{
		"0 mot encore possible.":                              c["classic"].Left(0),
		"1 mot encore possible.":                              c["classic"].Left(1),
		"2 mots encore possibles.":                            c["classic"].Left(2),
		"540_620 paires encore possibles.":                    c["quantum"].Left(540620),
		"Environ 1_234 paires encore possibles.":              Text.Coach.Nearly(c["quantum"].Left(1234)),
		"Cet essai laisse 0,3 paire en moyenne.":              c["quantum"].Leaves("0,3"),
		"Cet essai laisse 1,9 mot en moyenne.":                c["classic"].Leaves("1,9"),
		"Cet essai laisse 2,0 mots en moyenne.":               c["classic"].Leaves("2,0"),
		"10,5 paires":                                         c["quantum"].Mean("10,5"),
		"Combien de paires reste-t-il_?":                      c["quantum"].Ask,
		"1_000_000":                                           Text.Coach.Number(1000000),
		"999":                                                 Text.Coach.Number(999),
		"4,5_%":                                               Text.Game.Percent("4,5"),
		"Il reste 0 essai.":                                   Text.Speech.TriesLeft(0),
		"Il reste 1 essai.":                                   Text.Speech.TriesLeft(1),
		"Il reste 2 essais.":                                  Text.Speech.TriesLeft(2),
		"Sans limite":                                         Text.Game.Tries(0),
		"1 ligne":                                             Text.Unfinished.Rows(1),
		"3 lignes":                                            Text.Unfinished.Rows(3),
		"Comptée à part~: 1 partie avec indices.":             Text.Stats.Apart(1),
		"Comptées à part~: 2 parties avec indices.":           Text.Stats.Apart(2),
		"4~: 1 partie":                                        Text.Stats.Row("4", 1),
		"4~: 12 parties, dont celle-ci":                       Text.Stats.This(Text.Stats.Row("4", 12)),
		"0 partie":                                            Text.Games.Several(0, 0),
		"1 partie et 2 lignes de scores":                      Text.Games.Several(1, 2),
		"Supprimer cette partie…":                             Text.Games.DeleteAll(1),
		"Supprimer ces 2 parties…":                            Text.Games.DeleteAll(2),
		"5~lettres · 1_024 solutions":                         Text.OwnLists.Facts(5, 1024),
		"1 autre mot accepté":                                 Text.OwnLists.Further(1),
		"20 autres mots acceptés":                             Text.OwnLists.Further(20),
		"1 terminée, dont 0 résolue.":                         Text.Archive.Counted(1, 0),
		"12 terminées, dont 2 résolues.":                      Text.Archive.Counted(12, 2),
		"3,9 essais en moyenne":                               Text.Tournament.Mean("3,9"),
		"1,0 essai en moyenne":                                Text.Tournament.Mean("1,0"),
		"Encore 1 seconde environ":                            Text.Tournament.TimeLeft(1),
		"120 sur 2_309 parties":                               Text.Tournament.Standing(120, 2309),
		"… ou 1 autre changement.":                            Text.Solver.MoreCorrections(1),
		"1 ligne remplie.":                                    Text.Solver.Filled(1),
		"Il y a 2 lignes, il en faut une.":                    Text.Scores.Reason.Lines(2),
		"La ligne a 1 nombre, il en faut dix.":                Text.Scores.Reason.Numbers(1),
		"Ajouté~: 1 victoire.":                                Text.Scores.Added(1),
		"Le fichier fait 11,5~Mo, et la limite est de 10~Mo.": Text.History.Reason.TooLong("11,5", 10),
	} {
		if written(said) != want {
			t.Errorf("%q, want %q", written(said), want)
		}
	}
}

// TestDates: the first of a month is the only day with an ordinal.
func TestDates(t *testing.T) {
	a := Text.Archive
	for want, said := range map[string]string{
		"mardi 3 novembre":  a.Day(a.Weekdays[1], 3, a.Months[10]),
		"dimanche 1er mars": a.Day(a.Weekdays[6], 1, a.Months[2]),
		"lundi 2 février, aujourd’hui~: commencée, 1 ligne": a.Is(a.Today(a.Day(a.Weekdays[0], 2, a.Months[1])), a.Begun(1)),
		"Août 2026":     a.Month(a.Months[7], 2026),
		"Février 2027":  a.Month(a.Months[1], 2027),
		"1er nov. 2026": Text.Game.Date(2026, 11, 1),
		"12 août":       Text.Game.Date(0, 8, 12),
		"sept. 2026":    Text.Stats.Month(2026, 9),
		"La grille du 1er janv. 2027 n’est pas encore ouverte. Voici celle d’aujourd’hui.": Text.Notice.NotYet(Text.Game.Date(2027, 1, 1)),
		"Prochaine grille dans 3~h 5~min.": Text.End.Next(3, 5),
		"Prochaine grille dans 2~h.":       Text.End.Next(2, 0),
		"Prochaine grille dans 59~min.":    Text.End.Next(0, 59),
	} {
		if written(said) != want {
			t.Errorf("%q, want %q", written(said), want)
		}
	}
}

// TestResults: how games end, alone, in words and against a rival.
func TestResults(t *testing.T) {
	for want, said := range map[string]string{
		"Trouvé du premier coup_!":       Text.End.Solved(1),
		"Trouvé en 4 essais":             Text.End.Solved(4),
		"Trouvé au 1er essai":            Text.KeepGuessing.Found(1),
		"Trouvé au 8e essai":             Text.KeepGuessing.Found(8),
		"6 essais sur 6":                 Text.End.Used(6, 6),
		"1 essai, le seul":               Text.End.Used(1, 1),
		"1 essai sur 6":                  Text.End.Used(1, 6),
		"12 essais":                      Text.End.Used(12, 0),
		"La paire s’est réduite à NUAGE": Text.End.Collapsed("NUAGE"),
		"Ketword quantum fr-5 #324~: trouvé en 4 essais sur 6.":  Text.Share.Told("Ketword quantum fr-5 #324", Text.Share.Solved(4, 6)),
		"pas trouvé en 6 essais.":                                Text.Share.Lost(6),
		"abandonné après 2 essais.":                              Text.Share.GaveUp(2, 0),
		"trouvé en 1 essai, avec indices":                        Text.Share.Assisted(Text.Games.Won(1)),
		"Vous gagnez~: 1 essai, contre 2 pour votre adversaire.": Text.Rival.Fewer(1, 2, ""),
		"Votre adversaire gagne~: 2 essais, contre 3 pour vous.": Text.Rival.More(3, 2, ""),
		"Égalité~: 2 essais chacun.":                             Text.Rival.Tie(2),
		"Les mots anglais se chargent encore.":                   Text.Lists.GuessesComing("en"),
		"tous les mots allemands":                                Text.ListImport.All("de"),
		"Dans ce lien, la langue «_xx_» ne compte pas~: il faut une langue qui a une liste ici.": Text.Notice.BadLink(
			Text.Notice.Parts.Of("lang"), "xx", Text.Notice.Wanted.Of("lang")),
		"Dans ce lien, le mode «_x_», le nombre d’essais «_y_» et 2 autres choses ne comptent pas.": Text.Notice.BadLinks(
			[2]string{Text.Notice.Parts.Of("mode"), Text.Notice.Parts.Of("tries")}, [2]string{"x", "y"}, 2),
	} {
		if written(said) != want {
			t.Errorf("%q, want %q", written(said), want)
		}
	}
}
