package browser

import (
	"bytes"
	"errors"
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
	return drained(response.Get("body"), func(got int) error {
		disarm()
		disarm = Alarm(stallTimeout, abort.End)
		progress(got)
		return nil
	})
}

// drained reads a stream to its end. It calls took with the bytes so far, and stops with its error.
func drained(stream goapp.Value, took func(got int) error) (data []byte, err error) {
	reader := stream.Call("getReader")
	for {
		part, err := Await(reader.Call("read"))
		if err != nil {
			return nil, err
		}
		if part.Get("done").Bool() {
			return data, nil
		}
		data = append(data, bytesOf(part.Get("value"))...)
		if err := took(len(data)); err != nil {
			reader.Call("cancel")
			return nil, err
		}
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
	data, err := BytesOf(file)
	return decoded(data), err
}

// BytesOf returns the bytes of a file, or of a slice of one.
func BytesOf(file goapp.Value) ([]byte, error) {
	buffer, err := Await(file.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return bytesOf(goapp.Window().Get("Uint8Array").New(buffer)), nil
}

// Slice returns a part of a file, which is not read yet.
func Slice(file goapp.Value, at, size int) goapp.Value { return file.Call("slice", at, at+size) }

// InflatedText returns the text in a part of a file that is compressed by deflate (RFC 1951). It returns an
// error if the text has more than most bytes, or if the browser can't decompress.
func InflatedText(part goapp.Value, most int, w *Work) (text string, err error) {
	err = Try(func() error {
		inflates := goapp.Window().Get("DecompressionStream").New("deflate-raw")
		data, err := drained(part.Call("stream").Call("pipeThrough", inflates), func(got int) error {
			if got > most {
				return errTooLong
			}
			w.Yield()
			return w.Err()
		})
		text = decoded(data)
		return err
	})
	return text, err
}

// Deflated returns a text compressed by deflate (RFC 1951), or an error if the browser can't compress.
func Deflated(text string) (data []byte, err error) {
	err = Try(func() error {
		deflates := goapp.Window().Get("CompressionStream").New("deflate-raw")
		blob := goapp.Window().Get("Blob").New([]any{text})
		data, err = drained(blob.Call("stream").Call("pipeThrough", deflates), func(int) error { return nil })
		return err
	})
	return data, err
}

// Inflated is [InflatedText] for bytes that are no part of a file.
func Inflated(data []byte, most int, w *Work) (string, error) {
	array := goapp.Window().Get("Uint8Array").New(len(data))
	goapp.CopyBytesToJS(array, data)
	return InflatedText(goapp.Window().Get("Blob").New([]any{array}), most, w)
}

// errTooLong means that a compressed text is longer than its archive says.
var errTooLong = errors.New("too long")

// decoded returns the text of a file in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252.
// Anything that has a zero is returned as it is, to be refused by later checks.
func decoded(data []byte) string {
	encoding := ""
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		encoding = "utf-16le"
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		encoding = "utf-16be"
	case !utf8.Valid(data) && bytes.IndexByte(data, 0) < 0:
		encoding = "windows-1252"
	default:
		return string(bytes.TrimPrefix(data, []byte("\ufeff")))
	}
	array := goapp.Window().Get("Uint8Array").New(len(data))
	goapp.CopyBytesToJS(array, data)
	return goapp.Window().Get("TextDecoder").New(encoding).Call("decode", array).String()
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
	if engine.IsASCII(text) || !utf8.ValidString(text) {
		return text
	}
	normalize := goapp.Window().Get("String").Get("prototype").Get("normalize") // go-app's strings have no methods
	return engine.Plain(text, func(s string) string { return normalize.Call("call", s, "NFKC").String() })
}
