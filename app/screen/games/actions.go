package games

import "ketword/app/screen"

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "more-games", Msg: ListMore{}},
	{Name: "pick-game", Value: func(v string) any { return PickGame{Identity: v} }},
	{Name: "look-at", Value: func(v string) any { return ShowGame{Identity: v} }},
	{Name: "play-again", Value: func(v string) any { return ShowGame{Identity: v, Again: true} }},
	{Name: "ask-delete", Value: func(v string) any { return AskDelete{Identity: v} }},
	{Name: "delete-games", Msg: DeleteGames{}},
	{Name: "keep-games", Msg: KeepGames{}},
}
