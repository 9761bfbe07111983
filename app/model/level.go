package model

import (
	"maps"

	"ketword/app/notice"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// A player chooses the level and the number of tries for all future games. The game in play
// changes too if it has no row yet, or if its level becomes easier. The rules are part of a
// puzzle's identity, so a game that changes has another identity from then on.

// chooseLevel chooses the level of all future games.
func (m *Model) chooseLevel(name string) {
	level, err := engine.ParseLevel(name)
	if err != nil {
		return
	}
	g := m.Game
	g.Puzzle.Rules.Level = level.In(g.Puzzle.Rules.Mode)
	eased, err := m.Game.Eased(level)
	eases := err == nil && g.TurnCount() > 0
	if eases {
		g = eased
	}
	m.choose(session.LevelSetting, name, g, eases)
}

// chooseTries chooses the number of tries of all future games.
func (m *Model) chooseTries(written string) {
	tries, err := engine.ParseTries(written)
	if err != nil {
		return
	}
	g := m.Game
	g.Puzzle.Rules.Tries = tries
	m.choose(session.TriesSetting, written, g, false)
}

// choose changes a setting of the rules. g is the game in play by the new rules; it
// replaces the game in play if that has no row yet, or if the change eases it.
func (m *Model) choose(setting, value string, g engine.Game, eased bool) {
	before := *m
	m.changeSetting(setting, value)
	m.revisit(&before)
	m.dropNoticesOf(notice.OfRules, notice.OfTries, notice.OfSeed)
	id, same := g.Puzzle.Identity, g.Puzzle == m.Game.Puzzle
	switch {
	case same || !m.Playing() || m.Again():
	case m.Game.TurnCount() > 0 && !eased:
		m.showNotices(notice.NextGame{Name: setting, Value: value})
	case m.Begun(id) || m.Frozen[session.GameKey(m.Game.Puzzle.Identity)]:
		m.showNotices(notice.NextGame{Name: setting, Value: value, Played: true})
	case eased:
		m.become(g)
		m.showNotices(notice.GameEased{Level: id.Rules.Level})
	default:
		m.become(g)
	}
}

// revisit forgets the visited puzzles that were not begun and have the rules of before. By
// the new rules they are other puzzles.
func (m *Model) revisit(before *Model) {
	m.Visited = maps.Clone(m.Visited)
	maps.DeleteFunc(m.Visited, func(_ string, p engine.Puzzle) bool {
		was := before.ChosenRules(p.Rules.Mode)
		was.Length = p.Rules.Length
		return p.Rules == was && !m.Begun(p.Identity) && p.Identity != m.Game.Puzzle.Identity
	})
}

// become replaces the game in play by g, the same puzzle by other rules.
func (m *Model) become(g engine.Game) {
	old := m.Game.Puzzle.Identity
	before, saved := m.Saved[old]
	m.Game, m.nav.given = g, false
	m.Visited = copied.With(m.Visited, session.ModeListKey(g.Puzzle.Rules.Mode, m.InPlay.Name), g.Puzzle)
	if !saved {
		return
	}
	m.Saved = copied.With(m.Saved, g.Puzzle.Identity, before) // so that g was begun at the same time
	if g.TurnCount() > 0 {
		m.journalUnfinished(m.Current())
	}
	m.save()
	m.Saved = copied.Without(m.Saved, old)
	m.unstore(old)
}
