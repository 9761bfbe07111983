package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/scores"
	"ketword/app/screen/stats"
	"ketword/engine"
)

// onPaste takes a result that was pasted.
func (r *root) onPaste(e goapp.Value) model.Msg {
	if data := e.Get("clipboardData"); data.Truthy() {
		return r.takeResult(e, data)
	}
	return nil
}

// takeResult enters the rows of a game that was pasted or dropped anywhere but in a field into the solver,
// which leads to their review. Other texts are left alone.
func (r *root) takeResult(e, data goapp.Value) model.Msg {
	text := browser.Plain(data.Call("getData", "text").String())
	if _, err := engine.ParseTranscripts(text); err != nil || !strings.Contains(strings.TrimSpace(text), "\n") || browser.Closest(e, "input, textarea").Truthy() {
		return nil
	}
	e.Call("preventDefault")
	r.send(screen.Open{Name: screen.Solver})
	return r.enter(text)
}

// onDragOver lets files and texts be dropped anywhere on the page, and shows that files can be.
func onDragOver(e goapp.Value) model.Msg {
	if !browser.HoldsFiles(e) && !browser.Closest(e, "input, textarea").Truthy() {
		e.Call("preventDefault")
	}
	if browser.HoldsFiles(e) {
		e.Call("preventDefault")
		browser.DocumentElement().Get("dataset").Set("drag", "files")
	}
	return nil
}

// onDragLeave removes the sign when dragged files leave the window.
func onDragLeave(e goapp.Value) model.Msg {
	if !e.Get("relatedTarget").Truthy() {
		browser.DocumentElement().Get("dataset").Delete("drag")
	}
	return nil
}

// onDrop reads a dropped file: as further guesses if it was dropped on their field,
// otherwise as answers. It opens the dialog if necessary.
func (r *root) onDrop(e goapp.Value) model.Msg {
	if !browser.HoldsFiles(e) && e.Get("dataTransfer").Truthy() {
		return r.takeResult(e, e.Get("dataTransfer"))
	}
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
		r.send(screen.Open{Name: screen.Lists})
	}
	files := e.Get("dataTransfer").Get("files")
	if files.Length() > 1 { // answers, then further guesses
		part = lists.AnswersPart
		r.send(r.pick(lists.GuessesPart, files.Index(1)))
	}
	return r.pick(part, files.Index(0))
}

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
