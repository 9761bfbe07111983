package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen/scores"
	"ketword/app/screen/stats"
)

// onChange handles a picked file: a history, a line of counts, a chat, or a part of a list.
func (r *root) onChange(e goapp.Value) model.Msg {
	if chosen := browser.Closest(e, "select[data-action]"); chosen.Truthy() {
		return r.message(chosen.Get("dataset").Get("action").String(), chosen.Get("value").String())
	}
	field := browser.Closest(e, "input[type=file]")
	if !field.Truthy() || field.Get("files").Length() == 0 {
		return nil
	}
	file, data := field.Get("files").Index(0), field.Get("dataset")
	field.Set("value", "") // so that the same file can be picked again
	if part := data.Get("part"); part.Truthy() {
		return r.pick(lists.Part(part.String()), file)
	}
	if data.Get("action").String() == "import-scores" {
		r.start(func() model.Msg { return scores.FileRead(file) })
		return nil
	}
	if data.Get("action").String() == "pick-chat" {
		return r.readChat(file)
	}
	r.historyFile = file
	return stats.ImportHistory{}
}
