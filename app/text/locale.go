package text

// A Locale is a language of the interface, with the facts about it that pages in other languages need.
type Locale struct {
	Tag   string // as in "de"
	Name  string // name of the language, in that language
	Offer string // offers the page in this language to readers of another one
	Guide Lesson
}

// A Lesson holds the words of the guided puzzle in a language.
type Lesson struct {
	First, Second  string // the secret words
	Unmixed, Mixed string // the proposed guesses: marked by one word, and by both
}

// LocaleOf returns the language with a tag, or the reference if there is none.
func LocaleOf(tag string) Locale {
	for _, l := range Locales {
		if l.Tag == tag {
			return l
		}
	}
	return Locales[0]
}

// Folder returns the folder of the pages in a language, relative to the site's root: "" for
// the reference, otherwise as in "de/".
func (l Locale) Folder() string {
	if l == Locales[0] {
		return ""
	}
	return l.Tag + "/"
}
