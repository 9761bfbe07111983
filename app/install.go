package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/session"
)

// installWay returns how the game can be installed: by the browser's offer, which boot.js
// keeps, or by hand in Safari's menu. Only Safari has navigator.standalone, false if the
// game is not installed. A Mac may have it too, but has no touch screen.
func installWay() session.InstallWay {
	standalone := browser.Navigator().Get("standalone")
	switch {
	case bootScript().Get("offer").Truthy():
		return session.InstallAsks
	case standalone.Type() == goapp.TypeBoolean && !standalone.Bool() && browser.Navigator().Get("maxTouchPoints").Int() > 0:
		return session.InstallByHand
	}
	return session.NoInstall
}

// onInstall handles the browser's offer to install the game, and its installation.
func onInstall(goapp.Value) model.Msg { return model.Installable{Way: installWay()} }

// askToInstall shows the browser's offer, which is possible only once.
func askToInstall() {
	offer := bootScript().Get("offer")
	if !offer.Truthy() {
		return
	}
	bootScript().Set("offer", nil)
	offer.Call("prompt")
}
