package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/ui"
)

// messageLine draws the message line: the notices that the open dialog does not show, or
// which list is being loaded.
func (r *root) messageLine() goapp.UI {
	notices := r.inLine()
	said, action := notice.Sentences(r.text, notices), r.noticeAction(notices)
	if w := r.model.Waiting; w.Active() && said == "" {
		said = part.Waiting(r.text, w)
	}
	line := ui.Untranslated(goapp.P()).Class("message")
	if action == nil {
		return line.Text(said)
	}
	return line.Body(goapp.Span().Text(said), action)
}

// offer draws, in the place of the message line, that the player keeps guessing after a loss, the clue of a
// challenge, or the offer of another language. The element is there even if empty: without it, go-app would
// create the keyboard behind it anew, without its focus.
func (r *root) offer() goapp.UI {
	line := goapp.P().Class("offer")
	offered := r.model.OffersLanguage()
	clue := r.clue()
	switch {
	case offered != "":
		return r.languageOffer(line, offered)
	case len(r.model.Notices) > 0 || r.model.Waiting.Active():
	case r.model.Cover() == session.KeepsGuessing:
		said, show := play.KeepsGuessing(r.view())
		return line.Body(goapp.Span().Text(said), ui.TextButton("show-secret", show))
	case clue != "" && !r.arrives():
		return line.Class("clue").Text(clue)
	}
	return line
}

// noticeAction draws the button of the notices, or returns nil if none has one.
func (r *root) noticeAction(notices []notice.Notice) goapp.UI {
	for _, n := range notices {
		if action := notice.ActionOf(r.text, n); action.Name != "" {
			return ui.TextButton(action.Name, action.Label)
		}
	}
	return nil
}
