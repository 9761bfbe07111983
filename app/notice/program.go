package notice

import "ketword/app/text"

// LanguageNotLoaded says that the page could not be loaded in a language.
type LanguageNotLoaded struct {
	Lang string // language tag
}

func (n LanguageNotLoaded) Sentence(t *text.Text) string {
	return t.Lists.NotLoaded(text.LocaleOf(n.Lang).Name)
}

// CorruptValue says that a stored value could not be read, and to which key it was moved.
type CorruptValue struct {
	Key string
}

func (n CorruptValue) Sentence(t *text.Text) string { return t.Notice.Corrupt(n.Key) }
