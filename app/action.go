package app

import (
	"crypto/rand"
	"encoding/binary"

	"ketword/app/model"
	"ketword/engine"
)

// actionMessage returns what a control with data-action, and data-value where
// the action has one, does.
func (r *root) actionMessage(action, value string) model.Msg {
	switch action {
	case "mode":
		words, _ := engine.ParseMode(value)
		return model.SwitchMode{Words: words}
	case "tab":
		return model.ShowTab{Tab: model.Tab(value)}
	case "resume":
		return model.Resume{Identity: value}
	case "new":
		return model.NewRandom{Entropy: entropy()}
	case "share":
		return model.ShareResult{Title: r.shareTitle()}
	case "close":
		closeDialog()
		return nil
	}
	return plainActions[action]
}

// plainActions are the messages of actions that have no value.
var plainActions = map[string]model.Msg{
	"help":         model.Open{Screen: model.HelpScreen},
	"stats":        model.Open{Screen: model.StatsScreen},
	"menu":         model.Open{Screen: model.MenuScreen},
	"ask-give-up":  model.Open{Screen: model.GiveUpScreen},
	"give-up":      model.GiveUp{},
	"today":        model.GoToday{},
	"link":         model.ShareLink{},
	"apply-update": model.ApplyUpdate{},
}

// entropy returns random bits from the browser.
func entropy() [2]uint64 {
	var b [16]byte
	rand.Read(b[:]) // never fails
	return [2]uint64{binary.LittleEndian.Uint64(b[:]), binary.LittleEndian.Uint64(b[8:])}
}
