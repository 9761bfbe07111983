package model

import "ketword/engine"

// Scope is what a screen of the coach is about, where it is not the game in play.
type Scope struct {
	List       ListName
	Mode       engine.Mode
	Difficulty engine.Difficulty
}

// scopeOf returns the scope of the game in play, or that is being opened.
func (m Model) scopeOf() Scope {
	r := m.Game.Puzzle.Rules
	return Scope{List: m.nextList(), Mode: r.Mode, Difficulty: r.Difficulty}
}

// stillThere returns the scope, with the default list if its own has gone, and in classic
// if its list has no secrets of two words.
func (m Model) stillThere(s Scope) Scope {
	if _, found := m.Find(s.List); !found {
		s.List = defaultList()
	}
	if !m.offers(s.List, s.Mode) {
		s.Mode = engine.Classic
	}
	return s
}

// ChooseScope changes a part of what a screen is about: its list, its mode or its level.
type ChooseScope struct {
	Screen Screen
	Part   ScopePart
	Value  string // as it is written elsewhere
}

// ScopePart is a part of a scope.
type ScopePart string

// The parts.
const (
	ScopeList  ScopePart = "list"
	ScopeMode  ScopePart = "mode"
	ScopeLevel ScopePart = "level"
)

// with returns a scope with another part; the same if that can't be read.
func (s Scope) with(part ScopePart, value string) Scope {
	changed, err := s, error(nil)
	switch part {
	case ScopeList:
		changed.List, err = ParseListName(value)
	case ScopeMode:
		changed.Mode, err = engine.ParseMode(value)
	case ScopeLevel:
		changed.Difficulty, err = engine.ParseDifficulty(value)
	}
	if err != nil {
		return s
	}
	return changed
}

// update gives the screen what it is about from now on.
func (msg ChooseScope) update(m Model) (Model, []Effect) {
	scope, is := scopes[msg.Screen]
	if !is {
		return m, nil
	}
	old := scope.get(m)
	next := m.stillThere(old.with(msg.Part, msg.Value))
	if next == old {
		return m, nil
	}
	return scope.set(m, next)
}

// scopes are the screens that have a scope.
var scopes = map[Screen]struct {
	get func(Model) Scope
	set func(Model, Scope) (Model, []Effect)
}{
	LabScreen: {func(m Model) Scope { return m.Lab.Scope }, Model.setLabScope},
}

// ScopeChoice is what a scope can be chosen from.
type ScopeChoice struct {
	Scope
	Known   List // what is known of its list
	Langs   []ListChoice
	Lengths []ListChoice // of the chosen language
}

// Offers reports whether the list has secrets of a mode.
func (c ScopeChoice) Offers(mode engine.Mode) bool { return c.Known.hasSecrets(mode) }

// scopeChoice returns what a scope can be chosen from.
func (m Model) scopeChoice(s Scope) ScopeChoice {
	known, _ := m.Find(s.List)
	return ScopeChoice{
		Scope: s, Known: known,
		Langs: m.langs(s.List, engine.Classic), Lengths: m.lengths(s.List, engine.Classic),
	}
}
