package model

import (
	"slices"

	"ketword/app/screen/scores"

	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/games"
	"ketword/app/screen/giveup"
	"ketword/app/screen/help"
	"ketword/app/screen/hint"
	"ketword/app/screen/install"
	"ketword/app/screen/lab"
	"ketword/app/screen/menu"
	"ketword/app/screen/offline"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/playon"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/review"
	"ketword/app/screen/rival"
	"ketword/app/screen/settings"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
)

// Screens are all there are.
var Screens = []screen.Screen{
	archive.Screen,
	help.Screen,
	puzzle.Screen,
	stats.Screen,
	menu.Screen,
	ownlists.Screen,
	settings.Screen,
	offline.Screen,
	install.Screen,
	giveup.Screen,
	hint.Screen,
	playon.Screen,
	review.Screen,
	scores.Screen,
	games.Screen,
	challenge.Screen,
	rival.Screen,
	solver.Screen,
	lab.Screen,
	share.Screen,
}

// ScreenOf returns what there is to know of a screen; the zero Screen if there is none of the name.
func ScreenOf(name screen.Name) screen.Screen {
	if i := slices.IndexFunc(Screens, func(s screen.Screen) bool { return s.Name == name }); i >= 0 {
		return Screens[i]
	}
	return screen.Screen{}
}
