package app

import (
	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
)

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
