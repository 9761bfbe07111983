package browser

import (
	"bytes"
	"strings"
	"time"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/format"
)

// stallTimeout is how long a file may stall before it is given up.
const stallTimeout = 20 * time.Second

// Abort ends what is under way in the browser. The zero Abort has nothing to end.
type Abort struct{ controller goapp.Value }

// NewAbort returns one, for something that is begun with it.
func NewAbort() Abort { return Abort{goapp.Window().Get("AbortController").New()} }

// End ends it, if it is still under way: it fails.
func (a Abort) End() {
	if a.controller != nil {
		a.controller.Call("abort")
	}
}

// Fetch reads a file of the site and tells how many bytes it has got, until it is ended. Anew,
// it is fetched past what the browser has kept.
func Fetch(address string, anew bool, abort Abort, progress func(got int)) ([]byte, error) {
	disarm := Alarm(stallTimeout, abort.End)
	defer func() { disarm() }()
	options := goapp.Window().Get("Object").New()
	options.Set("signal", abort.controller.Get("signal"))
	if anew {
		options.Set("cache", "reload")
	}
	response, err := Await(goapp.Window().Call("fetch", address, options))
	if err != nil {
		return nil, err
	}
	if !response.Get("ok").Bool() {
		return nil, format.Error("%s: status %d", address, response.Get("status").Int())
	}
	reader := response.Get("body").Call("getReader")
	var text []byte
	for {
		part, err := Await(reader.Call("read"))
		if err != nil {
			return nil, err
		}
		if part.Get("done").Bool() {
			return text, nil
		}
		disarm()
		disarm = Alarm(stallTimeout, abort.End)
		text = append(text, bytesOf(part.Get("value"))...)
		progress(len(text))
	}
}

// OfferText offers a text as a file of a media type.
func OfferText(text, fileName, mediaType string) {
	Offer(goapp.Window().Get("Blob").New([]any{text}, map[string]any{"type": mediaType}), fileName)
}

// Offer offers a file.
func Offer(blob goapp.Value, fileName string) {
	const patience = 60_000 // milliseconds until the browser has begun

	urls := goapp.Window().Get("URL")
	address := urls.Call("createObjectURL", blob)
	link := Document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", fileName)
	link.Call("click")
	forget := urls.Get("revokeObjectURL").Call("bind", urls, address)
	goapp.Window().Call("setTimeout", forget, patience)
}

// HoldsFiles reports whether files are being dragged.
func HoldsFiles(e goapp.Value) bool {
	data := e.Get("dataTransfer")
	return data.Truthy() && data.Get("types").Call("includes", "Files").Bool()
}

// TextOf fails if the file was changed or removed since it was picked.
func TextOf(file goapp.Value) (string, error) {
	buffer, err := Await(file.Call("arrayBuffer"))
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

// Normalised is [Plain] of a long text.
func Normalised(text string, w *Work) string {
	var out strings.Builder
	for piece := range lists.Pieces(text) {
		out.WriteString(Plain(piece))
		w.Yield()
	}
	return out.String()
}

// Plain returns a text as it is read, by the browser's own tables: letter and accent are one character, and what only
// looks different, as a ligature or a full-width form, is the letters that it stands for ([engine.Plain]). Text that is no UTF-8 stays as it
// is.
func Plain(text string) string {
	if isPlain(text) || !utf8.ValidString(text) {
		return text
	}
	normalize := goapp.Window().Get("String").Get("prototype").Get("normalize") // a string has no methods here
	return engine.Plain(text, func(s string) string { return normalize.Call("call", s, "NFKC").String() })
}

// isPlain reports whether a text is ASCII, and so as it is read.
func isPlain(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
