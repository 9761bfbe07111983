// Package app is the game in the browser: go-app components that draw the
// model, and the effects that it asks for.
package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// Page returns the page as it is before the first key, for prerendering.
func Page() goapp.UI { return &root{} }

// Run takes over the page. It returns only if the program ends.
func Run() {
	goapp.Route("/", func() goapp.Composer { return &root{} })
	goapp.RunWhenOnBrowser()
}

type root struct{ goapp.Compo }

func (r *root) Render() goapp.UI {
	return goapp.Div().ID("app").Body(goapp.Main().Text("Ketword"))
}
