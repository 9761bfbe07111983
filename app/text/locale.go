package text

// A Locale is a language of the interface, with what is needed of it where another is spoken.
type Locale struct {
	Tag   string // as in "de"
	Name  string // of the language, in itself
	Offer string // to those who read another language: the page in this one
	Guide Lesson
}

// A Lesson has the words of the guided puzzle in a language.
type Lesson struct {
	First, Second  string // the secret words
	Unmixed, Mixed string // the guesses that are proposed: marked by one word, and by both
}

// LocaleOf returns a language by its tag; the reference, if there is no such one.
func LocaleOf(tag string) Locale {
	for _, l := range Locales {
		if l.Tag == tag {
			return l
		}
	}
	return Locales[0]
}

// Folder returns the folder of the pages in a language, from the site's root: "" of the
// reference, and else as in "de/".
func (l Locale) Folder() string {
	if l == Locales[0] {
		return ""
	}
	return l.Tag + "/"
}
