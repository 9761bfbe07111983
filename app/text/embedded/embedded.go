// Package embedded has the sentences of all languages for native programs: the build, the terminal edition and tests.
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

// English has the sentences of the reference.
var English = all[0]

// All returns the sentences of all languages, English first.
func All() []*text.Text { return all }

// Of returns the sentences of a language by its tag, as in "de"; English for any other tag.
func Of(tag string) *text.Text { return all[slices.Index(text.Locales, text.LocaleOf(tag))] }

// Compiled returns the catalogue of a language as it is compiled, with the messages for the build; "" if there is none.
func Compiled(lang string) string {
	data, _ := files.ReadFile(lang + ".txt") // which fails only if there is none
	return string(data)
}
