package notice

// LanguageNotLoaded says that the page could not be loaded in a language.
type LanguageNotLoaded struct {
	notice
	Lang string // language tag
}

// CorruptValue says that a stored value could not be read, and to which key it was moved.
type CorruptValue struct {
	notice
	Key string
}
