package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen/friends"
	"ketword/app/screen/share"
)

// readChat starts reading the results in a file.
func (r *root) readChat(file goapp.Value) model.Msg {
	r.chatFile = file
	return friends.Start{File: true}
}

// withText adds the text of a chat to a job that reads one: the picked file, or the text of the field.
func (r *root) withText(j query.Job) query.Job {
	chat, reads := j.Task.(*query.Chat)
	switch {
	case !reads:
	case chat.File:
		j.Text = r.chatFile
	default:
		j.Text = goapp.Window().Get("Blob").New([]any{browser.FieldValue(friends.TextField)})
	}
	return j
}

// OfferStandings offers the table of friends as a picture: to the system's share dialog on touch devices, and
// otherwise as a file.
func (r *root) OfferStandings(e effect.OfferStandings) {
	canvas := browser.Document().Call("createElement", "canvas")
	share.DrawTable(canvas, r.device().Site, e.Text)
	p := parcel{name: r.text.Friends.PictureFile, offered: r.able.Files}
	p.file = fileOf(pngOf(canvas), p.name)
	var offered goapp.Value
	if p.offered && browser.Matches("(pointer: coarse)") {
		offered = p.offer()
	}
	if offered == nil {
		browser.Offer(p.file, p.name)
		return
	}
	r.start(func() model.Msg {
		browser.Await(offered) // the dialog tells what goes wrong
		return nil
	})
}
