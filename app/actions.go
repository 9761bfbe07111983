package app

import (
	"crypto/rand"
	"encoding/binary"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/engine"
)

// onClick does what a control says. A key that its pointer has already
// pressed is passed over; clicks without a pointer, of assistive technology or
// the keyboard, press it here.
func (r *root) onClick(e goapp.Value) model.Msg {
	control := closest(e, "[data-action]")
	if !control.Truthy() {
		if e.Get("target").Get("nodeName").String() == "DIALOG" { // its backdrop
			closeDialog()
		}
		return nil
	}
	data := control.Get("dataset")
	if key := data.Get("key"); key.Truthy() {
		return r.clickKey(key.String(), e.Get("detail").Int() > 0)
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.actionMessage(data.Get("action").String(), value)
}

// actionMessage returns what a control with data-action, and data-value where
// the action has one, does.
func (r *root) actionMessage(action, value string) model.Msg {
	switch action {
	case "mode":
		mode, err := engine.ParseMode(value)
		if err != nil {
			return nil
		}
		return model.SwitchMode{Mode: mode}
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
	if msg := r.listAction(action, value); msg != nil {
		return msg
	}
	return plainActions[action]
}

// listAction returns what a control does with the list, or the part of one,
// that its value names.
func (r *root) listAction(action, value string) model.Msg {
	if action == "unpick" {
		delete(r.files, model.Part(value))
		return model.PickFile{Part: model.Part(value)}
	}
	name, err := model.ParseListName(value)
	if err != nil {
		return nil
	}
	switch action {
	case "list":
		return model.ChooseList{List: name}
	case "play-list":
		return model.ChooseList{List: name, Closes: true}
	case "ask-rename":
		return model.AskRename{List: name}
	case "rename":
		return model.Rename{List: name, Title: fieldValue("new-title")}
	case "delete":
		return model.Delete{List: name}
	case "export-answers":
		return model.Export{List: name, Part: model.AnswersPart}
	case "export-guesses":
		return model.Export{List: name, Part: model.GuessesPart}
	}
	return nil
}

// plainActions are the messages of actions that have no value.
var plainActions = map[string]model.Msg{
	"help":           model.Open{Screen: model.HelpScreen},
	"stats":          model.Open{Screen: model.StatsScreen},
	"menu":           model.Open{Screen: model.MenuScreen},
	"ask-give-up":    model.Open{Screen: model.GiveUpScreen},
	"give-up":        model.GiveUp{},
	"today":          model.GoToday{},
	"link":           model.ShareLink{},
	"apply-update":   model.ApplyUpdate{},
	"lists":          model.Open{Screen: model.ListsScreen},
	"import":         model.SubmitImport{},
	"keep-title":     model.AskRename{},
	"bring-back":     model.BringBack{},
	"export-history": model.ExportHistory{},
}

// entropy returns random bits from the browser.
func entropy() [2]uint64 {
	var b [16]byte
	rand.Read(b[:]) // never fails
	return [2]uint64{binary.LittleEndian.Uint64(b[:]), binary.LittleEndian.Uint64(b[8:])}
}
