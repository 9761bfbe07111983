package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
)

// haptics gives the vibrations in milliseconds, alternating with pauses. The vibration for
// a win starts when the last tile has turned, as timed in the style sheet.
var haptics = map[effect.Haptic][]any{
	effect.FeelKey:     {8},
	effect.FeelRefusal: {30, 50, 30},
	effect.FeelWin:     {0, 780, 25, 70, 25, 70, 70},
}

// vibrates reports whether the browser has a vibration API. The device may still be unable to vibrate.
func vibrates() bool { return browser.Navigator().Get("vibrate").Truthy() }

// vibrate makes the device vibrate, unless reduced motion is wanted.
func vibrate(what effect.Haptic) {
	if vibrates() && !reducedMotion() {
		browser.Navigator().Call("vibrate", haptics[what])
	}
}

// reducedMotion reports whether the player or the system wants reduced motion.
func reducedMotion() bool {
	return browser.DocumentElement().Get("dataset").Get("motion").Equal(goapp.ValueOf("reduced")) ||
		browser.Matches("(prefers-reduced-motion: reduce)")
}
