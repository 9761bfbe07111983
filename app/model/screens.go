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
	"ketword/app/session"
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
	take func(msg any, s *session.Session, out *screen.Intents) bool // as [screen.Take] with the state
}

// with returns a screen with its state.
func with[M any, P interface {
	*M
	screen.State
}](its *screen.Screen, m P) registered {
	return registered{its, m, func(msg any, s *session.Session, out *screen.Intents) bool { return screen.Take((*M)(m), msg, s, out) }}
}

// registered returns all screens with their states.
func (s *screens) registered() []registered {
	return []registered{
		with(&archive.Screen, &s.Archive),
		with(&help.Screen, &s.Help),
		with(&puzzle.Screen, &s.Puzzle),
		with(&stats.Screen, &s.Statistics),
		with(&stateless.Menu.Screen, &stateless.Menu),
		with(&ownlists.Screen, &s.OwnLists),
		with(&stateless.Settings.Screen, &stateless.Settings),
		with(&stateless.Offline.Screen, &stateless.Offline),
		with(&stateless.Install.Screen, &stateless.Install),
		with(&stateless.GiveUp.Screen, &stateless.GiveUp),
		with(&hint.Screen, &s.Hint),
		with(&playon.Screen, &s.PlayOn),
		with(&review.Screen, &s.Review),
		with(&scores.Screen, &scores.Model{}),
		with(&games.Screen, &s.Games),
		with(&friends.Screen, &s.Friends),
		with(&challenge.Screen, &s.Challenge),
		with(&stateless.Rival.Screen, &stateless.Rival),
		with(&solver.Screen, &s.Solver),
		with(&lab.Screen, &s.Lab),
		with(&share.Screen, &s.Share),
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
