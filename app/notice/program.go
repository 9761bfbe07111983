package notice

// UpdateReady tells that a new version of the site waits, and can be taken.
type UpdateReady struct{ notice }

// PlaysOffline tells that the game is kept on the device for the first time.
type PlaysOffline struct{ notice }

// LanguageNotLoaded tells that the page can't be had in a language.
type LanguageNotLoaded struct {
	notice
	Lang string // its tag
}

// CantSave tells that storage is denied or full.
type CantSave struct{ notice }

// CorruptValue tells that a stored value could not be read, and under which
// key it is now.
type CorruptValue struct {
	notice
	Key string
}

// NewerValue tells that a stored value is of a newer version.
type NewerValue struct{ notice }
