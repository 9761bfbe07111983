package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
)

// haptics are how long the device vibrates, and rests in between, in milliseconds. A win
// is felt when the last tile has turned, as the style sheet has it.
var haptics = map[effect.Haptic][]any{
	effect.FeelKey:     {8},
	effect.FeelRefusal: {30, 50, 30},
	effect.FeelWin:     {0, 780, 25, 70, 25, 70, 70},
}

// vibrates reports whether the device may be able to vibrate.
func vibrates() bool { return browser.Navigator().Get("vibrate").Truthy() }

// vibrate lets the player feel something, unless motion is to be reduced.
func vibrate(what effect.Haptic) {
	if vibrates() && !reducedMotion() {
		browser.Navigator().Call("vibrate", haptics[what])
	}
}

// reducedMotion reports whether the player, or the system, wants little to move.
func reducedMotion() bool {
	return browser.DocumentElement().Get("dataset").Get("motion").Equal(goapp.ValueOf("reduced")) ||
		browser.Matches("(prefers-reduced-motion: reduce)")
}
