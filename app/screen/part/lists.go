package part

import "ketword/app/lists"

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
