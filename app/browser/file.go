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

// Files of the site are fetched, files that the player has picked are read, and new files are offered
// for download.

// stallTimeout is how long a download may stall before it is aborted.
const stallTimeout = 20 * time.Second

// Abort aborts an operation of the browser. The zero Abort has none.
type Abort struct{ controller goapp.Value }

// NewAbort returns an Abort for an operation that is started with it.
func NewAbort() Abort { return Abort{goapp.Window().Get("AbortController").New()} }

// End aborts the operation if it is still running, so that it fails.
func (a Abort) End() {
	if a.controller != nil {
		a.controller.Call("abort")
	}
}

// Fetch reads a file of the site, and reports the bytes received so far. If anew is set, it
// ignores the browser's cache.
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

// Offer offers a file for download.
func Offer(blob goapp.Value, fileName string) {
	const patience = 60_000 // milliseconds until the download has certainly begun

	urls := goapp.Window().Get("URL")
	address := urls.Call("createObjectURL", blob)
	link := Document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", fileName)
	link.Call("click")
	forget := urls.Get("revokeObjectURL").Call("bind", urls, address)
	goapp.Window().Call("setTimeout", forget, patience)
}

// HoldsFiles reports whether the dragged data contains files.
func HoldsFiles(e goapp.Value) bool {
	data := e.Get("dataTransfer")
	return data.Truthy() && data.Get("types").Call("includes", "Files").Bool()
}

// TextOf returns the text of a file. It returns an error if the file was changed or removed since it was
// picked.
func TextOf(file goapp.Value) (string, error) {
	buffer, err := Await(file.Call("arrayBuffer"))
	if err != nil {
		return "", err
	}
	return decoded(bytesOf(goapp.Window().Get("Uint8Array").New(buffer))), nil
}

// decoded returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
// Anything else is returned as it is, to be refused by later checks.
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

// Normalised is [Plain] for a long text. It pauses now and then.
func Normalised(text string, w *Work) string {
	var out strings.Builder
	for piece := range lists.Pieces(text) {
		out.WriteString(Plain(piece))
		w.Yield()
	}
	return out.String()
}

// Plain returns a text in the form in which words are read, using the browser's tables: a letter and its
// accent become one character, and compatibility forms such as ligatures or full-width letters become the
// letters that they stand for ([engine.Plain]). Text that is not UTF-8 is returned as it is.
func Plain(text string) string {
	if isPlain(text) || !utf8.ValidString(text) {
		return text
	}
	normalize := goapp.Window().Get("String").Get("prototype").Get("normalize") // go-app's strings have no methods
	return engine.Plain(text, func(s string) string { return normalize.Call("call", s, "NFKC").String() })
}

// isPlain reports whether a text is ASCII, which Plain would not change.
func isPlain(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
