package review

import (
	"ketword/app/browser"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls, and those that open it.
var actions = []screen.Action{
	{Name: "review", Value: func(v string) any { return Show{Identity: v} }},
	{Name: "what-if-turn", Number: func(turn int) any { return ChooseTurn{Turn: turn} }},
	{Name: "what-if", Value: func(string) any { return AskWhatIf{Word: browser.Plain(browser.FieldValue(whatIfField))} }},
}
