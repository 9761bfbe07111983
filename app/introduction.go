package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// introduction draws, in the place of the message line, what is special in the
// mode in play, or that the player guesses on after a loss. It is there without anything to say, too: else the keyboard behind
// it would be made anew, without its focus.
func (r *root) introduction() goapp.UI {
	line, said := goapp.P().Class("introduction"), r.introductionText()
	further := r.model.Cover() == model.GuessesOn
	offered := r.model.OffersLanguage()
	if !further && said == "" && offered == "" || len(r.model.Notices) > 0 || r.model.Waiting.Active() {
		return line
	}
	if further {
		return r.furtherLine(line)
	}
	if offered != "" {
		return r.languageOffer(line, offered)
	}
	return line.Body(
		goapp.Span().Text(said),
		iconButton("setting", r.text.Game.Close, iconClose).DataSet("value", model.Introduction+"=closed"),
	)
}

// introductionText says what is special in the mode in play; "" if that is not to
// be told.
func (r *root) introductionText() string {
	if !r.model.Introduces() {
		return ""
	}
	return r.text.Game.Introductions[r.model.Game.Puzzle.Rules.Mode.String()]
}
