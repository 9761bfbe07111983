package e2e

import (
	"fmt"
	"testing"
)

// chooseSetting chooses a value of a setting in its dialog.
func (p *page) chooseSetting(name, value string) {
	p.Helper()
	p.openFromMenu("settings", "settings")
	p.click(fmt.Sprintf("dialog [data-value=%q]", name+"="+value))
	p.closeDialog()
}

// The keyboard's layout is the player's choice, for any list. Letters can be tapped and
// typed, and the snapshot of the page has the layout before the program runs;
// so have other pages, and those of another version, of whose sentences nothing is shown.
func TestKeyLayout(t *testing.T) {
	p := start(t)
	l := builtIn("de", 6)
	p.open(classic.query(l.query()))
	g := classic.of(t, l)
	p.shows(g, "")
	p.hasKeys(layouts["de"])
	qwerty := []string{"qwertyuiopü", "asdfghjklöä", "zxcvbnmß"}
	p.chooseSetting("layout", "qwerty")
	p.hasKeys(qwerty)
	p.device = mouse{}
	p.typeIn("zäö")
	p.device = keyboard{}
	p.typeIn("yü")
	p.shows(g, "zäöyü")

	p.before(holdProgram)
	p.openEarly("")
	p.hasKeys(qwerty)
	p.openEarly("?mode=quantum&lang=de&length=5&seed=99") // where nothing was left
	p.hasKeys(qwerty)
	p.run(`{
		const kept = Object.assign(JSON.parse(localStorage["ketword-page"]), {version: "before"}); // as after an update
		localStorage["ketword-page"] = JSON.stringify(kept).replaceAll(/(\["aria-label",)"[^"]*"/g, '$1"Older"').replaceAll('"Classic"', '"Older"');
	}`)
	is(p, "older sentences are kept", `localStorage["ketword-page"].includes('"Older"')`, true)
	p.openEarly("")
	p.hasKeys(qwerty)
	is(p, "older sentences are shown", `document.getElementById("app").outerHTML.includes("Older")`, false)
	is(p, "keys that have marks of another game", `document.querySelectorAll(".key[data-mark]:not([data-mark=''])").length`, 0)
	p.run(`localStorage.setItem("ketword.settings", '{"v":1,"data":{"layout":"alphabetical"}}')`)
	p.openEarly("")
	p.hasKeys(layouts["en"]) // not what was left, whose keys are others
	p.starts()
	p.hasKeys([]string{"aäbcdefghij", "klmnoöpqrsß", "tuüvwxyz"})
}

// The dialog of settings is accessible and fits into every window. A setting takes effect at once, by mouse or keyboard, and is there
// again after the page was loaded anew. With one of them keys can be felt, unless motion is reduced.
func TestSettingsDialog(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(`window.felt = 0; Navigator.prototype.vibrate = () => { window.felt++; return true; }`)
	p.openPuzzle(classic, mouse{})
	keys := func(want string) {
		t.Helper()
		is(p, "the last row of keys", `[...document.querySelector(".keys:last-child").children]
			.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left).map((key) => key.dataset.key).join(" ")`, want)
	}
	keys("Enter z x c v b n m Backspace")
	const toggle = `dialog [role=switch][data-value^="swap-keys="]`
	p.openFromMenu("settings", "settings")
	p.dialogFits("settings")
	p.click(toggle)
	p.wait(`document.documentElement.dataset.swapKeys === "on" && document.querySelector('` + toggle + `').ariaChecked === "true"`)
	keys("Backspace z x c v b n m Enter")
	p.accessible("settings, one on")
	for _, contrast := range [][2]string{{"on", "none"}, {"off", "flex"}} { // high contrast has its own colours
		p.click(`dialog [data-value="contrast=` + contrast[0] + `"]`)
		p.wait(`getComputedStyle(document.querySelector("#about-palette + .chips")).display === ` + quote(contrast[1]))
	}
	p.window(320, 200) // as of a window of 1280 pixels that is magnified four times
	p.wait(`(() => {
		const dialog = document.querySelector("dialog"), edge = getComputedStyle(dialog.querySelector(".content"), "::after");
		return dialog.scrollHeight > dialog.clientHeight && edge.position === "sticky" && edge.backgroundImage.startsWith("linear-gradient");
	})()`) // it fades at its edge

	p.window(390, 844)
	p.reload()
	keys("Backspace z x c v b n m Enter")
	feels := func(what string, want int) {
		t.Helper()
		p.run(`window.felt = 0`)
		p.device.press(p, "c")
		p.settle()
		is(p, what, `window.felt`, want)
	}
	p.prefer(wantsMotion)
	feels("off", 0)
	p.chooseSetting("haptics", "on")
	feels("on", 1)
	p.prefer()
	feels("reduced motion", 0)
	p.openFromMenu("settings", "settings")
	p.run(`document.querySelector('` + toggle + `').focus()`)
	p.press(" ")
	p.wait(`document.documentElement.dataset.swapKeys === "off" && document.querySelector('` + toggle + `').matches(":focus")`)
}
