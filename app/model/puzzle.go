package model

import (
	"math/rand/v2"

	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// NewRandom starts a random game of the current mode and list.
type NewRandom struct{ Entropy [2]uint64 }

func (msg NewRandom) update(m *Model) {
	m.goTo(target{list: m.NextList(), rules: m.ChosenRules(m.Game.Puzzle.Rules.Mode), kind: toRandom, entropy: msg.Entropy})
}

// Resume continues an unfinished game.
type Resume struct{ Identity string }

// update opens the game, if it is saved and its list is known.
func (msg Resume) update(m *Model) {
	id := session.IdentityOf(msg.Identity)
	s, ok := m.Saved[id]
	if !ok || !m.HasListOf(id) {
		return
	}
	m.goTo(target{list: lists.Of(id), rules: id.Rules, kind: toPuzzle, puzzle: s.Game.Puzzle})
}

// resume opens the game played last with a mode and list if it is unfinished, or else
// today's puzzle.
func (m *Model) resume(r engine.Rules) {
	id := m.Recent.LastGame(r.Mode, m.InPlay.Name)
	if s, ok := m.Saved[id]; ok {
		m.open(s.Game.Puzzle)
	} else {
		m.openToday(r, false)
	}
}

// openRandom draws puzzles until one has not been begun, and opens that.
func (m *Model) openRandom(r engine.Rules, entropy [2]uint64) {
	random := rand.New(rand.NewPCG(entropy[0], entropy[1]))
	for {
		seed, err := m.Lexicon.Draw(r, random)
		if err != nil {
			return // as in openDay
		}
		p, err := m.Lexicon.Puzzle(r, seed)
		if err != nil {
			return
		}
		if !m.Begun(p.Identity) && p.Identity != m.Game.Puzzle.Identity {
			m.open(p)
			return
		}
	}
}

// open shows a puzzle with its saved game, or from the start.
func (m *Model) open(p engine.Puzzle) {
	s, found := m.Saved[p.Identity]
	if !found {
		s, found = m.History.Find(p.Identity)
	}
	if !found {
		s = records.Saved{Game: engine.NewGame(p), List: m.Lexicon.Fingerprint()}
	}
	m.take(s)
	m.Screen, m.Visited = screen.None, copied.With(m.Visited, session.ModeListKey(p.Rules.Mode, m.InPlay.Name), p)
	m.say(play.SayGame)
}

// take puts a saved game in play, from here or from another window.
func (m *Model) take(s records.Saved) {
	if s.Game.Puzzle.Identity != m.Game.Puzzle.Identity {
		m.showOther()
	}
	m.Game, m.ListPrint, m.Assisted, m.SecretCover, m.Notices = s.Game, s.List, s.Assisted, session.Uncovered, nil
	m.Pencil = s.Pencil
	m.Play.Begin(s.Typed)
	m.Rival = m.rivalFor(s)
}
