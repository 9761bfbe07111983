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

// states returns the states of all screens.
func (s *screens) states() []screen.State {
	return []screen.State{
		&s.Archive,
		&s.Help,
		&s.Puzzle,
		&s.Statistics,
		&still.Menu,
		&s.OwnLists,
		&still.Settings,
		&still.Offline,
		&still.Install,
		&still.GiveUp,
		&s.Hint,
		&s.PlayOn,
		&s.Review,
		&scores.Model{},
		&s.Games,
		&s.Friends,
		&s.Challenge,
		&still.Rival,
		&s.Solver,
		&s.Lab,
		&s.Share,
	}
}

// StateOf returns the state of the named screen, or nil.
func (s *screens) StateOf(name screen.Name) screen.State {
	for _, state := range s.states() {
		if state.About().Name == name {
			return state
		}
	}
	return nil
}

// Screens lists all screens.
var Screens = each.Of((&screens{}).states(), screen.State.About)

// ScreenOf returns the properties of the named screen, or the zero Screen.
func ScreenOf(name screen.Name) *screen.Screen {
	if i := slices.IndexFunc(Screens, func(s *screen.Screen) bool { return s.Name == name }); i >= 0 {
		return Screens[i]
	}
	return &screen.Screen{}
}
