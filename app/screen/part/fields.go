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

// WordInput draws an input for a word.
func WordInput(id string, length int) goapp.HTMLElemSelfClosing {
	const room = 10 // for blanks and surplus letters, which are reported
	return ui.TextInput(id, length+room).Attr("autocapitalize", "off").Attr("spellcheck", "false")
}

// ChallengerField draws the input for the player's name in a challenge.
func ChallengerField(t *text.Text, name string) goapp.UI {
	return ui.Labelled(ui.OptionalName(t.Challenge.Name, t.ListImport.Optional), ui.TextInput(ChallengerName, links.MaxName).Attr("value", name))
}

// ChallengerName is the id of that input.
const ChallengerName = "challenger"

// Unbroken draws a name and the text after it so that lines break only between their parts.
func Unbroken(name, behind string) []goapp.UI {
	return each.Of(strings.SplitAfter(name+wording.PartsBetween+behind, wording.PartsBetween), func(part string) goapp.UI { return goapp.Span().Text(part) })
}

// ControlOf returns the selector of the control with an action and value.
func ControlOf(action, value string) string {
	return format.Text("[data-action=%q][data-value=%q]", action, value)
}

// SeedDigits is the length of an input for the number of a puzzle. Numbers that are too long are
// reported.
const SeedDigits = 40

// Toggle draws the switch of a setting with the values on and off.
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

// About draws the explanation of a setting, unless it is "".
func About(setting, text string) goapp.UI {
	return ui.If(text != "", goapp.Elem("small").ID("about-"+setting).Text(text))
}

// Describing returns the id of the explanation drawn by [About], or "" if there is none.
func Describing(setting, does string) string {
	return ui.When(does != "", "about-"+setting)
}
