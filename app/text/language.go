package text

// Language has what is said of the language itself.
type Language struct {
	Offer string // button, shown to those who read another language: the page in this one
	Keep  string // button: goes on in this one
}

var englishLanguage = Language{
	Offer: "Read this in English",
	Keep:  "Stay with English",
}
