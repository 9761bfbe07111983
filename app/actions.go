package app

import (
	"math/rand/v2"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/engine"
)

// The data-action of a control names an action. The tables below and those of the screens give the
// message of each action.

// onClick returns the message of the clicked control.
func (r *root) onClick(e goapp.Value) model.Msg {
	control := browser.Closest(e, "[data-action]")
	if !control.Truthy() {
		if r.outside && isDialog(e.Get("target")) { // a click on the backdrop, and not the end of a text selection
			return model.Close{}
		}
		return nil
	}
	data := control.Get("dataset")
	if msg, taken := r.input.Click(&r.model.Session, &r.model.Play, e, control); taken {
		return msg
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.message(data.Get("action").String(), value)
}

// message returns the message of a control with data-action name and data-value value, or
// nil. If no action has the name but a screen does, the message opens the screen.
func (r *root) message(name, value string) model.Msg {
	for _, a := range rootActions {
		if a.name == name {
			return a.does(r, value)
		}
	}
	for _, s := range append([]*screen.Screen{{Actions: shellActions}, {Actions: play.Actions}}, model.Screens...) {
		for _, a := range s.Actions {
			if a.Name == name {
				return a.Message(value)
			}
		}
	}
	if shown := model.ScreenOf(screen.Name(name)); shown.Name != screen.None {
		return screen.Open{Name: shown.Name}
	}
	return nil
}

// shellActions are the actions outside all screens.
var shellActions = []screen.Action{
	{Name: "mode", Value: func(value string) any {
		return screen.Read(value, engine.ParseMode, func(m engine.Mode) any { return model.SwitchMode{Mode: m} })
	}},
	{Name: "close", Msg: model.Close{}},
	{Name: "new", Value: func(_ string) any {
		return model.NewRandom{Entropy: [2]uint64{rand.Uint64(), rand.Uint64()}}
	}},
	{Name: "today", Value: func(value string) any {
		if value == "" {
			return model.GoToday{}
		}
		return screen.Read(value, engine.ParseMode, func(m engine.Mode) any { return model.GoToday{Mode: m} })
	}},
	{Name: "yesterday", Msg: model.GoYesterday{}},
	{Name: "resume", Value: func(value string) any { return model.Resume{Identity: value} }},
	{Name: "remove-game", Value: func(value string) any { return model.RemoveGame{Identity: value} }},
	{Name: "bring-back-game", Msg: model.BringBackGame{}},
	{Name: "try-again", Msg: model.TryAgain{}},
	{Name: "ask-again", Msg: screen.AskAgain{}},
	{Name: "ask-give-up", Msg: screen.Open{Name: screen.GiveUp}},
	{Name: "apply-update", Msg: screen.Perform{Effect: effect.LoadVersion{}}},
	{Name: "install", Msg: model.Install{}},
	{Name: "cache-again", Msg: model.CacheAgain{}},
	{Name: "bring-back-games", Msg: model.BringBackGames{}},
	{Name: "language", Value: func(lang string) any { return model.TakeLanguage{Lang: lang} }},
	{Name: "keep-language", Value: func(_ string) any { return model.KeepLanguage{} }},
	{Name: "setting", Value: func(value string) any { return settingMessage(value) }},
	{Name: "delete", List: func(l lists.Name) any { return model.DeleteList{List: l} }},
	{Name: "take-list", Msg: model.TakeList{}},
	{Name: "leave-list", Msg: play.Clear{}},
	{Name: "bring-back", Msg: model.BringBackList{}},
}

// rootActions are the actions that need the page or the state of root.
var rootActions = []struct {
	name string
	does func(r *root, value string) model.Msg
}{
	{"guide", opensGuide},
	{"enter-rows", enterRows},
	{"choose-result", chooseResult},
	{"unpick", func(r *root, value string) model.Msg { return r.unpick(lists.Part(value)) }},
}
