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

// What is shared goes to the system's dialog, to the clipboard, or into a file. A browser may
// have none of the first two: on plain http there is no clipboard.

// abilitiesOf asks the browser what it can do.
func abilitiesOf() screen.Device {
	clipboard := browser.Navigator().Get("clipboard")
	able := screen.Device{
		Offers:   browser.Navigator().Get("share").Truthy(),
		Vibrates: vibrates(),
		Images:   goapp.Window().Get("ClipboardItem").Truthy() && clipboard.Truthy() && clipboard.Get("write").Truthy(),
	}
	if able.Offers && browser.Navigator().Get("canShare").Truthy() {
		able.Files = browser.Navigator().Call("canShare", map[string]any{"files": []any{fileOf(nil, "a.png")}}).Bool()
	}
	return able
}

// share carries out what the model asks for. At once, a result goes to the system's dialog on
// devices that are held in the hand; else, or if that fails, to the clipboard.
func (r *root) share(e effect.Share) {
	parcel := r.parcel(e)
	offers := e.Way == effect.ShareOffer || e.Way == effect.ShareAtOnce && parcel.offered && browser.Matches("(pointer: coarse)")
	if e.Way == effect.ShareSave {
		browser.Offer(parcel.file, parcel.name)
		return
	}
	var offered goapp.Value
	offer := func() error { offered = browser.Navigator().Call("share", parcel.data()); return nil }
	if !offers || browser.Try(offer) != nil {
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

// parcel is what is shared, as the browser takes it.
type parcel struct {
	text    string
	file    goapp.Value // a picture; nil if a text is shared
	name    string      // of the file
	images  bool        // the clipboard takes pictures
	offered bool        // the system's dialog takes it
}

func (r *root) parcel(e effect.Share) parcel {
	device := r.device()
	p := parcel{text: share.Text(r.text, e.What, e.Result, device.Address(e.Query)), images: r.able.Images, offered: r.able.Offers}
	if e.What == records.SharedPicture {
		canvas := browser.Document().Call("createElement", "canvas")
		share.DrawPicture(canvas, r.text, device.Site, e.Result)
		p.name, p.offered = share.PictureName(r.text, e.Result), r.able.Files
		p.file = fileOf(pngOf(canvas), p.name)
	}
	return p
}

// data returns what the system's dialog is given.
func (p parcel) data() map[string]any {
	if p.file == nil {
		return map[string]any{"text": p.text}
	}
	return map[string]any{"text": p.text, "files": []any{p.file}}
}

// copy puts the text, or the picture, into the clipboard. Of one that does not answer in time it is not known
// whether it will.
func (p parcel) copy() share.Outcome {
	outcome := share.Failed
	browser.Soon(func() {
		if p.put() == nil {
			outcome = share.Copied
		}
	})
	return outcome
}

// put waits until the clipboard has the text, or the picture, or refuses it.
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

// fileOf makes a picture file of its bytes.
func fileOf(data []byte, name string) goapp.Value {
	array := goapp.Window().Get("Uint8Array").New(len(data))
	goapp.CopyBytesToJS(array, data)
	return goapp.Window().Get("File").New([]any{array}, name, map[string]any{"type": pngType})
}

const pngType = "image/png"

// pngOf returns the bytes of a canvas as a file. They are there at once: a browser may open
// its dialog for sharing only while a tap is handled.
func pngOf(canvas goapp.Value) []byte {
	_, encoded, _ := strings.Cut(canvas.Call("toDataURL", pngType).String(), ",")
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return nil
	}
	return data
}

// device returns what the browser can do, and the site.
func (r *root) device() screen.Device {
	d := r.able
	d.Version, d.Root, d.Site = r.version, r.home, r.origin+r.home
	d.Home = d.Site + r.folder()
	return d
}
