package e2e

import (
	"testing"
)

// chooseInMenu opens the menu and clicks one of its entries.
func (p *page) chooseInMenu(name string) {
	p.Helper()
	p.openDialog("menu")
	if name == "lists" || name == "lab" {
		p.click("dialog summary")
	}
	p.click("dialog " + action(name))
}

// openFromMenu opens a dialog by an entry of the menu.
func (p *page) openFromMenu(entry, dialog string) {
	p.Helper()
	p.chooseInMenu(entry)
	p.dialog(dialog)
}

// chooseToPlay opens the choice of a puzzle and clicks one of its controls.
func (p *page) chooseToPlay(name string) {
	p.Helper()
	p.openDialog("puzzle")
	p.click("dialog " + action(name))
}

// switchMode clicks a side of the mode switch.
func (p *page) switchMode(mode string) {
	p.Helper()
	p.click(`[data-action="mode"][data-value="` + mode + `"]`)
	p.until(mode, func(s screen) bool { return s.Mode == mode })
}

// The archive is a calendar of the daily puzzles, played by mouse or keyboard; its weeks begin as the browser says, and it fits on
// the smallest screen.
func TestArchive(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.speaks("en-US")
	p.open("?mode=quantum")
	g := p.inPlay()
	p.play(g, guesses(t, g)[0], secrets(g)[0])
	p.wait(`(localStorage["ketword-page"] || "").includes('["class","countdown"]]]')`) // a snapshot tells no time

	p.chooseToPlay("archive")
	p.dialog("archive")
	const focused = `document.activeElement.getAttribute("aria-label") === `
	p.wait(focused + `"Wednesday 4 November, today, on the board: solved in 2"`)
	p.press("ArrowLeft")
	p.wait(focused + `"Tuesday 3 November: not played"`)
	p.accessible("archive")
	is(p, "the first day of a week", `document.querySelector(".calendar th").textContent`, "Su")
	p.dialogFits("archive")
	p.window(375, 667)
	is(p, "days too low for a thumb", `[...document.querySelectorAll(".day")].filter((e) => e.getBoundingClientRect().height < 43.5).length`, 0)
	p.window(320, 568)
	is(p, "too high for a small screen", `document.querySelector("dialog").scrollHeight > document.querySelector("dialog").clientHeight`, false)
	p.press("Enter")
	p.awaitPlace("Yesterday · English · 5 letters")
}

// offerToInstall does what a browser does that can install the game.
const offerToInstall = `{
	const offer = new Event("beforeinstallprompt", {cancelable: true});
	offer.prompt = () => { window.prompted = (window.prompted || 0) + 1; };
	dispatchEvent(offer);
	window.heldBack = offer.defaultPrevented;
}`

// The menu installs the game where the browser offers that, even before the program runs: the offer is held back, made when it is
// chosen, and gone when the game is installed. In Safari on a phone, which offers nothing, the entry tells how it is done.
func TestInstall(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(`addEventListener("DOMContentLoaded", () => ` + offerToInstall + `)`)
	p.open("")
	is(p, "held back", `window.heldBack`, true)
	p.chooseInMenu("install")
	p.dialog("")
	p.wait(`window.prompted === 1 && document.activeElement.dataset.action === "menu"`)
	p.openDialog("menu")
	const entry = `document.querySelector('dialog [data-action="install"]')`
	is(p, "an offer that was made", "!"+entry, true)
	p.run(offerToInstall) // the player did not install it
	p.wait(entry)
	p.run(`dispatchEvent(new Event("appinstalled"))`)
	p.wait("!" + entry)
	p.run(`{
		navigator.standalone = false;
		Object.defineProperty(navigator, "maxTouchPoints", {value: 5});
		dispatchEvent(new Event("appinstalled"));
	}`)
	p.wait(entry)
	p.click(`dialog [data-action="install"]`)
	p.dialog("install")
	p.accessible("how to install")
	p.dialogFits("how to install")
}
