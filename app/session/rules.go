package session

import (
	"ketword/app/lists"
	"ketword/engine"
)

// FirstRules returns the rules that a first game is played by.
func FirstRules() engine.Rules { return usualRules(engine.Classic) }

// usualRules returns the rules of a mode before the player has chosen any.
func usualRules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: lists.Default().Length, Tries: engine.DefaultTries}
}

// ChosenRules returns the rules that a game of a mode is begun by, unless a link names
// others.
func (s *Session) ChosenRules(mode engine.Mode) engine.Rules {
	r := usualRules(mode)
	if level, err := engine.ParseLevel(s.Settings.Value(LevelSetting)); err == nil {
		r.Level = level.In(mode)
	}
	if tries, err := engine.ParseTries(s.Settings.Value(TriesSetting)); err == nil {
		r.Tries = tries
	}
	return r
}

// UsualRules returns the rules that the player has chosen, for the mode and list in play.
func (s *Session) UsualRules() engine.Rules {
	r := s.ChosenRules(s.Game.Puzzle.Rules.Mode)
	r.Length = s.InPlay.Name.Length
	return r
}
