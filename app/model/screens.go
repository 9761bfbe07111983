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
	"ketword/app/screen/stateless"
	"ketword/app/screen/stats"
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

// registered is a screen with its state.
type registered struct {
	*screen.Screen
	screen.State
}

// registered returns all screens with their states.
func (s *screens) registered() []registered {
	return []registered{
		{&archive.Screen, &s.Archive},
		{&help.Screen, &s.Help},
		{&puzzle.Screen, &s.Puzzle},
		{&stats.Screen, &s.Statistics},
		{&stateless.Menu.Screen, &stateless.Menu},
		{&ownlists.Screen, &s.OwnLists},
		{&stateless.Settings.Screen, &stateless.Settings},
		{&stateless.Offline.Screen, &stateless.Offline},
		{&stateless.Install.Screen, &stateless.Install},
		{&stateless.GiveUp.Screen, &stateless.GiveUp},
		{&hint.Screen, &s.Hint},
		{&playon.Screen, &s.PlayOn},
		{&review.Screen, &s.Review},
		{&scores.Screen, &scores.Model{}},
		{&games.Screen, &s.Games},
		{&friends.Screen, &s.Friends},
		{&challenge.Screen, &s.Challenge},
		{&stateless.Rival.Screen, &stateless.Rival},
		{&solver.Screen, &s.Solver},
		{&lab.Screen, &s.Lab},
		{&share.Screen, &s.Share},
	}
}

// StateOf returns the state of the named screen, or nil.
func (s *screens) StateOf(name screen.Name) screen.State {
	for _, r := range s.registered() {
		if r.Name == name {
			return r.State
		}
	}
	return nil
}

// Screens lists all screens.
var Screens = each.Of((&screens{}).registered(), func(r registered) *screen.Screen { return r.Screen })

// ScreenOf returns the properties of the named screen, or the zero Screen.
func ScreenOf(name screen.Name) *screen.Screen {
	if i := slices.IndexFunc(Screens, func(s *screen.Screen) bool { return s.Name == name }); i >= 0 {
		return Screens[i]
	}
	return &screen.Screen{}
}
