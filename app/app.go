// Package app is the game in the browser: go-app components that draw the
// model, listeners that turn events into messages, and the effects that the
// model asks for. What to do is decided in the model.
package app

import (
	"fmt"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// Page returns the page as it is before the program runs, for prerendering.
func Page() goapp.UI {
	return &root{model: model.New(builtIn(), nil), text: text.English}
}

// Run takes over the page and plays. It returns only if the program ends.
func Run() {
	list := wordlists.English5
	words, err := lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
	if err != nil {
		panic(fmt.Sprintf("the built-in list: %v", err)) // the tests load it
	}
	goapp.Route("/", func() goapp.Composer {
		return &root{model: model.New(builtIn(), words), text: text.English}
	})
	goapp.RunWhenOnBrowser()
}
