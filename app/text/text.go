// Package text holds every sentence that a player of the site reads. Each file
// has the sentences of one feature as a struct, and beside it the English ones,
// which are the reference. Another language is a package below this one that fills
// the same structs in files of the same names; app/languages has the table of them. A sentence that depends on values is a function of
// them; one of a table's rows is found by the row's name.
package text

// Text is the catalogue of one language.
type Text struct {
	Lang         string                      // language tag of the sentences, as in "en"
	capitals     func(letters string) string // nil where the usual ones will do
	Name         string                      // of the language, in itself
	Titles       Names                       // of the window, while a dialog is open that has a page, by its name
	Game         Game
	End          End
	KeepGuessing KeepGuessing
	Introduction Introduction
	Share        Share
	Challenge    Challenge
	Rival        Rival
	Menu         Menu
	Install      Install
	Offline      Offline
	Language     Language
	PuzzleChoice PuzzleChoice
	Unfinished   Unfinished
	Level        Level
	Seed         Seed
	Archive      Archive
	Lists        Lists
	OwnLists     OwnLists
	ListImport   ListImport
	Stats        Stats
	History      History
	Settings     Settings
	Help         Help
	Explainer    Explainer
	Guide        Guide
	Notice       Notice
	Speech       Speech
	Coach        Coach
	Hint         Hint
	PlayOn       PlayOn
	Watch        Watch
	Review       Review
	Games        Games
	Scores       Scores
	Solver       Solver
	Lab          Lab
	Tournament   Tournament
}

// Folder returns the folder of the pages in this language, from the site's root: "" of the
// reference, and else as in "de/".
func (t *Text) Folder() string {
	if t.Lang == English.Lang {
		return ""
	}
	return t.Lang + "/"
}

// English is the catalogue of English.
var English = &Text{
	Lang:         "en",
	Name:         "English",
	Titles:       englishTitles,
	Game:         englishGame,
	End:          englishEnd,
	KeepGuessing: englishKeepGuessing,
	Introduction: englishIntroduction,
	Share:        englishShare,
	Challenge:    englishChallenge,
	Rival:        englishRival,
	Menu:         englishMenu,
	Install:      englishInstall,
	Offline:      englishOffline,
	Language:     englishLanguage,
	PuzzleChoice: englishPuzzleChoice,
	Unfinished:   englishUnfinished,
	Level:        englishLevel,
	Seed:         englishSeed,
	Archive:      englishArchive,
	Lists:        englishLists,
	OwnLists:     englishOwnLists,
	ListImport:   englishListImport,
	Stats:        englishStats,
	History:      englishHistory,
	Settings:     englishSettings,
	Help:         englishHelp,
	Explainer:    englishExplainer,
	Guide:        englishGuide,
	Notice:       englishNotice,
	Speech:       englishSpeech,
	Coach:        englishCoach,
	Hint:         englishHint,
	PlayOn:       englishPlayOn,
	Watch:        englishWatch,
	Review:       englishReview,
	Games:        englishGames,
	Scores:       englishScores,
	Solver:       englishSolver,
	Lab:          englishLab,
	Tournament:   englishTournament,
}

// Names is what some things are called, such as the values of a setting: pairs of a thing's
// name in the code and a text. It is no map, since the program would make that at every
// start, from code that is several times as large.
type Names [][2]string

// Of returns the text of a name; "" if there is none.
func (n Names) Of(name string) string {
	for _, pair := range n {
		if pair[0] == name {
			return pair[1]
		}
	}
	return ""
}

// WithCapitals returns the sentences for words of a list that a function writes in capitals.
func (t *Text) WithCapitals(upper func(letters string) string) *Text {
	with := *t
	with.capitals = upper
	return &with
}

// Capitals returns the function that writes words of the list in capitals; nil where the usual ones will do.
func (t *Text) Capitals() func(letters string) string { return t.capitals }
