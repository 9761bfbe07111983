package friends

import (
	"strconv"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/screen"
)

// Ids of fields.
const (
	renameField = "new-person"
	meField     = "my-name"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "read-chat", Msg: Start{}},
	{Name: "stop-chat", Msg: Stop{}},
	{Name: "friends-game", Value: func(v string) any { return Choose{"game", v} }},
	{Name: "friends-period", Value: func(v string) any { return Choose{"period", v} }},
	{Name: "friends-back", Value: func(v string) any { return Choose{"back", v} }},
	{Name: "friends-puzzle", Value: func(v string) any { return Choose{"puzzle", v} }},
	{Name: "friends-uncover", Msg: Choose{Part: "uncover"}},
	{Name: "friends-first", Value: func(v string) any { return Choose{"first", nameOf(v)} }},
	{Name: "friends-second", Value: func(v string) any { return Choose{"second", nameOf(v)} }},
	{Name: "pick-person", Value: func(v string) any { return Pick{v} }},
	{Name: "rename-person", Value: func(string) any { return Do{DoRename, browser.FieldValue(renameField)} }},
	{Name: "merge-person", Value: func(v string) any { return Do{DoMerge, v} }},
	{Name: "mine", Msg: Do{What: DoMine}},
	{Name: "hide-person", Msg: Do{What: DoHide}},
	{Name: "show-person", Value: func(v string) any { return Do{DoShow, v} }},
	{Name: "forget-person", Msg: Do{What: DoForget}},
	{Name: "forget-friends", Msg: Do{What: DoForgetAll}},
	{Name: "undo-person", Msg: Undo{}},
	{Name: "give-result", Value: func(v string) any {
		return screen.Read(v, strconv.Atoi, func(i int) any { return Give{i, browser.FieldValue(giveField + v)} })
	}},
	{Name: "my-name", Value: func(string) any { return Name{lists.CleanTitle(browser.FieldValue(meField))} }},
	{Name: "copy-friends", Value: func(v string) any { return Copy{v} }},
	{Name: "picture-friends", Value: func(v string) any { return Picture{v} }},
	{Name: "save-friends", Value: func(v string) any { return Save{v} }},
	{Name: "accept-friends", Msg: Accept{}},
}
