package app

import (
	"math/rand/v2"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/games"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/review"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
	"ketword/engine"
)

// onClick does what a control says. A key that its pointer has already
// pressed is passed over; clicks without a pointer, of assistive technology or
// the keyboard, press it here.
func (r *root) onClick(e goapp.Value) model.Msg {
	control := browser.Closest(e, "[data-action]")
	if !control.Truthy() {
		if r.outside && isDialog(e.Get("target")) { // on its backdrop, and not at the end of a selection
			return model.Close{}
		}
		return nil
	}
	data := control.Get("dataset")
	if key := data.Get("key"); key.Truthy() {
		return r.clickKey(key.String(), e.Get("detail").Int() > 0)
	}
	if r.onKey && e.Get("detail").Int() > 0 { // the finger that ended the game rises
		r.onKey = false
		return nil
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.message(data.Get("action").String(), value)
}

// message returns what a control with data-action, and data-value where the
// action has one, tells the model; nil if that is nothing. The name of a screen,
// unless it is an action's, opens the screen.
func (r *root) message(name, value string) model.Msg {
	for _, a := range actions {
		if a.name == name {
			return a.message(r, value)
		}
	}
	for _, of := range screenActions {
		for _, a := range of {
			if a.Name == name {
				return a.Message(value)
			}
		}
	}
	if shown := model.ScreenOf(screen.Name(name)); shown.Name != screen.None {
		return model.Open{Screen: shown.Name}
	}
	return nil
}

// action is what a control does: the message to the model is always the same; or is about a
// list that the control's value names; or about a row of a position, or another thing, by its number; or comes of anything else. It may be nil. The table is of plain
// functions: one that made them would run at every start.
type action struct {
	name  string // that controls have in data-action
	sends model.Msg
	list  func(lists.Name) model.Msg
	row   func(int) model.Msg
	does  func(r *root, value string) model.Msg
}

// message returns what an action tells the model, by the value of its control, "" if that
// has none.
func (a action) message(r *root, value string) model.Msg {
	switch {
	case a.list != nil:
		return reads(value, lists.ParseName, a.list)
	case a.row != nil:
		return reads(value, strconv.Atoi, a.row)
	case a.does != nil:
		return a.does(r, value)
	}
	return a.sends
}

// reads returns the message about what a value is read as; nil if it is no such thing.
func reads[T any](value string, parse func(string) (T, error), message func(T) model.Msg) model.Msg {
	read, err := parse(value)
	if err != nil {
		return nil
	}
	return message(read)
}

// screenActions are those of the screens.
var screenActions = [][]screen.Action{
	archive.Actions,
	ownlists.Actions,
	puzzle.Actions,
	challenge.Actions,
	hint.Actions,
	lab.Actions,
	review.Actions,
	games.Actions,
	share.Actions,
	solver.Actions,
	stats.Actions,
}

// actions are all there are besides those of the screens and opening a screen.
var actions = []action{
	{name: "mode", does: func(_ *root, value string) model.Msg {
		return reads(value, engine.ParseMode, func(m engine.Mode) model.Msg { return model.SwitchMode{Mode: m} })
	}},
	{name: "tile", row: func(tile int) model.Msg { return model.PlaceCursor{Tile: tile} }},
	{name: "close", sends: model.Close{}},
	{name: "skip", does: skip},

	{name: "guide", does: opensGuide},
	{name: "new", does: func(*root, string) model.Msg {
		return model.NewRandom{Entropy: [2]uint64{rand.Uint64(), rand.Uint64()}}
	}},
	{name: "today", does: func(_ *root, value string) model.Msg {
		if value == "" {
			return model.GoToday{}
		}
		return reads(value, engine.ParseMode, func(m engine.Mode) model.Msg { return model.GoToday{Mode: m} })
	}},
	{name: "yesterday", sends: model.GoYesterday{}},
	{name: "resume", does: func(_ *root, value string) model.Msg { return model.Resume{Identity: value} }},
	{name: "remove-game", does: func(_ *root, value string) model.Msg { return model.RemoveGame{Identity: value} }},
	{name: "bring-back-game", sends: model.BringBackGame{}},
	{name: "try-again", sends: model.TryAgain{}},

	{name: "play-on", does: func(_ *root, value string) model.Msg { return model.ShowPlayOn{FromStart: value == "start"} }},
	{name: "play-on-by", does: func(r *root, value string) model.Msg {
		return model.ShowPlayOn{FromStart: r.model.PlayOn().FromStart, Strategy: value}
	}},
	{name: "step", does: func(r *root, _ string) model.Msg { return r.seesStep(false) }},
	{name: "all-steps", does: func(r *root, _ string) model.Msg { return r.seesStep(true) }},

	{name: "enter-rows", does: enterRows},
	{name: "choose-result", does: chooseResult},
	{name: "ask-again", sends: model.AskAgain{}},

	{name: "keep-guessing", sends: model.KeepGuessing{}},
	{name: "show-secret", sends: model.ShowSecret{}},
	{name: "ask-give-up", sends: model.Open{Screen: screen.GiveUp}},
	{name: "give-up", sends: model.GiveUp{}},

	{name: "apply-update", sends: model.ApplyUpdate{}},
	{name: "install", sends: model.Install{}},
	{name: "cache-again", sends: model.CacheAgain{}},

	{name: "bring-back-games", sends: model.BringBackGames{}},
	{name: "add-scores", does: func(*root, string) model.Msg { return model.AddScores{Text: browser.FieldValue(scoresField)} }},
	{name: "copy-scores", sends: model.CopyScores{}},
	{name: "save-scores", sends: model.SaveScores{}},
	{name: "delete-scores", does: func(_ *root, value string) model.Msg { return model.DeleteScores{Line: value} }},

	{name: "language", does: func(_ *root, lang string) model.Msg { return model.TakeLanguage{Lang: lang} }},
	{name: "keep-language", does: func(*root, string) model.Msg { return model.KeepLanguage{} }},
	{name: "setting", does: func(_ *root, value string) model.Msg { return settingMessage(value) }},

	{name: "delete", list: func(l lists.Name) model.Msg { return model.DeleteList{List: l} }},
	{name: "bring-back", sends: model.BringBackList{}},
	{name: "unpick", does: func(r *root, value string) model.Msg { return r.unpick(lists.Part(value)) }},
}

// seesStep shows the next row, or all, of the game that is watched on the open screen.
func (r *root) seesStep(all bool) model.Msg {
	if r.model.Screen == screen.Lab {
		return lab.SeeStep{All: all}
	}
	return model.SeeStep{All: all}
}
