// Package french has the sentences of app/text in French.
//
// They say vous, and the words of the game are everywhere these:
//
//	puzzle          grille (grille du jour, grille nº 42)
//	daily 324       mot du jour nº 324
//	game            partie
//	board, tile     plateau, case
//	row             ligne, mixte if it is mixed
//	guess, try      essai
//	secret word     mot secret; one or two of them, the secret: solution
//	answers         solutions; extra allowed guesses: autres mots acceptés
//	absent          absent
//	present         mal placé
//	correct         bien placé
//	still possible  encore possible
//	hint            indice; a game is marked “avec indices”
//	level, streak   niveau, jours de suite
//	seed            numéro de grille; in the lab: graine
//	challenge       défi
//	rival           adversaire
//	review          analyse
//	solver, lab     solveur, labo
//	fingerprint     empreinte
//
// A noun is plural from two on: 0 essai, 1,5 essai, 2 essais. The spaces before : and in front
// of a unit are U+00A0, those before ; ! ? % and inside « » U+202F, which an editor shows as any
// space; a test of app/languages finds one that is forgotten.
package french

import "ketword/app/text"

// Text is the catalogue of French.
var Text = &text.Text{
	Lang:         "fr",
	Name:         "Français",
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
