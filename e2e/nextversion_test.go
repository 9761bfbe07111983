package e2e

import (
	"bytes"
	"testing"
)

// Settings that the version before has stored are there before anything is painted.
func TestSettingsOfTheVersionBefore(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	h.answers(at(`/$`, func(page []byte) []byte {
		return bytes.Replace(page, []byte(`data-settings="1"`), []byte(`data-settings="2"`), 1)
	}))
	p := newPage(t, h.server)
	p.prefer(scheme("light"))
	p.before(holdProgram)
	p.openEarly("")
	p.run(`localStorage.setItem("ketword.settings", ` + quote(`{"v":1,"data":{"theme":"dark"}}`) + `)`)
	p.openEarly("")
	is(p, "the page's version", `document.querySelector("[data-settings]").dataset.settings`, "2")
	p.hasGround("settings of the version before", darkGround)
	p.starts()
}
