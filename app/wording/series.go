package wording

import (
	"strings"

	"ketword/app/text"
)

// Listed writes letters as a sentence has them.
func Listed(t *text.Speech, letters []string) string { return series(t, letters, t.Conjunction()) }

// AnyOf writes letters as a sentence has them of which one is meant.
func AnyOf(t *text.Speech, letters []string) string { return series(t, letters, t.Disjunction()) }

func series(t *text.Speech, letters []string, before string) string {
	if len(letters) < 2 {
		return strings.Join(letters, "")
	}
	last := len(letters) - 1
	return strings.Join(letters[:last], t.Separator()) + before + letters[last]
}
