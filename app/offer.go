package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// offer draws, in the place of the message line, that the player guesses on after a
// loss, or a language in which the page could be read. It is there without anything to say,
// too: else the keyboard behind it would be made anew, without its focus.
func (r *root) offer() goapp.UI {
	line := goapp.P().Class("offer")
	further := r.model.Cover() == model.GuessesOn
	offered := r.model.OffersLanguage()
	if !further && offered == "" || len(r.model.Notices) > 0 || r.model.Waiting.Active() {
		return line
	}
	if further {
		return r.furtherLine(line)
	}
	return r.languageOffer(line, offered)
}
