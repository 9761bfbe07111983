package text

// English is the catalogue of English.
var English = Text{
	Lang: "en",
	Site: Site{
		Name:        "Ketword",
		Title:       "Ketword: Wordle and Quantum Wordle",
		Description: "Guess the secret word in six tries, or one of two at once. Free, without accounts, and playable offline.",
		NoScript:    "Ketword needs JavaScript. Please switch it on for this page, and load it again.",
		FromFile:    "This page was opened from a file, where a browser lets no program run. Open it from a web server: in the project's folder, make run starts one.",
		NoWasm:      "Ketword needs WebAssembly, and this browser has none or has it switched off. Please update the browser, or allow WebAssembly.",
		LoadFailed:  "Ketword could not be loaded. Please check the connection, and try again.",
		Crashed:     "Ketword stopped again and again. Please load the page again. What this browser could save is still there.",
		Retry:       "Try again",
		NotFound:    "There is no page here",
		NotFoundWay: "Play Ketword",
		Classic:     "Classic",
		Quantum:     "Quantum",
		ScreenSmall: "A quantum game on a phone: round tiles show that both words had a part in a row",
		ScreenWide:  "A quantum game on a wide screen",
	},
	Game:    englishGame,
	End:     englishEnd,
	Menu:    englishMenu,
	Lists:   englishLists,
	Stats:   englishStats,
	History: englishHistory,
	Help:    englishHelp,
	Notice:  englishNotice,
	Speech:  englishSpeech,
}
