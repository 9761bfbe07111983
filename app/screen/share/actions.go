package share

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls, and those that share from other screens.
var actions = []screen.Action{
	{Name: "share-as", Value: func(v string) any { return Show{Identity: v} }},
	{Name: "share", Msg: Result{}},
	{Name: "share-shown", Value: func(v string) any { return Send{Way: effect.Way(v)} }},
	{Name: "share-form", Value: func(v string) any { return ShowAs{Form: records.Shareable(v)} }},
	{Name: "send-back", Msg: Show{Answers: true}},
	{Name: "link", Msg: SendLink{}},
	{Name: "list-link", List: func(l lists.Name) any { return SendList{List: l} }},
}
