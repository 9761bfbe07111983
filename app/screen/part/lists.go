package part

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/session"
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

// Waiting tells which list is being loaded, and how far.
func Waiting(t *text.Text, w session.Waiting) string {
	return t.Lists.Loading(wording.FullListName(t, w.List)) + " " + t.Game.Percent(strconv.Itoa(w.Percent()))
}
