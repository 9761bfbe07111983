package part

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
	"ketword/internal/format"
)

// WordInput draws a field for a word.
func WordInput(id string, length int) goapp.HTMLElemSelfClosing {
	const room = 10 // for blanks, and letters too many, which are told
	return ui.TextInput(id, length+room).Attr("autocapitalize", "off").Attr("spellcheck", "false")
}

// ChallengerField draws the field for the player's name in a challenge.
func ChallengerField(t *text.Text, name string) goapp.UI {
	return ui.Labelled(ui.OptionalName(t.Challenge.Name(), t.ListImport.Optional()), ui.TextInput(ChallengerName, links.MaxName).Attr("value", name))
}

// ChallengerName is the id of that field.
const ChallengerName = "challenger"

// Unbroken draws the parts of a name, and of what stands behind it, so that the line breaks only between them.
func Unbroken(name, behind string) []goapp.UI {
	return each.Of(strings.SplitAfter(name+wording.PartsBetween+behind, wording.PartsBetween), func(part string) goapp.UI { return goapp.Span().Text(part) })
}

// ControlOf returns the selector of a control with a value.
func ControlOf(action, value string) string {
	return format.Text("[data-action=%q][data-value=%q]", action, value)
}

// SeedDigits is how many characters a field for the number of a puzzle takes: what is longer than
// a number is told.
const SeedDigits = 40

// Toggle draws the switch of a setting that is on or off.
func Toggle(setting, value, name, does string) goapp.UI {
	next := "on"
	if value == "on" {
		next = "off"
	}
	return goapp.Button().Type("button").Class("setting").Role("switch").
		DataSet("action", "setting").DataSet("value", setting+"="+next).
		Aria("checked", value == "on").Aria("label", name).Aria("describedby", Describing(setting, does)).
		Body(
			goapp.Span().Text(name),
			goapp.Span().Class("knob"),
			About(setting, does),
		)
}

// About draws what a setting does, if its name does not say it.
func About(setting, text string) goapp.UI {
	return ui.If(text != "", goapp.Elem("small").ID("about-"+setting).Text(text))
}

// Describing returns the id of what [About] draws; "" if that is nothing.
func Describing(setting, does string) string {
	return ui.When(does != "", "about-"+setting)
}
