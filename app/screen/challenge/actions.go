package challenge

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "send-challenge", Value: func(string) any { return typed() }},
	{Name: "challenge-meant", Value: takeMeant},
	{Name: "challenge-as-is", Value: func(string) any { msg := typed(); msg.AsIs = true; return msg }},
}

// typed returns the message that shares a link with the typed words.
func typed() Send {
	var words []string
	for browser.Find("#" + Field(len(words))).Truthy() {
		words = append(words, browser.Plain(browser.FieldValue(Field(len(words)))))
	}
	return Send{Words: words, Clue: browser.Plain(browser.FieldValue(ClueField))}
}

// Typing returns the message for typing in the form, or nil for typing elsewhere.
func Typing(e goapp.Value) screen.Msg[Model] {
	if !browser.Closest(e, ".challenge .asking").Truthy() {
		return nil
	}
	return Retype{}
}

// takeMeant replaces the typed word by the look-alike that was meant, and shares the link.
func takeMeant(meant string) any {
	browser.Find(".challenge [aria-invalid]").Set("value", meant)
	return typed()
}
