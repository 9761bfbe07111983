package e2e

import "testing"

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
