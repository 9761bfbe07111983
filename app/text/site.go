package text

// Name is the product's name, in every language.
const Name = "Ketword"

// Site has the sentences of the page around the game: what is shown before
// the program runs, or when it can't, and what other programs show of it. Only the build
// needs them, so the program does not have them.
type Site struct {
	Title        string // title of the window
	Description  string // for search engines and shared links
	Descriptions Names  // the same of the other pages, by the names of their dialogs
	NoScript     string // scripts are switched off
	Framed       string // the page stands in another one
	OwnWindow    string // its link to the game
	FromFile     string // the page was opened from a file
	NoWasm       string // the browser has no WebAssembly
	LoadFailed   string // the program could not be loaded
	Crashed      string // the program stopped again and again
	CrashSave    string // a link beside Retry, to a file with the finished games
	CrashPlace   string // before the version and the code of the place where it stopped
	Judged       string // a word was entered before the program runs
	Retry        string // the button beside LoadFailed and Crashed
	NotFound     string // heading of the 404 page
	NotFoundWay  string // its link to the game
	Classic      string // entry of the installed game's menu
	Quantum      string
	ScreenSmall  string // what the picture of a telephone shows, for an installer
	ScreenWide   string // and the picture of a wide screen
}

// EnglishSite is the reference.
var EnglishSite = Site{
	Title: "Ketword: Wordle and Quantum Wordle",
	Descriptions: Names{
		{"solver", "Enter the rows of any game, or paste them: what is still possible, and the best next guesses. English, German, French and your own lists, offline."},
		{"lab", "The most frequent letters, the best first guesses, and which strategy wins: for any word list, Classic and Quantum, in your browser."},
	},
	Description: "Guess the secret word in six tries, or either of two at once. Free, without an account, and playable offline.",
	NoScript:    "Ketword needs JavaScript. Please allow it on this page and reload.",
	Framed:      "Ketword doesn’t play inside another page, which could show you anything around it.",
	OwnWindow:   "Open Ketword in its own window",
	FromFile:    "Ketword can’t run from a file that was opened directly. It needs a web server: make run, in the project’s folder, starts one.",
	NoWasm:      "Ketword needs WebAssembly, which this browser lacks or has switched off. Please update the browser or allow WebAssembly.",
	LoadFailed:  "Ketword could not be loaded. Please check your connection and try again.",
	Crashed:     "Ketword keeps crashing. Your saved games are still there. Please try again.",
	CrashSave:   "Save finished games as a file",
	CrashPlace:  "If you report this, please add what follows:",
	Judged:      "Judged once the game has loaded",
	Retry:       "Try again",
	NotFound:    "Page not found",
	NotFoundWay: "Play Ketword",
	Classic:     "Classic",
	Quantum:     "Quantum",
	ScreenSmall: "A quantum game on a phone: a row of round tiles has marks from both words",
	ScreenWide:  "A quantum game on a wide screen",
}

var englishTitles = Names{
	{"solver", "Solver for Wordle and Quantum Wordle · Ketword"},
	{"lab", "Ketword lab: letters, first guesses, tournaments"},
}
