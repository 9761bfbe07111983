// Command goapp is the first example of go-app: a greeting, and a field for a name.
package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type hello struct {
	app.Compo
	name string
}

func (h *hello) Render() app.UI {
	return app.Div().Body(
		app.H1().Body(
			app.Text("Hello, "),
			app.If(h.name != "", func() app.UI { return app.Text(h.name) }).Else(func() app.UI { return app.Text("World!") }),
		),
		app.P().Body(
			app.Input().Type("text").Value(h.name).Placeholder("What is your name?").AutoFocus(true).OnChange(h.ValueTo(&h.name)),
		),
	)
}

func main() {
	app.Route("/", func() app.Composer { return &hello{} })
	app.RunWhenOnBrowser()
}
