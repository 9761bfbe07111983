package challenge

import (
	"ketword/app/browser"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "send-challenge", Value: func(string) any { return typed() }},
	{Name: "challenge-meant", Value: takeMeant},
	{Name: "challenge-as-is", Value: func(string) any { msg := typed(); msg.AsIs = true; return msg }},
}

// typed shares a link with the words that were typed.
func typed() Send {
	var words []string
	for browser.Find("#" + fieldID(len(words))).Truthy() {
		words = append(words, browser.Plain(browser.FieldValue(fieldID(len(words)))))
	}
	return Send{Words: words, Clue: browser.Plain(browser.FieldValue(clueID))}
}

// takeMeant writes the word that was meant in place of the one that looks like it, and shares the
// link.
func takeMeant(meant string) any {
	browser.Find(".challenge [aria-invalid]").Set("value", meant)
	return typed()
}
