package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// SwitchMode switches to another mode, with the list that was played last in it.
type SwitchMode struct{ Mode engine.Mode }

func (msg SwitchMode) update(m *Model) {
	if m.Game.Puzzle.Rules.Mode == msg.Mode || !slices.Contains(engine.Modes(), msg.Mode) {
		return
	}
	m.goTo(m.lastOf(msg.Mode, m.ListFor(msg.Mode)))
}

// lastOf returns the target for a mode and list: the puzzle that was shown last with them,
// or else the unfinished game played last, or today's puzzle.
func (m *Model) lastOf(mode engine.Mode, list lists.Name) target {
	d := target{list: list, rules: m.ChosenRules(mode)}
	if p, ok := m.Visited[session.ModeListKey(mode, list)]; ok && !m.outdated(p) {
		d.kind, d.puzzle = toPuzzle, p
	}
	return d
}

// outdated reports whether p is the daily puzzle of another day, and has no unfinished
// game.
func (m *Model) outdated(p engine.Puzzle) bool {
	_, begun := m.Saved[p.Identity]
	return p.Daily > 0 && !m.OfToday(p.Identity) && !begun
}
