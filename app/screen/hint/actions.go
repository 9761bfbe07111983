package hint

import (
	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/screen/part"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "ask-hint", Value: func(v string) any { return Ask{Kind: Kind(v)} }},
	{Name: "take-hint", Value: take},
	{Name: "mark-certain", Msg: MarkCertain{}},
}

// take types the best guess, so that Enter plays it. It closes the dialog unless that is beside the board.
func take(string) any {
	stays := browser.Find("dialog[data-beside]").Truthy()
	if !stays {
		part.CloseDialog()
	}
	part.LeaveControl()
	return Take{Stays: stays}
}
