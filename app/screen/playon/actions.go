package playon

import "ketword/app/screen"

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "play-on", Value: func(v string) any { return Show{FromStart: v == "start"} }},
	{Name: "play-on-next", Msg: SeeStep{}},
	{Name: "play-on-all", Msg: SeeStep{All: true}},
	{Name: "play-on-by", Value: func(v string) any { return ChoosePlayer{Strategy: v} }},
}
