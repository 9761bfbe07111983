package archive

import (
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

func choose(c session.Choice) any { return Choose{By: c} }

// actions are what the controls of the screen do.
var actions = []screen.Action{
	{Name: "archive-list", Choice: choose},
	{Name: "archive-mode", Choice: choose},
	{Name: "turn-month", Number: func(by int) any { return TurnMonth{By: by} }},
	{Name: "play-day", Number: func(day int) any { return PlayDay{Day: engine.Day(day)} }},
}
