// Package languages is the table of the languages of the interface.
package languages

import (
	"ketword/app/text"
	"ketword/app/text/french"
	"ketword/app/text/german"
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
	var all []*text.Text
	for _, l := range rows {
		all = append(all, l.text)
	}
	return all
}

// Tags returns the tags of the languages, in the same order.
func Tags() []string {
	var tags []string
	for _, l := range rows {
		tags = append(tags, l.text.Lang)
	}
	return tags
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
