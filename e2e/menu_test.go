package e2e

import (
	"testing"
)

// chooseInMenu opens the menu and clicks one of its entries.
func (p *page) chooseInMenu(name string) {
	p.Helper()
	p.openDialog("menu")
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
