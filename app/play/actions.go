package play

import "ketword/app/screen"

// Actions are what the controls of the game do, its keys apart.
var Actions = []screen.Action{
	{Name: "tile", Number: func(tile int) any { return PlaceCursor{Tile: tile} }},
	{Name: "keep-guessing", Msg: KeepGuessing{}},
	{Name: "show-secret", Msg: ShowSecret{}},
	{Name: "give-up", Msg: GiveUp{}},
}
