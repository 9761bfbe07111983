package recipe

import (
	"strings"

	"ketword/wordlists/gen/internal/selection"
)

// write records how people write the words: as the spelling that is nearest to an
// answer, with ’ for an apostrophe, or for words that the dictionary lacks, as the most frequent
// one. What the language says by hand wins.
func (l Language) write(s *selection.Words, m materials, best map[string]spelling) {
	fold := l.folder()
	frequent := make(map[string]string)
	for form := range m.ranks {
		if word, ok := fold(form); ok && m.usual(form, frequent[word]) {
			frequent[word] = form
		}
	}
	for word, form := range frequent {
		if _, known := best[word]; !known {
			s.Write(word, form)
		}
	}
	for word, b := range best {
		s.Write(word, strings.ReplaceAll(b.written, "'", "’"))
	}
	for form := range strings.FieldsSeq(l.Written) {
		if word, ok := fold(form); ok {
			s.Write(word, form)
		}
	}
}

// usual reports whether people write a form rather than another one, which may be "".
func (m materials) usual(form, than string) bool {
	a, b := m.rank(form), m.rank(than)
	return a < b || a == b && form < than
}
