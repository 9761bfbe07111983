//go:build !js

package wordlists

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

//go:embed */answers-*.txt */guesses-*.txt */quantum-*.txt */written.txt
var files embed.FS

// Find returns the list of a language and length; false if there is none. In the
// browser it knows the default list only.
func Find(lang string, length int) (List, bool) {
	if lang == English5.Lang && length == English5.Length {
		return English5, true
	}
	answers, err := files.ReadFile(fmt.Sprintf("%s/answers-%d.txt", lang, length))
	if err != nil {
		return List{}, false
	}
	guesses, err := files.ReadFile(fmt.Sprintf("%s/guesses-%d.txt", lang, length))
	book, _ := files.ReadFile(fmt.Sprintf("%s/quantum-%d.txt", lang, length)) // which a list can lack
	return List{
		Lang: lang, Length: length, Answers: string(answers), Guesses: string(guesses), Written: written(lang, length),
		Stored: Stored{Book: string(book)},
	}, err == nil
}

// written returns the words of a language's written.txt, which it can lack, that have a length in
// the lists. There, a ligature is two letters, and an apostrophe none.
func written(lang string, length int) string {
	all, _ := files.ReadFile(lang + "/written.txt")
	var b strings.Builder
	for word := range strings.Lines(string(all)) {
		if utf8.RuneCountInString(withoutEnd(word))+strings.Count(word, "œ")+strings.Count(word, "æ")-strings.Count(word, "’") == length {
			b.WriteString(withoutEnd(word) + "\n")
		}
	}
	return b.String()
}

// first are the languages whose lists come first.
var first = []string{"en", "de", "fr"}

// All returns all lists, in the order of the catalogue. The error names a file of
// answers that is misnamed or has no file of guesses.
func All() ([]List, error) {
	names, err := fs.Glob(files, "*/answers-*.txt")
	if err != nil {
		return nil, err
	}
	var all []List
	for _, name := range names {
		var length int
		if _, err := fmt.Sscanf(path.Base(name), "answers-%d.txt", &length); err != nil {
			return nil, fmt.Errorf("wordlists/%s: the name is not answers-LENGTH.txt", name)
		}
		list, found := Find(path.Dir(name), length)
		if !found {
			return nil, fmt.Errorf("wordlists/%s: guesses-%d.txt is missing in the same folder", name, length)
		}
		all = append(all, list)
	}
	slices.SortFunc(all, func(a, b List) int {
		return cmp.Or(cmp.Compare(rank(a.Lang), rank(b.Lang)), cmp.Compare(a.Lang, b.Lang), cmp.Compare(a.Length, b.Length))
	})
	return all, nil
}

// rank returns the index of a language in first; that of the others is after all
// of these.
func rank(lang string) int {
	if i := slices.Index(first, lang); i >= 0 {
		return i
	}
	return len(first)
}
