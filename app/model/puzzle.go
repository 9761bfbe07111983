package model

import (
	"math/rand/v2"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
)

// FirstRules returns the rules that a first game is played by.
func FirstRules() engine.Rules { return UsualRulesOf(engine.Classic) }

func UsualRulesOf(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: lists.Default().Length, Tries: engine.DefaultTries}
}

// UsualRules returns the rules that the player has chosen, for the mode and list in play.
func (m *Session) UsualRules() engine.Rules {
	r := m.ChosenRules(m.Game.Puzzle.Rules.Mode)
	r.Length = m.InPlay.Name.Length
	return r
}

// NextList returns the list that the next puzzle is of: the one being loaded,
// or else the one in play.
func (m *Session) NextList() lists.Name {
	if m.Waiting.Active() {
		return m.Waiting.List.Name
	}
	return m.InPlay.Name
}

// NewRandom begins a random game of the mode and list in play.
type NewRandom struct{ Entropy [2]uint64 }

func (msg NewRandom) update(m *Model) {
	m.goTo(destination{list: m.NextList(), rules: m.ChosenRules(m.Game.Puzzle.Rules.Mode), way: toRandom, entropy: msg.Entropy})
}

// Resume goes on with an unfinished game.
type Resume struct{ Identity string }

// update opens the game, if it is saved and its list is here.
func (msg Resume) update(m *Model) {
	id := IdentityOf(msg.Identity)
	s, ok := m.Saved[id]
	if !ok || !m.HasListOf(id) {
		return
	}
	m.goTo(destination{list: lists.Of(id), rules: id.Rules, way: toPuzzle, puzzle: s.Game.Puzzle})
}

// resume opens the game played last in a mode and with a list, if it is
// unfinished, or today's.
func (m *Model) resume(r engine.Rules) {
	id := m.Recent.LastGame(r.Mode, m.InPlay.Name)
	if s, ok := m.Saved[id]; ok {
		m.open(s.Game.Puzzle)
	} else {
		m.openToday(r, false)
	}
}

// AsBegun returns the puzzle p as the player began it: by whatever level and tries, unless
// these are to be exact, and a daily one with whichever version of the list; p itself if it
// was not begun. By its own rules comes first, and what is unfinished.
func (m *Records) AsBegun(p engine.Puzzle, exact bool) engine.Puzzle {
	found := p
	for _, s := range slices.Concat(m.Unfinished(), m.History) {
		q := s.Game.Puzzle
		id, same := q.Identity, q.Rules == p.Rules
		if id.Daily > 0 {
			id.Seed = p.Seed
		}
		id.Rules.Tries, id.Rules.Level = p.Rules.Tries, p.Rules.Level
		switch {
		case id != p.Identity:
		case same:
			return q
		case !exact && found == p:
			found = q
		}
	}
	return found
}

// openRandom draws puzzles until one was not begun yet, and opens it.
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

// Begun reports whether a puzzle was begun, or played to its end.
func (m *Records) Begun(id engine.Identity) bool {
	_, saved := m.Saved[id]
	_, ended := m.History.Find(id)
	return saved || ended
}

// open shows a puzzle: as it was left, or from its beginning.
func (m *Model) open(p engine.Puzzle) {
	s, found := m.Saved[p.Identity]
	if !found {
		s, found = m.History.Find(p.Identity)
	}
	if !found {
		s = records.Saved{Game: engine.NewGame(p), List: m.Lexicon.Fingerprint()}
	}
	m.take(s)
	m.Screen, m.Visited = NoScreen, copied.With(m.Visited, ModeListKey(p.Rules.Mode, m.InPlay.Name), p)
	m.say(SayGame)
}

// take puts a game in play as it was left, here or by another window.
func (m *Model) take(s records.Saved) {
	m.Game, m.ListPrint, m.Typed, m.cursor, m.pointedOut, m.Assisted = s.Game, s.List, s.Typed, cursor{}, false, s.Assisted
	m.SecretCover, m.Fresh, m.Notices, m.refusals = Uncovered, NoRow, nil, 0
	m.Rival = m.rivalFor(s)
}
