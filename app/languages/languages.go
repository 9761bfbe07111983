// Package languages is the table of the languages of the interface.
package languages

import (
	"ketword/app/text"
	"ketword/app/text/french"
	"ketword/app/text/german"
	"ketword/internal/each"
)

// row is a language of the interface.
type row struct {
	text *text.Text
	site *text.Site // the sentences around the game
}

// rows has the languages in the order in which they are offered.
var rows = []row{
	{text.English, &text.EnglishSite},
	{german.Text, &german.Site},
	{french.Text, &french.Site},
}

// SiteOf returns what stands around the game in the language of a catalogue.
func SiteOf(t *text.Text) *text.Site {
	for _, l := range rows {
		if l.text == t {
			return l.site
		}
	}
	panic("a catalogue that has no row")
}

// All returns the catalogues, English first.
func All() []*text.Text {
	return each.Of(rows, func(l row) *text.Text { return l.text })
}

// Tags returns the tags of the languages, in the same order.
func Tags() []string {
	return each.Of(rows, func(l row) string { return l.text.Lang })
}

// Of returns the catalogue of a language by its tag, as in "de"; English for any
// other tag.
func Of(tag string) *text.Text {
	for _, l := range rows {
		if l.text.Lang == tag {
			return l.text
		}
	}
	return text.English
}
