package model

import (
	"slices"

	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/help"
	"ketword/app/screen/install"
	"ketword/app/screen/lab"
	"ketword/app/screen/offline"
	"ketword/app/screen/settings"
	"ketword/app/screen/solver"
	"ketword/app/text"
)

// Screens are all there are.
var Screens = []screen.Screen{
	archive.Screen,
	help.Screen,
	{Name: screen.Stats, Title: func(t *text.Text) string { return t.Stats.Title() }, Focus: screen.FirstControl},
	{Name: screen.Menu, Title: func(t *text.Text) string { return t.Menu.Title() }, Focus: screen.FirstControl},
	{Name: screen.Puzzle, Title: func(t *text.Text) string { return t.PuzzleChoice.Title() }, Focus: screen.FirstControl},
	{Name: screen.Lists, Title: func(t *text.Text) string { return t.OwnLists.Title() }, Focus: ".bar button"},
	settings.Screen,
	offline.Screen,
	install.Screen,
	{Name: screen.GiveUp, Title: func(t *text.Text) string { return t.Menu.GiveUpHead() }, Focus: screen.FirstControl, Once: true},
	{Name: screen.Hint, Title: func(t *text.Text) string { return t.Hint.Title() }, Focus: screen.FirstControl, Beside: true},
	{Name: screen.PlayOn, Title: func(t *text.Text) string { return t.PlayOn.Title() }, Focus: screen.FirstControl, Beside: true},
	{Name: screen.Review, Title: func(t *text.Text) string { return t.Review.Title() }, Focus: screen.FirstControl, Beside: true},
	{Name: screen.Scores, Title: func(t *text.Text) string { return t.Scores.Title() }, Focus: screen.FirstControl},
	{Name: screen.Games, Title: func(t *text.Text) string { return t.Games.Title() }, Focus: screen.FirstControl},
	{Name: screen.Challenge, Title: func(t *text.Text) string { return t.Challenge.Title() }, Focus: ".content input"},
	{Name: screen.Rival, Title: func(t *text.Text) string { return t.Rival.Title() }, Focus: ".bar button", Beside: true},
	solver.Screen,
	lab.Screen,
	{Name: screen.Share, Title: func(t *text.Text) string { return t.Share.Result() }, Focus: screen.FirstControl, Once: true},
}

// ScreenOf returns what there is to know of a screen; the zero Screen if there is none of the name.
func ScreenOf(name screen.Name) screen.Screen {
	if i := slices.IndexFunc(Screens, func(s screen.Screen) bool { return s.Name == name }); i >= 0 {
		return Screens[i]
	}
	return screen.Screen{}
}
