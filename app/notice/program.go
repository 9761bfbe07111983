package notice

// LanguageNotLoaded tells that the page can't be had in a language.
type LanguageNotLoaded struct {
	notice
	Lang string // its tag
}

// CorruptValue tells that a stored value could not be read, and under which
// key it is now.
type CorruptValue struct {
	notice
	Key string
}
