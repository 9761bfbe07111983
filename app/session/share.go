package session

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
)

// Forms returns the forms of a result, in the order in which players see them.
func Forms() []records.Shareable {
	return []records.Shareable{records.SharedEmoji, records.SharedWords, records.SharedPattern, records.SharedDigits, records.SharedPicture}
}

// ListWithCode returns the list that a title of a version before names, or the default list,
// which one of today doesn't name; false if it isn't here.
func (l *Library) ListWithCode(code string) (lists.Name, bool) {
	if code == "" {
		return lists.Default(), true
	}
	for _, list := range slices.Concat(l.Lists, l.Own) {
		if list.Code() == code {
			return list.Name, true
		}
	}
	return lists.Name{}, false
}

// SharesLink reports whether results are shared with the link to their puzzle.
func (s *Session) SharesLink() bool { return s.Settings.Value(ShareLink) != "off" }
