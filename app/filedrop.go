package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
)

// onDragOver lets files be dropped anywhere on the page, and shows that they can be.
func onDragOver(e goapp.Value) model.Msg {
	if browser.HoldsFiles(e) {
		e.Call("preventDefault")
		browser.DocumentElement().Get("dataset").Set("drag", "files")
	}
	return nil
}

// onDragLeave ends that when the files have left the window.
func onDragLeave(e goapp.Value) model.Msg {
	if !e.Get("relatedTarget").Truthy() {
		browser.DocumentElement().Get("dataset").Delete("drag")
	}
	return nil
}

// onDrop reads a dropped file: as further guesses if it was dropped on their field,
// otherwise as answers. It opens the dialog if necessary.
func (r *root) onDrop(e goapp.Value) model.Msg {
	if !browser.HoldsFiles(e) || e.Get("dataTransfer").Get("files").Length() == 0 {
		return nil
	}
	e.Call("preventDefault")
	browser.DocumentElement().Get("dataset").Delete("drag")
	if r.model.Screen == screen.Friends {
		return r.readChat(e.Get("dataTransfer").Get("files").Index(0))
	}
	part := lists.AnswersPart
	if field := browser.Closest(e, "[data-part]"); field.Truthy() {
		part = lists.Part(field.Get("dataset").Get("part").String())
	}
	if r.model.Screen != screen.Lists {
		r.send(model.Open{Screen: screen.Lists})
	}
	files := e.Get("dataTransfer").Get("files")
	if files.Length() > 1 { // answers, then further guesses
		part = lists.AnswersPart
		r.send(r.pick(lists.GuessesPart, files.Index(1)))
	}
	return r.pick(part, files.Index(0))
}
