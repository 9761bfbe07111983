package playon

import "ketword/app/screen"

// actions are what the controls of the screen do, besides those that show rows, which are the lab's, too.
var actions = []screen.Action{
	{Name: "play-on", Value: func(v string) any { return Show{FromStart: v == "start"} }},
	{Name: "play-on-by", Value: func(v string) any { return ChoosePlayer{Strategy: v} }},
}
