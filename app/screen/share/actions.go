package share

import (
	"ketword/app/effect"
	"ketword/app/screen"
)

// actions are what the controls of the screen do, and those that share elsewhere.
var actions = []screen.Action{
	{Name: "share-as", Value: func(v string) any { return Show{Identity: v} }},
	{Name: "share-shown", Value: func(v string) any { return Send{Way: effect.Way(v)} }},
	{Name: "challenge-friend", Msg: AsChallenge{}},
	{Name: "link", Msg: SendLink{}},
}
