package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// onChange takes the file that was picked: a history, or a part of a list.
func (r *root) onChange(e goapp.Value) model.Msg {
	field := closest(e, "input[type=file]")
	if !field.Truthy() || field.Get("files").Length() == 0 {
		return nil
	}
	file, data := field.Get("files").Index(0), field.Get("dataset")
	field.Set("value", "") // so that the same file can be picked again
	if part := data.Get("part"); part.Truthy() {
		return r.pick(model.Part(part.String()), file)
	}
	r.history = file
	return model.ImportHistory{}
}

// onDragOver lets files be dropped anywhere on the page, which shows it.
func onDragOver(e goapp.Value) model.Msg {
	if holdsFiles(e) {
		e.Call("preventDefault")
		documentElement().Get("dataset").Set("drag", "files")
	}
	return nil
}

// onDragLeave takes note that the files have left the window.
func onDragLeave(e goapp.Value) model.Msg {
	if !e.Get("relatedTarget").Truthy() {
		documentElement().Get("dataset").Delete("drag")
	}
	return nil
}

// onDrop takes a file that was dropped: for the further guesses on their
// field, else for the answers. It opens the dialog, if need be.
func (r *root) onDrop(e goapp.Value) model.Msg {
	if !holdsFiles(e) || e.Get("dataTransfer").Get("files").Length() == 0 {
		return nil
	}
	e.Call("preventDefault")
	documentElement().Get("dataset").Delete("drag")
	part := model.AnswersPart
	if field := closest(e, "[data-part]"); field.Truthy() {
		part = model.Part(field.Get("dataset").Get("part").String())
	}
	if r.model.Screen != model.ListsScreen {
		r.send(r.ctx, model.Open{Screen: model.ListsScreen})
	}
	files := e.Get("dataTransfer").Get("files")
	if files.Length() > 1 { // answers, and then further guesses
		part = model.AnswersPart
		r.send(r.ctx, r.pick(model.GuessesPart, files.Index(1)))
	}
	return r.pick(part, files.Index(0))
}

// pick keeps a file until the list is imported.
func (r *root) pick(part model.Part, file goapp.Value) model.Msg {
	r.files[part] = file
	return model.PickFile{Part: part, Name: file.Get("name").String()}
}

// holdsFiles reports whether files are being dragged.
func holdsFiles(e goapp.Value) bool {
	data := e.Get("dataTransfer")
	return data.Truthy() && data.Get("types").Call("includes", "Files").Bool()
}
