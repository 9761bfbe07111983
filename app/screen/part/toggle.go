package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

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
