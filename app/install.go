package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/session"
)

// installWay returns how the game can be installed: as the browser has offered it, which
// boot.js keeps, or by hand in Safari's menu. Only there navigator.standalone tells whether
// the game is installed; a Mac, which may tell it too, has no touch screen.
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

// onInstall hears that the browser offers to install the game, or has installed it.
func onInstall(goapp.Value) model.Msg { return model.Installable{Way: installWay()} }

// askToInstall has the browser make its offer, which it does once.
func askToInstall() {
	offer := bootScript().Get("offer")
	if !offer.Truthy() {
		return
	}
	bootScript().Set("offer", nil)
	offer.Call("prompt")
}
