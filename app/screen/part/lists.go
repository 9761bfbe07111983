package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
)

// Direction returns in which direction a list's words are written.
func Direction(l lists.List) string {
	if l.RightToLeft() {
		return "rtl"
	}
	return "ltr"
}

// WordLang returns the language tag of a list's words, for those who read
// them aloud; "" if it isn't known.
func WordLang(l lists.List) string {
	if l.Name.Own() {
		return ""
	}
	return l.Name.Lang
}

// Barred says that a list has no secrets of two words.
func Barred(t *text.Text, l lists.List) goapp.UI {
	return goapp.P().Class("barred").Text(t.Lists.NoPairs(wording.ListName(t, l)))
}
