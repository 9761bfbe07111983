// Package embedded has the sentences of all languages for native programs: the build, the terminal edition and tests.
package embedded

import (
	"embed"
	"sync"

	"ketword/app/text"
	"ketword/internal/each"
)

//go:embed *.txt
var files embed.FS

// English has the sentences of the reference.
var English = read(text.Locales[0])

// All returns the sentences of all languages, English first.
var All = sync.OnceValue(func() []*text.Text {
	return append([]*text.Text{English}, each.Of(text.Locales[1:], read)...)
})

// Of returns the sentences of a language by its tag, as in "de"; English for any other tag.
func Of(tag string) *text.Text {
	for _, t := range All() {
		if t.Lang == tag {
			return t
		}
	}
	return English
}

// Compiled returns the catalogue of a language as it is compiled, with the messages for the build; "" if there is none.
func Compiled(lang string) string {
	data, _ := files.ReadFile(lang + ".txt") // which fails only if there is none
	return string(data)
}

func read(l text.Locale) *text.Text {
	t, err := text.Read(Compiled(l.Tag))
	if err != nil {
		panic(err)
	}
	return t
}
