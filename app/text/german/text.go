// Package german has the sentences in German, a file for each feature, as in app/text.
//
// They say du, in plain words that can be read aloud. Buttons are infinitives (Teilen,
// Löschen); quotes are „…“; numbers have a comma before decimals and points between thousands.
// What others are called that the player plays with is dein Gegenüber, for everyone.
//
// Its words, the same everywhere:
//
//	answer, secret word   Lösungswort; the secret, one word or two: Lösung
//	guess                 Versuch (Versuch 3); the word that is guessed: Wort
//	try                   Versuch (noch 4 Versuche)
//	mark                  Markierung: fehlt, woanders, richtig
//	row, tile, key        Zeile, Feld, Taste
//	mixed                 gemischt
//	still possible        noch möglich
//	hint (the coach's)    Tipp; those that the marks give: Hinweise
//	coach, solver, lab    Trainer, Lösungshilfe, Labor
//	review                Analyse: Können, Glück, Bit
//	first guess           Startwort
//	puzzle, game          Rätsel, Spiel
//	daily                 Tagesrätsel 326; streak: Serie
//	seed                  Nummer (of a puzzle), Startzahl (of a draw)
//	level                 Stufe: Normal, Schwer, Streng
//	list, fingerprint     Wortliste, Kennung
//	challenge, rival      Duell (to challenge: herausfordern), Gegenüber
//	counts as a line      Zahlenreihe
//	average, worst case   im Schnitt, im schlimmsten Fall
package german

import "ketword/app/text"

// Text is the catalogue of German.
var Text = &text.Text{
	Lang:         "de",
	Name:         "Deutsch",
	Titles:       titles,
	Game:         game,
	End:          end,
	KeepGuessing: keepGuessing,
	Introduction: introduction,
	Share:        share,
	Challenge:    challenge,
	Rival:        rival,
	Menu:         menu,
	Install:      install,
	Offline:      offline,
	Language:     language,
	PuzzleChoice: puzzleChoice,
	Unfinished:   unfinished,
	Level:        level,
	Seed:         seed,
	Archive:      archive,
	Lists:        lists,
	OwnLists:     ownLists,
	ListImport:   listImport,
	Stats:        stats,
	History:      history,
	Settings:     settings,
	Help:         help,
	Explainer:    explainer,
	Guide:        guide,
	Notice:       notice,
	Speech:       speech,
	Coach:        coach,
	Hint:         hint,
	PlayOn:       playOn,
	Watch:        watch,
	Review:       review,
	Games:        games,
	Scores:       scores,
	Solver:       solver,
	Lab:          lab,
	Tournament:   tournament,
}
