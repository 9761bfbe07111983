package play

import (
	"ketword/app/browser"
	"ketword/app/screen"
)

// Actions are the actions of the game's controls, without its keys.
var Actions = []screen.Action{
	{Name: "skip", Value: skip},
	{Name: "tile", Number: func(tile int) any { return PlaceCursor{Tile: tile} }},
	{Name: "keep-guessing", Msg: KeepGuessing{}},
	{Name: "show-secret", Msg: ShowSecret{}},
	{Name: "give-up", Msg: GiveUp{}},
}

// skip moves the focus past the header: to the keyboard or, after the game, to its end.
func skip(string) any {
	browser.FocusOn(".keyboard:not(.away), .end")
	return nil
}
