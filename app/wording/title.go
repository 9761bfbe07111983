package wording

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
)

// ListInTitle names a list in a title, by its name before players, as far as it is not as usual: "" of the default
// list.
func ListInTitle(t *text.Text, l lists.Name, name string) string {
	var parts []string
	usual := lists.Default()
	if l.Lang != usual.Lang {
		parts = append(parts, name)
	}
	if l.Length != usual.Length {
		parts = append(parts, t.Game.Letters(l.Length))
	}
	return strings.Join(parts, ", ")
}
