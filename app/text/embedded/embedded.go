// Package embedded holds the sentences of all languages for native programs: the build, the terminal
// edition and tests.
package embedded

import (
	"embed"
	"slices"

	"ketword/app/text"
	"ketword/internal/each"
)

//go:embed *.txt
var files embed.FS

var all = each.Of(text.Locales, func(l text.Locale) *text.Text {
	t, err := text.Read(Compiled(l.Tag))
	if err != nil {
		panic(err)
	}
	return t
})

// English holds the sentences of the reference.
var English = all[0]

// All returns the sentences of all languages, English first.
func All() []*text.Text { return all }

// Of returns the sentences of the language with a tag, or English for an unknown tag.
func Of(tag string) *text.Text { return all[slices.Index(text.Locales, text.LocaleOf(tag))] }

// Compiled returns the compiled catalogue of a language, including the messages for the build, or "" if
// there is none.
func Compiled(lang string) string {
	data, _ := files.ReadFile(lang + ".txt") // it fails only if there is none
	return string(data)
}
