package model

import (
	"slices"

	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/friends"
	"ketword/app/screen/games"
	"ketword/app/screen/help"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/playon"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/review"
	"ketword/app/screen/scores"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
	"ketword/app/screen/still"
	"ketword/internal/each"
)

// screens holds the states of the screens that have one.
type screens struct {
	Archive    archive.Model
	Challenge  challenge.Model
	Friends    friends.Model
	Games      games.Model
	Help       help.Model
	Hint       hint.Model
	Lab        lab.Model
	OwnLists   ownlists.Model
	PlayOn     playon.Model
	Puzzle     puzzle.Model
	Review     review.Model
	Share      share.Model
	Solver     solver.Model
	Statistics stats.Model
}

// known is a screen with its state.
type known struct {
	*screen.Screen
	screen.State
}

// known returns all screens with their states.
func (s *screens) known() []known {
	return []known{
		{&archive.Screen, &s.Archive},
		{&help.Screen, &s.Help},
		{&puzzle.Screen, &s.Puzzle},
		{&stats.Screen, &s.Statistics},
		{&still.Menu.Screen, &still.Menu},
		{&ownlists.Screen, &s.OwnLists},
		{&still.Settings.Screen, &still.Settings},
		{&still.Offline.Screen, &still.Offline},
		{&still.Install.Screen, &still.Install},
		{&still.GiveUp.Screen, &still.GiveUp},
		{&hint.Screen, &s.Hint},
		{&playon.Screen, &s.PlayOn},
		{&review.Screen, &s.Review},
		{&scores.Screen, &scores.Model{}},
		{&games.Screen, &s.Games},
		{&friends.Screen, &s.Friends},
		{&challenge.Screen, &s.Challenge},
		{&still.Rival.Screen, &still.Rival},
		{&solver.Screen, &s.Solver},
		{&lab.Screen, &s.Lab},
		{&share.Screen, &s.Share},
	}
}

// StateOf returns the state of the named screen, or nil.
func (s *screens) StateOf(name screen.Name) screen.State {
	for _, k := range s.known() {
		if k.Name == name {
			return k.State
		}
	}
	return nil
}

// Screens lists all screens.
var Screens = each.Of((&screens{}).known(), func(k known) *screen.Screen { return k.Screen })

// ScreenOf returns the properties of the named screen, or the zero Screen.
func ScreenOf(name screen.Name) *screen.Screen {
	if i := slices.IndexFunc(Screens, func(s *screen.Screen) bool { return s.Name == name }); i >= 0 {
		return Screens[i]
	}
	return &screen.Screen{}
}
