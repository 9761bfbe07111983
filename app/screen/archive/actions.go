package archive

import (
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

func choose(c session.Choice) any { return Choose{By: c} }

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "archive-list", Choice: choose},
	{Name: "archive-mode", Choice: choose},
	{Name: "turn-month", Number: func(by int) any { return TurnMonth{By: by} }},
	{Name: "play-day", Number: func(day int) any { return PlayDay{Day: engine.Day(day)} }},
}
