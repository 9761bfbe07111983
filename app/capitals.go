package app

import (
	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// upper writes letters of a list in capitals, as its language does.
func upper(t *text.Text, letters string) string {
	if own := t.Capitals(); own != nil {
		return own(letters)
	}
	return engine.Upper(letters)
}

// uppers writes each letter in capitals.
func uppers(t *text.Text, letters string) []string {
	return each.Of([]engine.Letter(letters), func(l engine.Letter) string { return upper(t, string(l)) })
}

// textOf returns the sentences of the page for words of a list. They are the same ones but where its capitals are not
// the usual ones.
func (r *root) textOf(list lists.List) *text.Text {
	by := engine.CaseOf(list.Letters)
	if !by.Dotless() {
		return r.plain
	}
	if r.dotless == nil || r.dotless.Lang != r.text.Lang {
		r.dotless = r.plain.WithCapitals(by.Upper)
	}
	return r.dotless
}
