package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/text"
	"ketword/app/ui"
)

// ChallengerField draws the field for the player's name in a challenge.
func ChallengerField(t *text.Text, name string) goapp.UI {
	return ui.Labelled(ui.OptionalName(t.Challenge.Name(), t.ListImport.Optional()), ui.TextInput(ChallengerName, links.MaxName).Attr("value", name))
}

// ChallengerName is the id of that field.
const ChallengerName = "challenger"
