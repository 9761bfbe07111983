package friends

import (
	"strconv"
	"strings"

	"ketword/app/browser"
	"ketword/app/effect"
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
	{Name: "friends-game", Value: func(v string) any { return Choose{OfGame, v} }},
	{Name: "friends-period", Value: func(v string) any { return Choose{OfPeriod, v} }},
	{Name: "friends-back", Value: func(v string) any { return Choose{Back, v} }},
	{Name: "friends-puzzle", Value: func(v string) any { return Choose{OfPuzzle, v} }},
	{Name: "friends-uncover", Msg: Choose{Part: Uncover}},
	{Name: "friends-first", Value: func(v string) any { return Choose{First, nameOf(v)} }},
	{Name: "friends-second", Value: func(v string) any { return Choose{Second, nameOf(v)} }},
	{Name: "pick-person", Value: func(v string) any { return Pick{v} }},
	{Name: "rename-person", Value: func(you string) any {
		name := browser.FieldValue(renameField)
		if name == you {
			return Do{What: DoMine}
		}
		return Do{DoRename, name}
	}},
	{Name: "merge-person", Value: func(v string) any { return Do{DoMerge, v} }},
	{Name: "mine", Msg: Do{What: DoMine}},
	{Name: "hide-person", Msg: Do{What: DoHide}},
	{Name: "show-person", Value: func(v string) any { return Do{DoShow, v} }},
	{Name: "forget-person", Msg: Do{What: DoForget}},
	{Name: "forget-friends", Msg: Do{What: DoForgetAll}},
	{Name: "undo-person", Msg: Undo{}},
	{Name: "give-result", Value: func(v string) any {
		index, you, _ := strings.Cut(v, " ")
		return screen.Read(index, strconv.Atoi, func(i int) any {
			name := browser.FieldValue(giveField + index)
			return Give{i, name, name == you}
		})
	}},
	{Name: "my-name", Value: func(string) any { return Name{browser.FieldValue(meField)} }},
	{Name: "copy-friends", Value: func(v string) any {
		return screen.Perform{Effect: effect.CopyText{Text: v, Copied: Copied{}, Blocked: Copied{Blocked: true}}}
	}},
	{Name: "picture-friends", Value: func(v string) any { return screen.Perform{Effect: effect.OfferStandings{Text: v}} }},
	{Name: "save-friends", Value: func(v string) any { return Save{v} }},
	{Name: "accept-friends", Msg: Accept{}},
}
