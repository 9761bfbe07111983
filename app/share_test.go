//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
)

// TestShareDialog shows the text as it is, so that it can be selected.
func TestShareDialog(t *testing.T) {
	b := tables(t)["quantum, won"]
	b.shared = b.model.Game.Share(b.shareTitle())
	d := b.send(model.Open{Screen: model.ShareScreen}).draw().one(t, tagged("dialog"))
	pre := d.one(t, tagged("pre"))
	equal(t, "text", pre.text(), b.shared)
	equal(t, "can be reached", pre.attr("tabindex"), "0")
	same(t, "hint", texts(d.all(tagged("p"))),
		"This browser would not copy the text. Please select it and copy it yourself.")
}
