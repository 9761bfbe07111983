package app

import (
	"encoding/base64"
	"errors"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
)

// A result is shared through the system's share dialog, the clipboard, or a file. A browser
// may lack the first two: on plain http there is no clipboard.

// abilitiesOf returns what the browser can do.
func abilitiesOf() screen.Device {
	clipboard := browser.Navigator().Get("clipboard")
	able := screen.Device{
		Offers:   browser.Navigator().Get("share").Truthy(),
		Vibrates: vibrates(),
		Contrast: browser.Matches("(prefers-contrast: more)"),
		Images:   goapp.Window().Get("ClipboardItem").Truthy() && clipboard.Truthy() && clipboard.Get("write").Truthy(),
	}
	if able.Offers && browser.Navigator().Get("canShare").Truthy() {
		able.Files = browser.Navigator().Call("canShare", map[string]any{"files": []any{fileOf(nil, "a.png")}}).Bool()
	}
	return able
}

// share shares a result or picture. With effect.ShareAtOnce, it goes to the system's share
// dialog on touch devices, and to the clipboard otherwise or if that fails.
func (r *root) share(e effect.Share) {
	parcel := r.parcel(e)
	offers := e.Way == effect.ShareOffer || e.Way == effect.ShareAtOnce && parcel.offered && browser.Matches("(pointer: coarse)")
	if e.Way == effect.ShareSave {
		browser.Offer(parcel.file, parcel.name)
		return
	}
	var offered goapp.Value
	if offers {
		offered = parcel.offer()
	}
	if offered == nil {
		r.start(func() model.Msg { return share.Sent{What: e.What, Outcome: parcel.copy()} })
		return
	}
	r.start(func() model.Msg {
		outcome := share.Done
		switch _, err := browser.Await(offered); {
		case browser.Threw(err, "AbortError"): // the player closed the dialog
			outcome = share.Refused
		case err != nil:
			outcome = parcel.copy()
		}
		return share.Sent{What: e.What, Outcome: outcome}
	})
}

// parcel is the data to share, as the browser accepts it.
type parcel struct {
	text    string
	file    goapp.Value // a picture; nil for text
	name    string      // of the file
	images  bool        // the clipboard accepts pictures
	offered bool        // the system's share dialog accepts it
}

func (r *root) parcel(e effect.Share) parcel {
	device := r.device()
	e.Result.Blue = r.model.Settings.Blue(device.Contrast)
	p := parcel{text: share.Text(r.text, e.What, e.Result, device.Address(e.Query)), images: r.able.Images, offered: r.able.Offers}
	if e.What == records.SharedPicture {
		canvas := browser.Document().Call("createElement", "canvas")
		share.DrawPicture(canvas, r.text, device.Site, e.Result)
		p.name, p.offered = share.PictureName(r.text, e.Result), r.able.Files
		p.file = fileOf(pngOf(canvas), p.name)
	}
	return p
}

// offer opens the system's share dialog, and returns the promise of its end, or nil if there is none.
func (p parcel) offer() (offered goapp.Value) {
	browser.Try(func() error { offered = browser.Navigator().Call("share", p.data()); return nil })
	return offered
}

// data returns the argument for the system's share dialog.
func (p parcel) data() map[string]any {
	if p.file == nil {
		return map[string]any{"text": p.text}
	}
	return map[string]any{"text": p.text, "files": []any{p.file}}
}

// copy copies the text or picture to the clipboard. If the clipboard does not answer in time, the outcome
// is unknown.
func (p parcel) copy() share.Outcome {
	outcome := share.Failed
	browser.Soon(func() {
		if p.put() == nil {
			outcome = share.Copied
		}
	})
	return outcome
}

// put blocks until the clipboard has the text or picture, or has refused it.
func (p parcel) put() error {
	clipboard := browser.Navigator().Get("clipboard")
	if !clipboard.Truthy() || p.file != nil && !p.images {
		return errNoClipboard
	}
	return browser.Try(func() error {
		var copied goapp.Value
		if p.file == nil {
			copied = clipboard.Call("writeText", p.text)
		} else {
			item := goapp.Window().Get("ClipboardItem").New(map[string]any{pngType: p.file})
			copied = clipboard.Call("write", []any{item})
		}
		_, err := browser.Await(copied)
		return err
	})
}

var errNoClipboard = errors.New("no clipboard")

// fileOf returns a picture file with some bytes.
func fileOf(data []byte, name string) goapp.Value {
	array := goapp.Window().Get("Uint8Array").New(len(data))
	goapp.CopyBytesToJS(array, data)
	return goapp.Window().Get("File").New([]any{array}, name, map[string]any{"type": pngType})
}

const pngType = "image/png"

// pngOf returns a canvas as a PNG file. It does not wait for the browser, which opens its
// share dialog only while a tap is being handled.
func pngOf(canvas goapp.Value) []byte {
	_, encoded, _ := strings.Cut(canvas.Call("toDataURL", pngType).String(), ",")
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return nil
	}
	return data
}

// device returns what the browser can do, and the site's addresses.
func (r *root) device() screen.Device {
	d := r.able
	d.Version, d.Root, d.Site = r.version, r.home, r.origin+r.home
	d.Home = d.Site + r.folder()
	return d
}
