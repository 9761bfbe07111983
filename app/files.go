package app

import (
	"bytes"
	"strings"
	"time"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/internal/format"
)

// stallTimeout is how long a file may stall before it is given up.
const stallTimeout = 20 * time.Second

// fetch reads a file of the site and tells how many bytes it has got, until it is told not
// to by an error.
func fetch(address string, progress func(got int) error) ([]byte, error) {
	stop := goapp.Window().Get("AbortController").New()
	abort := func() { stop.Call("abort") }
	disarm := alarm(stallTimeout, abort)
	defer func() { disarm() }()
	options := goapp.Window().Get("Object").New()
	options.Set("signal", stop.Get("signal"))
	response, err := await(goapp.Window().Call("fetch", address, options))
	if err != nil {
		return nil, err
	}
	if !response.Get("ok").Bool() {
		return nil, format.Error("%s: status %d", address, response.Get("status").Int())
	}
	reader := response.Get("body").Call("getReader")
	var text []byte
	for {
		part, err := await(reader.Call("read"))
		if err != nil {
			return nil, err
		}
		if part.Get("done").Bool() {
			return text, nil
		}
		disarm()
		disarm = alarm(stallTimeout, abort)
		text = append(text, bytesOf(part.Get("value"))...)
		if err := progress(len(text)); err != nil {
			abort()
			return nil, err
		}
	}
}

// download offers a text as a file of a media type.
func download(text, fileName, mediaType string) {
	offer(goapp.Window().Get("Blob").New([]any{text}, map[string]any{"type": mediaType}), fileName)
}

// offer offers a file.
func offer(blob goapp.Value, fileName string) {
	const patience = 60_000 // milliseconds until the browser has begun

	urls := goapp.Window().Get("URL")
	address := urls.Call("createObjectURL", blob)
	link := document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", fileName)
	link.Call("click")
	forget := urls.Get("revokeObjectURL").Call("bind", urls, address)
	goapp.Window().Call("setTimeout", forget, patience)
}

// onChange takes the file that was picked: a history, a line of counts, or a part of a
// list.
func (r *root) onChange(e goapp.Value) model.Msg {
	if chosen := closest(e, "select[data-action]"); chosen.Truthy() {
		return r.message(chosen.Get("dataset").Get("action").String(), chosen.Get("value").String())
	}
	field := closest(e, "input[type=file]")
	if !field.Truthy() || field.Get("files").Length() == 0 {
		return nil
	}
	file, data := field.Get("files").Index(0), field.Get("dataset")
	field.Set("value", "") // so that the same file can be picked again
	if part := data.Get("part"); part.Truthy() {
		return r.pick(lists.Part(part.String()), file)
	}
	if data.Get("action").String() == "import-scores" {
		r.start(func() model.Msg { return readScores(file) })
		return nil
	}
	r.historyFile = file
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
	part := lists.AnswersPart
	if field := closest(e, "[data-part]"); field.Truthy() {
		part = lists.Part(field.Get("dataset").Get("part").String())
	}
	if r.model.Screen != model.ListsScreen {
		r.send(model.Open{Screen: model.ListsScreen})
	}
	files := e.Get("dataTransfer").Get("files")
	if files.Length() > 1 { // answers, and then further guesses
		part = lists.AnswersPart
		r.send(r.pick(lists.GuessesPart, files.Index(1)))
	}
	return r.pick(part, files.Index(0))
}

// holdsFiles reports whether files are being dragged.
func holdsFiles(e goapp.Value) bool {
	data := e.Get("dataTransfer")
	return data.Truthy() && data.Get("types").Call("includes", "Files").Bool()
}

// textOf fails if the file was changed or removed since it was picked.
func textOf(file goapp.Value) (string, error) {
	buffer, err := await(file.Call("arrayBuffer"))
	if err != nil {
		return "", err
	}
	return decoded(bytesOf(goapp.Window().Get("Uint8Array").New(buffer))), nil
}

// decoded returns the text of a file: in UTF-8, or with a mark of its order
// of bytes in UTF-16. What is neither is left for the check to refuse.
func decoded(data []byte) string {
	for mark, encoding := range map[string]string{"\xff\xfe": "utf-16le", "\xfe\xff": "utf-16be"} {
		if bytes.HasPrefix(data, []byte(mark)) {
			array := goapp.Window().Get("Uint8Array").New(len(data))
			goapp.CopyBytesToJS(array, data)
			return goapp.Window().Get("TextDecoder").New(encoding).Call("decode", array).String()
		}
	}
	return string(bytes.TrimPrefix(data, []byte("\ufeff")))
}

// bytesOf copies a Uint8Array.
func bytesOf(array goapp.Value) []byte {
	data := make([]byte, array.Get("length").Int())
	goapp.CopyBytesToGo(data, array)
	return data
}

// normalised returns a text in NFC, by the browser's own tables. Text that
// is no UTF-8 stays as it is.
func normalised(text string, y *yielder) string {
	var out strings.Builder
	for piece := range lists.Pieces(text) {
		out.WriteString(composed(piece))
		y.yield()
	}
	return out.String()
}

// composed returns a piece of text in NFC, if it is UTF-8.
func composed(piece string) string {
	if isComposed(piece) || !utf8.ValidString(piece) {
		return piece
	}
	normalize := goapp.Window().Get("String").Get("prototype").Get("normalize") // a string has no methods here
	return normalize.Call("call", piece, "NFC").String()
}

// isComposed reports whether a text holds no character from U+0300 on, where
// the combining marks begin. All before them are in NFC as they are.
func isComposed(s string) bool {
	const lead = 0xcc // of the code of U+0300
	for i := range len(s) {
		if s[i] >= lead {
			return false
		}
	}
	return true
}

// megabyte is the unit in which players are told how long files are, in bytes.
const megabyte = 1 << 20

// megabytes writes a number of bytes in that unit.
func megabytes(t *text.Game, size int) string { return decimalText(t, float64(size)/megabyte) }
