package model

import (
	"maps"
	"math/rand/v2"
	"slices"

	"ketword/engine"
)

// DefaultRules returns the rules that a first game is played by.
func DefaultRules() engine.Rules { return usualRules(engine.Classic) }

// usualRules returns the usual rules of a mode.
func usualRules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: 5, Tries: engine.DefaultTries}
}

// usual returns the usual rules for the mode and list in play.
func (m Model) usual() engine.Rules {
	r := usualRules(m.Game.Puzzle.Rules.Mode)
	r.Length = m.InPlay.Name.Length
	return r
}

// dayOf returns the day of the daily puzzle with a number.
func dayOf(number int) engine.Day { return engine.Day(number - 1) }

// ofToday reports whether a puzzle is a daily one of today, by any rules.
func (m Model) ofToday(id engine.Identity) bool { return id.Daily == max(m.Day, 0).Number() }

// IsToday reports whether the puzzle in play is today's, by the usual rules.
func (m Model) IsToday() bool {
	p := m.Game.Puzzle
	return p.Rules == m.usual() && m.ofToday(p.Identity)
}

// OffersToday reports whether today's puzzle of the mode and list in play, by the
// usual rules, is another one than that in play, and not solved or lost yet.
func (m Model) OffersToday() bool {
	lang, usual := m.Game.Puzzle.Lang, m.usual()
	return m.opened() && !m.IsToday() && !slices.ContainsFunc(m.History, func(s Saved) bool {
		p := s.Game.Puzzle
		return m.ofToday(p.Identity) && p.Rules == usual && p.Lang == lang
	})
}

// DayChanged tells that another day has begun.
type DayChanged struct{ Day engine.Day }

// update begins the day. Yesterday's puzzle gives way to today's unless it was
// begun.
func (msg DayChanged) update(m Model) (Model, []Effect) {
	yesterdays := m.ofToday(m.Game.Puzzle.Identity)
	m.Day = msg.Day
	if !m.opened() || !yesterdays || m.ofToday(m.Game.Puzzle.Identity) {
		return m, nil
	}
	m.trail.given, m.trail.replaces = false, true
	if !m.playing() || m.current().begun() {
		return m, nil
	}
	screen := m.Screen
	m, effects := m.openToday(m.Game.Puzzle.Rules)
	m.Screen = screen
	return m, effects
}

// GoToday opens today's puzzle of the mode and list in play.
type GoToday struct{}

func (GoToday) update(m Model) (Model, []Effect) {
	return m.goTo(destination{list: m.nextList(), rules: usualRules(m.Game.Puzzle.Rules.Mode), way: toDaily})
}

// nextList returns the list that the next puzzle is of: the one being loaded,
// or else the one in play.
func (m Model) nextList() ListName {
	if m.Waiting.Active() {
		return m.Waiting.List.Name
	}
	return m.InPlay.Name
}

// SwitchMode goes to another mode, with the list that was played in it last.
type SwitchMode struct{ Mode engine.Mode }

func (msg SwitchMode) update(m Model) (Model, []Effect) {
	if m.Game.Puzzle.Rules.Mode == msg.Mode || !slices.Contains(engine.Modes(), msg.Mode) {
		return m, nil
	}
	return m.goTo(m.lastOf(msg.Mode, m.listFor(msg.Mode)))
}

// lastOf returns where a mode and list lead: to the puzzle that was shown there
// before, or else the unfinished game played last, or today's puzzle.
func (m Model) lastOf(mode engine.Mode, list ListName) destination {
	d := destination{list: list, rules: usualRules(mode)}
	if p, ok := m.Visited[modeListKey(mode, list)]; ok && !m.outdated(p) {
		d.way, d.puzzle = toPuzzle, p
	}
	return d
}

// outdated reports whether p is another day's puzzle, and not in the midst of
// being played.
func (m Model) outdated(p engine.Puzzle) bool {
	_, begun := m.Saved[p.Identity]
	return p.Daily > 0 && !m.ofToday(p.Identity) && !begun
}

// NewRandom begins a random game of the current rules.
type NewRandom struct{ Entropy [2]uint64 }

func (msg NewRandom) update(m Model) (Model, []Effect) {
	return m.goTo(destination{list: m.nextList(), rules: m.Game.Puzzle.Rules, way: toRandom, entropy: msg.Entropy})
}

// Resume goes on with an unfinished game.
type Resume struct{ Identity string }

// update opens the game, if it is saved and its list is here.
func (msg Resume) update(m Model) (Model, []Effect) {
	id, err := engine.ParseIdentity(msg.Identity)
	s, ok := m.Saved[id]
	if err != nil || !ok || !m.hasListOf(id) {
		return m, nil
	}
	return m.goTo(destination{list: listOf(id), rules: id.Rules, way: toPuzzle, puzzle: s.Game.Puzzle})
}

// resume opens the game played last in a mode and with a list, if it is
// unfinished, or today's.
func (m Model) resume(r engine.Rules) (Model, []Effect) {
	id := m.Recent.game(r.Mode, m.InPlay.Name)
	if s, ok := m.Saved[id]; ok {
		return m.open(s.Game.Puzzle)
	}
	return m.openToday(r)
}

// startDay opens today's puzzle: as it was begun, by whatever rules, if that was the
// game played last. An older one that is unfinished is told of.
func (m Model) startDay(r engine.Rules) (Model, []Effect) {
	last, unfinished := m.Saved[m.Recent.game(r.Mode, m.InPlay.Name)]
	p := last.Game.Puzzle
	if unfinished && m.ofToday(p.Identity) {
		return m.open(p)
	}
	m, effects := m.openToday(r)
	if unfinished {
		m = m.tell(also(m.Notices, GameWaits{})...)
	}
	return m, effects
}

// openToday opens today's puzzle.
func (m Model) openToday(r engine.Rules) (Model, []Effect) {
	m, effects := m.openDay(r, m.Day)
	if m.Day < 0 {
		m = m.tell(TooEarly{})
	}
	return m, effects
}

// openDay opens the daily puzzle of a day.
func (m Model) openDay(r engine.Rules, day engine.Day) (Model, []Effect) {
	p, err := m.Lexicon.Daily(r, day)
	if err != nil {
		return m, nil // goTo lets only lists with pairs into quantum
	}
	return m.open(m.begunDaily(p))
}

// begunDaily returns the daily puzzle p as the player began it, which may have
// been with another version of the list; p itself if it was not begun.
func (m Model) begunDaily(p engine.Puzzle) engine.Puzzle {
	for _, s := range slices.Concat(m.unfinished(), m.History) {
		id := s.Game.Puzzle.Identity
		id.Seed = p.Seed
		if id == p.Identity {
			return s.Game.Puzzle
		}
	}
	return p
}

// openSeed opens the puzzle that the seed of a link names. One that is or was a
// daily puzzle is opened as that, so that it does not count twice.
func (m Model) openSeed(r engine.Rules, d destination) (Model, []Effect) {
	p, err := m.Lexicon.Puzzle(r, d.seed)
	if err != nil {
		return m, nil // as in openDay
	}
	day, daily := m.Lexicon.DayOf(r.Mode, d.seed, m.Day)
	sameList := !d.linked || d.words == m.Lexicon.Fingerprint()
	if daily && sameList && !m.begun(p.Identity) {
		return m.openDay(r, day)
	}
	return m.open(p)
}

// openRandom draws puzzles until one was not begun yet, and opens it.
func (m Model) openRandom(r engine.Rules, entropy [2]uint64) (Model, []Effect) {
	random := rand.New(rand.NewPCG(entropy[0], entropy[1]))
	for {
		seed, err := m.Lexicon.Draw(r, random)
		if err != nil {
			return m, nil // as in openDay
		}
		p, err := m.Lexicon.Puzzle(r, seed)
		if err != nil {
			return m, nil
		}
		if !m.begun(p.Identity) && p.Identity != m.Game.Puzzle.Identity {
			return m.open(p)
		}
	}
}

// begun reports whether a puzzle was begun, or played to its end.
func (m Model) begun(id engine.Identity) bool {
	_, saved := m.Saved[id]
	_, ended := m.History.Find(id)
	return saved || ended
}

// open shows a puzzle: as it was left, or from its beginning.
func (m Model) open(p engine.Puzzle) (Model, []Effect) {
	s, found := m.Saved[p.Identity]
	if !found {
		s, found = m.History.Find(p.Identity)
	}
	if !found {
		s = Saved{Game: engine.NewGame(p), List: m.Lexicon.Fingerprint()}
	}
	m.Game, m.List, m.Typed = s.Game, s.List, s.Typed
	m.Fresh, m.Screen, m.Notices, m.Refusals = NoRow, NoScreen, nil, 0
	m.Visited = maps.Clone(m.Visited)
	m.Visited[modeListKey(p.Rules.Mode, m.InPlay.Name)] = p
	m = m.say(SayGame)
	if _, unfinished := m.Saved[p.Identity]; unfinished {
		return m.remember(m.Recent.played(p.Identity))
	}
	return m.remember(m.Recent.opened(p.Identity))
}
