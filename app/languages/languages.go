// Package languages is the table of the languages of the interface.
package languages

import (
	"slices"

	"ketword/app/text"
	"ketword/app/text/french"
	"ketword/app/text/german"
)

// all has a catalogue for each language, in the order in which they are offered.
var all = []*text.Text{text.English, german.Text, french.Text}

// sites has the sentences around the game, in the same order.
var sites = []*text.Site{&text.EnglishSite, &german.Site, &french.Site}

// SiteOf returns what stands around the game in the language of a catalogue.
func SiteOf(t *text.Text) *text.Site { return sites[slices.Index(all, t)] }

// All returns the catalogues, English first.
func All() []*text.Text { return all }

// Tags returns the tags of the languages, in the same order.
func Tags() []string {
	var tags []string
	for _, t := range all {
		tags = append(tags, t.Lang)
	}
	return tags
}

// Of returns the catalogue of a language by its tag, as in "de"; English for any
// other tag.
func Of(tag string) *text.Text {
	for _, t := range all {
		if t.Lang == tag {
			return t
		}
	}
	return text.English
}
