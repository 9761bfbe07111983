package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
	"ketword/engine"
)

// header draws the top of the page: brand, mode switch, help, statistics and
// menu.
type header struct {
	goapp.Compo
	Text  text.Game
	Brand string
	Mode  engine.Mode
}

func (h *header) Render() goapp.UI {
	return goapp.Header().Class("head").Body(
		goapp.H1().Class("brand").Aria("label", h.Brand).Body(
			goapp.Span().Class("bra"),
			goapp.Span().Class("name").Text("ketword"),
			goapp.Span().Class("ket"),
		),
		goapp.Div().Class("switch").Role("group").Aria("label", h.Text.Mode).Body(
			h.mode(engine.Classic),
			h.mode(engine.Quantum),
		),
		iconButton("help", h.Text.Help, iconHelp),
		iconButton("stats", h.Text.Statistics, iconStats),
		iconButton("menu", h.Text.Menu, iconMenu),
	)
}

// mode draws one side of the mode switch.
func (h *header) mode(m engine.Mode) goapp.UI {
	return choice("mode", m.String(), modeName(h.Text, m), h.Mode == m)
}

// choice draws one of several buttons of which one is chosen.
func choice(action, value, name string, chosen bool) goapp.HTMLButton {
	return goapp.Button().Type("button").
		DataSet("action", action).DataSet("value", value).
		Aria("pressed", chosen).Text(name)
}
