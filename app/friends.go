package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen/friends"
)

// readChat has the results in a file read.
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
