package puzzle

import (
	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "list", List: func(l lists.Name) any { return ChooseList{List: l} }},
	{Name: "level", Value: func(v string) any { return screen.ChangeSetting{Name: session.LevelSetting, Value: v} }},
	{Name: "tries", Value: func(v string) any { return ChooseTries{Typed: v} }},
	{Name: "set-tries", Value: func(string) any { return ChooseTries{Typed: browser.FieldValue(triesField)} }},
	{Name: "seed", Value: func(string) any { return PlaySeed{Typed: browser.FieldValue(seedField)} }},
}
