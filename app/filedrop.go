package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
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
