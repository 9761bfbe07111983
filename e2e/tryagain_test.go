package e2e

import (
	"strings"
	"testing"
)

// A list that could not be loaded is loaded again when the player says so, in the menu or below the board,
// and by itself when the network is back. The game in play goes on meanwhile. No rule of axe-core is broken.
func TestTryAgain(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	p.withAxe()
	english := p.openPuzzle(classic, keyboard{})
	p.awaitOfflineCopy() // from here on a list that breaks off isn't logged in the page
	const failed = "German · 5 letters could not be loaded. Please check your connection."
	p.openDialog("puzzle")
	p.click(ofLang("de"))
	p.awaitHalfLoaded("German · 5 letters")
	p.accessible("play, loading") // with a progress bar
	proxy.disconnect()
	p.wait(status + ` === ` + quote(failed))
	p.dialogFits("a list that could not be loaded")
	p.accessible("play, not loaded")
	p.click("dialog " + action("try-again"))
	p.awaitHalfLoaded("German · 5 letters")
	proxy.disconnect()
	p.wait(status + ` === ` + quote(failed))
	p.closeDialog()
	p.says(failed)
	p.fits("a list that could not be loaded")
	half := func() {
		t.Helper()
		p.until("half of the list", func(s screen) bool {
			return strings.HasPrefix(s.Message, "Loading German · 5 letters … ") && !strings.HasSuffix(s.Message, "… 0%")
		})
	}
	p.click(".message " + action("try-again"))
	half()
	english = p.play(english, guesses(t, english)[0])
	proxy.disconnect()
	p.says(failed)
	p.run(`dispatchEvent(new Event("online"))`)
	half()
	proxy.release()
	p.awaitPlace("German · 5 letters")
	p.returnTo(english, "")
}
