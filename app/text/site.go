package text

// Site has the sentences of the page around the game: what is shown before
// the program runs, or when it can't, and what other programs show of it.
type Site struct {
	Name        string // the product's name
	Title       string // title of the window
	Description string // for search engines and shared links
	NoScript    string // scripts are switched off
	FromFile    string // the page was opened from a file
	NoWasm      string // the browser has no WebAssembly
	LoadFailed  string // the program could not be loaded
	Crashed     string // the program stopped again and again
	Retry       string // the button beside LoadFailed and Crashed
	NotFound    string // heading of the 404 page
	NotFoundWay string // its link to the game
	Classic     string // entry of the installed game's menu
	Quantum     string
	ScreenSmall string // what the picture of a telephone shows, for an installer
	ScreenWide  string // and the picture of a wide screen
}

var englishSite = Site{
	Name:        "Ketword",
	Title:       "Ketword: Wordle and Quantum Wordle",
	Description: "Guess the secret word in six tries, or either of two at once. Free, without an account, and playable offline.",
	NoScript:    "Ketword needs JavaScript. Please allow it on this page and reload.",
	FromFile:    "This page was opened as a file, and browsers run no programs from files. Open it from a web server: in the project’s folder, make run starts one.",
	NoWasm:      "Ketword needs WebAssembly, which this browser lacks or has switched off. Please update the browser or allow WebAssembly.",
	LoadFailed:  "Ketword could not be loaded. Please check your connection and try again.",
	Crashed:     "Ketword keeps stopping. Please reload the page. What was saved is still there.",
	Retry:       "Try again",
	NotFound:    "There is no page here",
	NotFoundWay: "Play Ketword",
	Classic:     "Classic",
	Quantum:     "Quantum",
	ScreenSmall: "A quantum game on a phone: a row of round tiles has marks from both words",
	ScreenWide:  "A quantum game on a wide screen",
}
