package text

import "strconv"

// Lists has what is said of choosing and loading a word list.
type Lists struct {
	Language  string // headings of the choices
	Length    string
	Default   func(length int) string // title of an imported list that was given none
	Loading   func(list string) string
	NotLoaded func(list string) string
	TryAgain  string

	GuessesMissing func(language string) string // that may be guessed beside a player's list; by its tag
	GuessesComing  func(language string) string

	NoPairs func(list string) string
	Missing func(length int, fingerprint string) string // a link's list is not here
}

var englishLists = Lists{
	Language: "Language",
	Length:   "Letters",
	Default:  func(length int) string { return strconv.Itoa(length) + "-letter words" },
	Loading:  func(list string) string { return "Loading " + list + " …" },
	TryAgain: "Try again",
	GuessesMissing: func(language string) string {
		return "The " + englishLanguages.Of(language) + " words could not be loaded. Only the list’s own can be guessed."
	},
	GuessesComing: func(language string) string {
		return "The " + englishLanguages.Of(language) + " words are still being loaded."
	},
	NotLoaded: func(list string) string { return list + " could not be loaded. Please check your connection." },
	NoPairs: func(list string) string {
		return list + " can’t be played in quantum: any two of its answers share a letter."
	},
	Missing: func(length int, fingerprint string) string {
		return "This link needs a word list that you don’t have (" + strconv.Itoa(length) + " letters, fingerprint " + fingerprint +
			"). Import it under “Your word lists” in the menu, and the puzzle opens."
	},
}
