// Package text holds every sentence that a player reads, one catalogue a
// language. A sentence that depends on values is a function of them.
package text

// Text is the catalogue of one language.
type Text struct {
	Lang    string // language tag of the sentences, as in "en"
	Site    Site
	Game    Game
	End     End
	Menu    Menu
	Lists   Lists
	Stats   Stats
	History History
	Help    Help
	Notice  Notice
	Speech  Speech
}

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
