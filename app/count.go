package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/ui"
)

// count draws the number of secrets left in the place of the message line, if the player
// wants to see it. The element is there even if empty, so that the keyboard keeps its focus
// and screen readers announce a number that appears.
func (r *root) count() goapp.UI {
	line, left := ui.Untranslated(goapp.P()).Class("count").Aria("live", "polite"), r.model.Hint.LeftCount(&r.model.Session)
	if left == nil || len(r.model.Notices) > 0 || r.model.Waiting.Active() {
		return line
	}
	return line.Body(goapp.Span().Text(part.Voice(r.text, r.model.Game.Puzzle.Rules.Mode).Left(*left)))
}
