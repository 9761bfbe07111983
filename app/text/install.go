package text

// Install has what is said of installing the game.
type Install struct {
	Title string // the entry of the menu, and of the dialog that says how it is done by hand
	Why   string
	Share string // the steps; before the sign of the button
	Add   string
	Done  string // closes the dialog
}

var englishInstall = Install{
	Title: "Install Ketword",
	Why:   "Put Ketword on your home screen. It then opens like any other app, even offline.",
	Share: "Tap Share in the browser’s bar:",
	Add:   "Scroll down and choose “Add to Home Screen”.",
	Done:  "Got it",
}
