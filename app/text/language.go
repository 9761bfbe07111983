package text

// Language has what is said of the language itself.
type Language struct {
	Offer string // button, shown to those who read another language: the page in this one
	Keep  string // button: goes on in this one
}

// OwnNames are the languages of the interface, by their tags, as they call themselves:
// every language's settings have them so.
var OwnNames = Names{{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}}

var englishLanguage = Language{
	Offer: "Read this in English",
	Keep:  "Stay with English",
}
