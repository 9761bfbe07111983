package e2e

import (
	"fmt"
	"testing"
	"time"
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

// Giving up asks first. Then the game is lost, and its end has the focus.
func TestGiveUp(t *testing.T) {
	p := start(t)
	g := p.beginGame(either(t)[0])
	p.openFromMenu("ask-give-up", "giveup")
	p.wait(`document.querySelector("dialog .acts").contains(document.activeElement)`)
	p.click("dialog .acts " + action("close"))
	p.dialog("")
	p.shows(g, "")
	p.openFromMenu("ask-give-up", "giveup")
	p.click("dialog " + action("give-up"))
	p.dialog("")
	g = g.GiveUp()
	p.hears(en.Speech.GaveUp(spokenAnswer(g)))
	p.wait(`document.activeElement.matches(".end")`)
	p.reload()
	p.shows(g, "")
	p.ends(g)
}

// switchMode clicks a side of the mode switch.
func (p *page) switchMode(mode string) {
	p.Helper()
	p.click(`[data-action="mode"][data-value="` + mode + `"]`)
	p.until(mode, func(s screen) bool { return s.Mode == mode })
}

// An unfinished game can be removed, which can be undone in the dialog or behind it, where the focus stays near.
func TestUnfinishedGames(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.beginGame(classic)
	p.open(quantum.query())
	p.openDialog("puzzle")
	name := "Classic · " + classic.title() + " · English · 5 letters"
	p.dialogFits("an unfinished game")
	p.click("dialog " + action("remove-game"))
	removed := "Removed: " + name + "."
	told := `document.querySelector("dialog .unfinished .told").textContent`
	p.wait(told + ` === ` + quote(removed) + ` && !document.querySelector("[data-action=resume]") && document.activeElement.dataset.action === "bring-back-game"`)
	p.dialogFits("a game was removed")
	p.accessible("play, a game was removed")
	p.press("Enter")
	p.wait(told + ` === ` + quote(name+" is back.") + ` && document.activeElement.dataset.action === "resume"`)
	p.click("dialog " + action("remove-game"))
	p.closeDialog()
	p.says(removed)
	p.fits("a game was removed")
	p.accessible("a game was removed")
	p.click(".message " + action("bring-back-game"))
	p.openDialog("puzzle")
	p.click("dialog " + action("remove-game"))
	p.closeDialog()
	p.open(classic.query())
	p.shows(classic.game(t), "")
}

// dayButton selects the button of a day of the archive, by the number of its puzzle.
func dayButton(number int) string {
	return fmt.Sprintf(`.calendar [data-action=play-day][data-value="%d"]`, number-1)
}

// opensArchive opens the archive from the choice of a puzzle.
func (p *page) opensArchive() {
	p.Helper()
	p.chooseToPlay("archive")
	p.dialog("archive")
}

// focusesDay waits until a day of the archive that is named so has the focus.
func (p *page) focusesDay(name string) {
	p.Helper()
	p.wait(`document.activeElement.getAttribute("aria-label") === ` + quote(name))
}

// The archive is a calendar of the daily puzzles, played by mouse or keyboard; it fits on
// the smallest screen.
func TestArchive(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.speaks("en-US")
	p.keepsTime("UTC", "2026-11-04T12:00:30Z", "?mode=quantum")
	g := p.inPlay()
	p.play(g, guesses(t, g)[0], secrets(g)[0])
	p.wait(`(localStorage["ketword-page"] || "").includes('["class","countdown"]]]')`) // a snapshot tells no time

	p.opensArchive()
	p.focusesDay("Wednesday 4 November, today, on the board: solved in 2")
	p.press("ArrowLeft")
	p.focusesDay("Tuesday 3 November: not played")
	p.countsDown(".archive", 12*time.Hour)
	p.accessible("archive")
	is(p, "the first day of a week", `document.querySelector(".calendar th").textContent`, "Su")
	p.dialogFits("archive")
	p.window(320, 568)
	if eval[bool](p, `document.querySelector("dialog").scrollHeight > document.querySelector("dialog").clientHeight`) {
		t.Error("the archive is too high for a small screen")
	}
	p.press("PageUp")
	p.focusesDay("Saturday 3 October: not played")
	p.press("ArrowUp")
	p.focusesDay("Saturday 26 September: not played")
	p.press("Enter")
	p.awaitPlace("26 Sep · English · 5 letters")

	p.opensArchive()
	p.selects("archive-list", "de/6")
	p.click(dayButton(1 + 243))
	p.awaitPlace("1 Sep · German · 6 letters")
}

// offerToInstall does what a browser does that can install the game.
const offerToInstall = `{
	const offer = new Event("beforeinstallprompt", {cancelable: true});
	offer.prompt = () => { window.prompted = (window.prompted || 0) + 1; };
	dispatchEvent(offer);
	window.heldBack = offer.defaultPrevented;
}`

// inMenu is whether an entry is in the open menu.
func (p *page) inMenu(name string) bool {
	p.Helper()
	p.openDialog("menu")
	defer p.closeDialog()
	return eval[bool](p, `Boolean(document.querySelector(`+quote("dialog "+action(name))+`))`)
}

// The menu installs the game where the browser offers that, even before the program runs:
// the offer is held back, made when it is chosen, and gone when the game is installed.
func TestInstall(t *testing.T) {
	p := start(t)
	p.open("")
	if p.inMenu("install") {
		t.Error("an entry that nobody offers")
	}
	p.before(`addEventListener("DOMContentLoaded", () => ` + offerToInstall + `)`)
	p.reload()
	if !eval[bool](p, `window.heldBack`) {
		t.Error("the offer was not held back")
	}
	p.chooseInMenu("install")
	p.dialog("")
	p.wait(`window.prompted === 1 && document.activeElement.dataset.action === "menu"`)
	if p.inMenu("install") {
		t.Error("an offer is there twice")
	}
	p.run(offerToInstall) // the player did not install it
	p.wait(`ketwordBoot.offer`)
	if !p.inMenu("install") {
		t.Error("a new offer is not there")
	}
	p.run(`dispatchEvent(new Event("appinstalled"))`)
	p.settle()
	if p.inMenu("install") {
		t.Error("an entry when it is installed")
	}
}

// In Safari on a phone, which offers nothing, the entry tells how it is done; where the
// game is installed it isn't there.
func TestInstallByHand(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(`navigator.standalone = new URLSearchParams(location.search).has("installed");
		Object.defineProperty(navigator, "maxTouchPoints", {value: 5})`)
	p.open("")
	p.openFromMenu("install", "install")
	p.wait(`document.querySelectorAll("dialog ol li").length === 2 && document.querySelector("dialog").textContent.includes("Add to Home Screen")`)
	p.accessible("how to install")
	p.dialogFits("how to install")
	p.closeDialog()
	p.open("?installed")
	if p.inMenu("install") {
		t.Error("an entry where it is installed")
	}
}
