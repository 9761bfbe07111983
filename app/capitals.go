package app

import (
	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
)

// textOf returns the sentences of the page for a list. Only for lists with a dotless ı do they differ, in
// their capital letters.
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
