package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// exportList offers a text of a list as a file.
func exportList(e model.ExportList, fileName string) model.Msg {
	answers, guesses, err := readTexts(e.List)
	if err != nil && e.Words == nil {
		return model.ExportFailed{List: e.List}
	}
	if err != nil {
		answers, guesses = textsOf(e.Words)
	}
	text := map[model.Part]string{model.AnswersPart: answers, model.GuessesPart: guesses}[e.Part]
	download(text, fileName, "text/plain;charset=utf-8")
	return nil
}

// textsOf returns the texts of a list from its words.
func textsOf(l *lexicon.Lexicon) (answers, guesses string) {
	held := map[engine.Word]bool{}
	var text, further strings.Builder
	for w := range l.Answers() {
		held[w] = true
		text.WriteString(w.String() + "\n")
	}
	for w := range l.Guesses() {
		if !held[w] {
			further.WriteString(w.String() + "\n")
		}
	}
	return text.String(), further.String()
}

// download offers a text as a file of a media type.
func download(text, fileName, mediaType string) {
	const patience = 60_000 // milliseconds until the browser has begun

	urls := goapp.Window().Get("URL")
	blob := goapp.Window().Get("Blob").New([]any{text}, map[string]any{"type": mediaType})
	address := urls.Call("createObjectURL", blob)
	link := document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", fileName)
	link.Call("click")
	forget := urls.Get("revokeObjectURL").Call("bind", urls, address)
	goapp.Window().Call("setTimeout", forget, patience)
}
