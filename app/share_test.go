//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/model"
)

// TestResultInWords: the marks of every row in words, of no letter.
func TestResultInWords(t *testing.T) {
	for name, test := range map[string]struct {
		table *table
		want  []string
	}{
		"won": {newTable(t, "abide", "").guess("audio", "abide"), []string{
			": solved in 2 of 6 tries.", "Row 1: correct, absent, present, present, absent.", "Row 2: all correct.",
		}},
		"mixed": {newTable(t, "crown plaid", "&tries=0").guess("slate", "briny", "crown"), []string{
			" · No limit: solved in 3 tries.", "Row 1: absent, correct, correct, absent, absent.",
			"Row 2, mixed: absent, correct, present, present, absent.", "Row 3: all correct.",
		}},
		"lost": {newTable(t, "abide", "&tries=1").guess("crown"), []string{
			" · 1 try: not solved in 1 try.", "Row 1: all absent.",
		}},
		"given up": {newTable(t, "abide", "").send(model.GiveUp{}), []string{": given up after 0 of 6 tries."}},
	} {
		lines := strings.Split(test.table.resultInWords(), "\n")
		title := strings.TrimSuffix(test.table.shareTitle(), ":")
		equal(t, name+": first line", strings.HasPrefix(lines[0], title) && strings.HasSuffix(lines[0], test.want[0]), true)
		same(t, name, lines[1:], test.want[1:]...)
		equal(t, name+": action", test.table.message("copy-words", ""), model.Msg(model.CopyResult{Text: test.table.resultInWords()}))
	}
}

// TestShareDialog shows the text as it is, so that it can be selected.
func TestShareDialog(t *testing.T) {
	b := tables(t)["quantum, won"]
	b.shared = b.model.Game.Share(b.shareTitle())
	d := b.send(model.Open{Screen: model.ShareScreen}).draw().one(t, tagged("dialog"))
	pre := d.one(t, tagged("pre"))
	equal(t, "text", pre.text(), b.shared)
	equal(t, "can be reached", pre.attr("tabindex"), "0")
	same(t, "hint", texts(d.all(tagged("p"))),
		"Your browser blocked copying. Select the text and copy it yourself.")
}

// TestAddressOfResult: a result ends with the way to play the same puzzle, and a
// link is only the address.
func TestAddressOfResult(t *testing.T) {
	const address = "https://example.org/?seed=7"
	share := tables(t)["classic, won"].text.Share
	equal(t, "a result", withAddress(&share, "1\n\n2", address), "1\n\n2\n\nPlay the same puzzle: "+address)
	equal(t, "a link", withAddress(&share, "", address), address)
}
