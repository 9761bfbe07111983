package playon

import "ketword/app/screen"

// actions are the actions of the screen's controls, except those that show rows, which the lab has too.
var actions = []screen.Action{
	{Name: "play-on", Value: func(v string) any { return Show{FromStart: v == "start"} }},
	{Name: "play-on-by", Value: func(v string) any { return ChoosePlayer{Strategy: v} }},
}
