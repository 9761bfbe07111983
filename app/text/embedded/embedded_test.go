package embedded

import (
	"testing"

	"ketword/app/text"
)

// TestEmbedded: the sentences of each language are there, English first; it also stands in for unknown
// languages.
func TestEmbedded(t *testing.T) {
	if len(All()) != len(text.Locales) || All()[0] != English {
		t.Errorf("%d languages, want %d", len(All()), len(text.Locales))
	}
	for i, l := range text.Locales {
		if c := All()[i]; c.Lang != l.Tag || Of(l.Tag) != c || c.Language.Name != l.Name || Compiled(l.Tag) == "" {
			t.Errorf("%s has the sentences of %s", l.Tag, c.Lang)
		}
	}
	if Of("xx") != English || Of("") != English || Compiled("xx") != "" {
		t.Error("an unknown language is not English")
	}
}
